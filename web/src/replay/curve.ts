/** The curve of winning chances: where its points lie, and how lines are told apart without their colours. */
import type { ReplayStep } from '../lib/api.ts';

/** Each seat has a way of being dashed. */
export const DASHES = ['', '8 5', '2 5', '10 4 2 4', '1 6', '14 6'];
/** And the thickness that suits it: dots need more ink. */
export const WIDTHS = [3, 2.4, 2.8, 2.4, 3.4, 2.4];

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function xOf(step: number, last: number, { left, right }: Frame): number {
  return left + ((right - left) * step) / Math.max(1, last);
}

export function yOf(chance: number, { top, bottom }: Frame): number {
  return bottom - (bottom - top) * chance;
}

/** The step that lies nearest to a place. */
export function stepAt(x: number, last: number, { left, right }: Frame): number {
  const share = (x - left) / Math.max(1, right - left);
  return Math.min(last, Math.max(0, Math.round(share * last)));
}

export function pathOf(chances: number[], frame: Frame): string {
  const last = chances.length - 1;
  return chances
    .map(
      (chance, step) =>
        `${step ? 'L' : 'M'}${xOf(step, last, frame).toFixed(1)} ${yOf(chance, frame).toFixed(1)}`,
    )
    .join('');
}

/** Where the signs of the seats stand at the end of their lines, moved apart where they would overlap. */
export function spread(ends: number[], apart: number, { top, bottom }: Frame): number[] {
  const order = ends.map((_, seat) => seat).sort((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0));
  const placed = [...ends];
  order.forEach((seat, place) => {
    const above = order[place - 1];
    if (above !== undefined) placed[seat] = Math.max(placed[seat] ?? 0, (placed[above] ?? 0) + apart);
  });
  const over = Math.max(0, Math.max(...placed) - bottom);
  let lowest = bottom;
  for (const seat of [...order].reverse()) {
    if (over) placed[seat] = Math.min(placed[seat] ?? 0, lowest);
    lowest = (placed[seat] ?? 0) - apart;
  }
  return placed.map((y) => Math.max(top, y));
}

/** The middles of words of these widths, in order, moved apart where they would overlap. */
export function placeWords(middles: number[], widths: number[], { left, right }: Frame): number[] {
  const placed = [...middles];
  let free = left;
  placed.forEach((x, at) => {
    const half = (widths[at] ?? 0) / 2;
    placed[at] = Math.max(x, free + half);
    free = (placed[at] ?? 0) + half;
  });
  free = right;
  for (let at = placed.length - 1; at >= 0; at--) {
    const half = (widths[at] ?? 0) / 2;
    placed[at] = Math.min(placed[at] ?? 0, free - half);
    free = (placed[at] ?? 0) - half;
  }
  return placed;
}

export interface Scoring {
  round: number;
  from: number;
  to: number;
}

/** When rounds were scored. */
export function scorings(steps: ReplayStep[]): Scoring[] {
  const found: Scoring[] = [];
  let from: number | null = null;
  steps.forEach(({ events }, step) => {
    for (const { name } of events) {
      if (name === 'round-ended') from = step;
      if ((name === 'scored' || name === 'won') && from !== null) {
        found.push({ round: found.length + 1, from, to: step });
        from = null;
      }
    }
  });
  return found;
}
