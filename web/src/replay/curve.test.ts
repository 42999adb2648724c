import { describe, expect, it } from 'vitest';

import { pathOf, placeWords, scorings, spread, stepAt, xOf, yOf, DASHES, WIDTHS } from './curve.ts';

const FRAME = { left: 40, right: 240, top: 10, bottom: 110 };

describe('the curve', () => {
  it('goes from left to right and from 0 at the bottom to 1 at the top', () => {
    expect(pathOf([0, 0.5, 1], FRAME)).toBe('M40.0 110.0L140.0 60.0L240.0 10.0');
    expect([xOf(0, 0, FRAME), yOf(1, FRAME)]).toEqual([40, 10]);
  });

  it('keeps the words under two scorings apart, and in the frame', () => {
    expect(placeWords([100, 210, 238], [60, 60, 60], FRAME)).toEqual([90, 150, 210]);
    expect(placeWords([50, 140], [60, 60], FRAME)).toEqual([70, 140]);
  });

  it('finds the step that was meant', () => {
    for (const step of [0, 3, 10]) expect(stepAt(xOf(step, 10, FRAME) + 4, 10, FRAME)).toBe(step);
    expect([stepAt(-99, 10, FRAME), stepAt(999, 10, FRAME)]).toEqual([0, 10]);
  });

  it('tells six lines apart without colours', () => {
    expect(new Set(DASHES).size).toBe(6);
    expect(WIDTHS).toHaveLength(6);
  });

  it('moves the signs at its end apart, and keeps them inside', () => {
    const placed = spread([110, 110, 20, 108], 24, FRAME);
    const sorted = [...placed].sort((one, other) => one - other);
    sorted.slice(1).forEach((y, at) => expect(y - (sorted[at] ?? 0)).toBeGreaterThanOrEqual(24));
    expect(Math.max(...placed)).toBeLessThanOrEqual(110);
    expect(placed[2]).toBe(20);
  });

  it('knows when rounds were scored', () => {
    const step = (...names: string[]) => ({ view: {}, events: names.map((name) => ({ name })) });
    expect(
      scorings([step('played'), step('round-ended'), step(), step('scored'), step('round-ended', 'won')]),
    ).toEqual([
      { round: 1, from: 1, to: 3 },
      { round: 2, from: 4, to: 4 },
    ]);
  });
});
