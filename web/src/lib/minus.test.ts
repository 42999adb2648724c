import { expect, it } from 'vitest';

import { minusWord } from './minus.ts';

it('minus points have a real minus, and nothing has none', () => {
  expect([0, 1, 12].map(minusWord)).toEqual(['0', '−1', '−12']);
});
