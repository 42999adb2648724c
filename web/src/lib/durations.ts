/** How long something took, as people say it. */
import { clockFace } from './remaining.svelte.ts';
import { language } from './texts.svelte.ts';

type Unit = 'day' | 'hour' | 'minute' | 'second';

function amount(value: number, unit: Unit): string {
  const unitDisplay = unit === 'day' ? 'long' : 'short'; // the short word for it is hardly known in German
  const form = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 } as const;
  // A number stays with its unit.
  return new Intl.NumberFormat(language(), form).format(value).replaceAll(' ', '\u00a0');
}

function both(large: number, unit: Unit, small: number, part: Unit): string {
  return small ? `${amount(large, unit)} ${amount(small, part)}` : amount(large, unit);
}

/** What is left of a short time. It changes ten times a second, too often for the browser's own way to write numbers. */
export function tenthsWord(seconds: number): string {
  const word = seconds.toFixed(1);
  return language() === 'en' ? word : word.replace('.', ',');
}

/** What is left, as on a clock: from an hour up nobody counts seconds. */
export function leftWord(seconds: number): string {
  if (seconds < 10) return tenthsWord(seconds);
  const whole = Math.ceil(seconds);
  if (whole < 60) return String(whole);
  return whole < 3600 ? clockFace(1000 * whole) : durationWord(whole);
}

/** Two units at the most; tenths only where whole seconds would say little. */
export function durationWord(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 10) return amount(seconds, 'second');
  if (whole < 60) return amount(whole, 'second');
  if (whole < 3600) return both(Math.floor(whole / 60), 'minute', whole % 60, 'second');
  const minutes = Math.round(whole / 60);
  if (minutes < 24 * 60) return both(Math.floor(minutes / 60), 'hour', minutes % 60, 'minute');
  const hours = Math.round(minutes / 60);
  return both(Math.floor(hours / 24), 'day', hours % 24, 'hour');
}
