// What can be played. Written by `make golden`; do not edit.

export const GAMES = [
  { game: "sole-mio", title: "Sole Mio!", least: 2, most: 5, minutes: 30, levels: 5 },
  { game: "mamma-mia-grande", title: "Mamma Mia! Grande", least: 2, most: 5, minutes: 45, levels: 5 },
  { game: "mamma-mia", title: "Mamma Mia!", least: 2, most: 5, minutes: 30, levels: 5 },
  { game: "solomino", title: "SOLOmino", least: 2, most: 6, minutes: 20, levels: 3 },
] as const;
