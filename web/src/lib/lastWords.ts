/** No texts can be loaded, so there is no page: one line that the first file has in all languages, and a button. */
import words from 'virtual:last-words';

import type { Language } from './languages.ts';

export function sayLastWords(target: HTMLElement, language: Language): void {
  const { text = '', button = '' } = words[language] ?? {};
  const title = document.createElement('h1');
  title.textContent = document.title;
  const line = document.createElement('p');
  line.setAttribute('role', 'alert');
  line.textContent = text;
  const again = document.createElement('button');
  again.textContent = button;
  again.addEventListener('click', () => location.reload());
  const main = document.createElement('main');
  main.className = 'tabletop last-words';
  main.append(title, line, again);
  document.documentElement.lang = language;
  target.replaceChildren(main);
}
