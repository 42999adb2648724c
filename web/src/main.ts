import { mount } from 'svelte';

import App from './App.svelte';
import { putHouse } from './drawings/sprites.ts';
import { chunk } from './lib/chunks.svelte.ts';
import { awaitPaint } from './lib/painted.svelte.ts';
import { settings } from './lib/settings.svelte.ts';
import { sayLastWords } from './lib/lastWords.ts';
import { awaitFirstTap } from './lib/sound.ts';
import { speak } from './lib/texts.svelte.ts';
import './styles/tokens.css';
import './styles/base.css';

/** For the console and for tests: nothing of the kernels is loaded before somebody asks for it. */
Object.assign(window, {
  tavolata: { kernel: async () => (await chunk(() => import('./kernel/client.ts'))).kernel() },
});

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');

putHouse();
awaitFirstTap();
try {
  await speak(settings.language).catch(() => speak('en'));
  mount(App, { target });
  awaitPaint();
} catch {
  sayLastWords(target, settings.language);
}
