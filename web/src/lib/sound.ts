/**
 * Sounds, made on the spot: wooden, short, dry. Each has a visible twin, so nobody needs them.
 *
 * Browsers are silent until the first tap, and so are we. Each sound is a few layers: a tone that dies away, or a
 * breath of noise through a filter.
 */
import { settings } from './settings.svelte.ts';

interface Tone {
  tone: number;
  to?: number;
  shape?: OscillatorType;
}
interface Noise {
  noise: number;
  sharp?: number;
}
type Layer = (Tone | Noise) & { at?: number; lasts: number; loud: number };

const VOLUME = 0.6;

const SOUNDS = {
  choose: [{ noise: 3200, lasts: 0.03, loud: 0.25 }],
  play: [
    { noise: 1400, lasts: 0.12, loud: 0.3 },
    { tone: 150, to: 85, at: 0.1, lasts: 0.12, loud: 0.7 },
    { noise: 380, at: 0.16, lasts: 0.45, loud: 0.12 },
  ],
  draw: [
    { noise: 2400, lasts: 0.05, loud: 0.3 },
    { tone: 520, to: 640, lasts: 0.04, loud: 0.08 },
  ],
  turn: [
    { tone: 1318, lasts: 0.4, loud: 0.22 },
    { tone: 1760, at: 0.13, lasts: 0.55, loud: 0.2 },
  ],
  filled: [
    { tone: 2093, lasts: 0.8, loud: 0.22 },
    { tone: 5650, lasts: 0.35, loud: 0.06 },
  ],
  unfilled: [
    { noise: 2000, lasts: 0.07, loud: 0.06 },
    { noise: 1500, at: 0.08, lasts: 0.1, loud: 0.05 },
  ],
  asked: [
    { tone: 210, to: 150, lasts: 0.09, loud: 0.6 },
    { tone: 210, to: 150, at: 0.17, lasts: 0.09, loud: 0.6 },
  ],
  lay: [
    { noise: 900, sharp: 4, lasts: 0.05, loud: 0.5 },
    { tone: 240, to: 170, lasts: 0.07, loud: 0.5 },
  ],
  symbol: [{ tone: 587, shape: 'triangle', lasts: 0.35, loud: 0.3 }],
  tick: [{ noise: 4200, sharp: 8, lasts: 0.02, loud: 0.15 }],
  solomino: [
    { noise: 2700, sharp: 5, lasts: 0.04, loud: 0.6 },
    { noise: 2700, sharp: 5, at: 0.09, lasts: 0.04, loud: 0.6 },
    { noise: 3100, sharp: 5, at: 0.15, lasts: 0.05, loud: 0.7 },
  ],
  arrive: [
    { tone: 300, to: 220, lasts: 0.08, loud: 0.5 },
    { tone: 300, to: 220, at: 0.14, lasts: 0.08, loud: 0.5 },
    { tone: 988, at: 0.3, lasts: 0.6, loud: 0.2 },
  ],
  win: [
    { tone: 392, shape: 'triangle', lasts: 0.3, loud: 0.35 },
    { tone: 494, shape: 'triangle', at: 0.14, lasts: 0.3, loud: 0.35 },
    { tone: 587, shape: 'triangle', at: 0.28, lasts: 0.3, loud: 0.35 },
    { tone: 784, shape: 'triangle', at: 0.42, lasts: 0.55, loud: 0.4 },
  ],
} satisfies Record<string, Layer[]>;

export type Sound = keyof typeof SOUNDS;

const BUZZ: Partial<Record<Sound, number>> = { choose: 10, turn: 30 };

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** To be called once: the first tap or key opens the ears. */
export function awaitFirstTap(): void {
  const open = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener('pointerdown', open, { once: true });
  addEventListener('keydown', open, { once: true });
}

/** `pitch` raises a sound a little, as each card of a draw does. */
export function play(sound: Sound, pitch = 1): void {
  if (!settings.sound) return;
  // Whoever waits in another tab wants to hear that it is their turn, and who has come.
  if (document.hidden && sound !== 'turn' && sound !== 'arrive') return;
  const buzz = BUZZ[sound];
  if (buzz && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(buzz);
  if (context?.state !== 'running') return;
  for (const layer of SOUNDS[sound] as Layer[]) sing(context, layer, pitch);
}

function sing(ears: AudioContext, layer: Layer, pitch: number): void {
  const begin = ears.currentTime + (layer.at ?? 0);
  const end = begin + layer.lasts;
  const loudness = ears.createGain();
  loudness.gain.setValueAtTime(0.0001, begin);
  loudness.gain.exponentialRampToValueAtTime(layer.loud * VOLUME, begin + 0.004);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(ears.destination);
  const source =
    'tone' in layer ? tone(ears, layer, begin, end, pitch) : breath(ears, layer, pitch, loudness);
  if ('tone' in layer) source.connect(loudness);
  source.start(begin);
  source.stop(end + 0.02);
}

function tone(ears: AudioContext, layer: Tone, begin: number, end: number, pitch: number): OscillatorNode {
  const source = ears.createOscillator();
  source.type = layer.shape ?? 'sine';
  source.frequency.setValueAtTime(layer.tone * pitch, begin);
  if (layer.to) source.frequency.exponentialRampToValueAtTime(layer.to * pitch, end);
  return source;
}

function breath(ears: AudioContext, layer: Noise, pitch: number, out: AudioNode): AudioBufferSourceNode {
  hiss ??= white(ears);
  const source = ears.createBufferSource();
  source.buffer = hiss;
  const filter = ears.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = layer.noise * pitch;
  filter.Q.value = layer.sharp ?? 1;
  source.connect(filter).connect(out);
  return source;
}

function white(ears: AudioContext): AudioBuffer {
  const buffer = ears.createBuffer(1, ears.sampleRate, ears.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
