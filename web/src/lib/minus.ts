/** Minus points: one sign for them everywhere, the real minus, and none for nothing. */
export function minusWord(points: number): string {
  return points ? `−${points}` : '0';
}
