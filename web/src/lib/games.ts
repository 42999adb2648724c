// What can be played. Written by `make golden`; do not edit.

export const GAMES = [
  { game: "sole-mio", title: "Sole Mio!", least: 2, most: 5, minutes: 30, levels: 5, options: ["players", "start", "kinds"] },
  { game: "mamma-mia-grande", title: "Mamma Mia! Grande", least: 2, most: 5, minutes: 45, levels: 5, options: ["players", "start", "kinds"] },
  { game: "mamma-mia", title: "Mamma Mia!", least: 2, most: 5, minutes: 30, levels: 5, options: ["players", "start", "kinds"] },
  { game: "solomino", title: "SOLOmino", least: 2, most: 6, minutes: 20, levels: 3, options: ["players", "start", "rounds", "out_of_turn", "deck"] },
] as const;

/** Seconds that a decision may take. */
export const CLOCKS = { none: null, relaxed: 120, fast: 20, days: 259200 } as const;

/** Seconds that a card may be thrown in. */
export const WINDOWS = { normal: 2, long: 4, longest: 8 } as const;

/** Seconds that the call may take. */
export const CALLS = { normal: 4, long: 8, longest: 15 } as const;

/** Seconds that people may look at a round before the next one, by the pace. */
export const ROUND_BREAKS = { slow: 30, normal: 20, quick: 10 } as const;
