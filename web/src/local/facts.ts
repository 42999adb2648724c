// How a table is kept. Written by `make golden`; do not edit.

/** Events that everybody sees on the table as long as they matter. */
export const SEEN: ReadonlySet<string> = new Set(["demanded", "revealed", "round-began", "shuffled", "started", "taken"]);

/** Events that tell what a scoring brought. */
export const RESULTS: ReadonlySet<string> = new Set(["filled", "rewarded", "round-ended", "unfilled"]);

/** Events that tell a seat nothing but what it has just done itself. */
export const FORESEEN: ReadonlySet<string> = new Set(["laid", "order-played", "passed", "played", "reversed", "skipped"]);

/** Events with which a round of SOLOmino ends. */
export const ROUND_ENDS: ReadonlySet<string> = new Set(["last-card", "pile-ended"]);

/** Decisions with which a new turn begins. */
export const TURNS: ReadonlySet<string> = new Set(["play", "turn"]);

/** Decisions of a scoring, which every screen shows. */
export const SHOWN_BY_SCREENS: ReadonlySet<string> = new Set(["add", "amount", "ask", "block", "contest", "demand", "help", "match", "name", "series", "show"]);

/** Decisions that a bot takes together with the one before. */
export const SAME_PLAN: ReadonlySet<string> = new Set(["add", "amount", "ask", "demand", "draw", "help", "order", "series"]);

/** Answers that others see as words. */
export const WORDS: ReadonlySet<string> = new Set(["done", "draw", "give-up", "keep", "no", "pass", "take"]);

/** Decisions that are answered in a complete way, which the kernel lists. */
export const WAYS: ReadonlySet<string> = new Set(["add", "amount", "ask", "contest", "demand", "help", "series"]);

/** Options that follow from how a table is run. */
export const DERIVED: ReadonlySet<string> = new Set(["ask_everyone", "open_oven"]);

/** Seconds between a question and a bot's answer. */
export const PACES = {"slow": 1.8, "normal": 0.75, "quick": 0.25} as const;

/** For so many paces an announcement stays before a bot's next turn. */
export const READING = {"once": 2.7, "lap": 1.25, "open": 1.25} as const;

/** When a bot throws in, as parts of a window. */
export const REACTION = [0.45, 0.85] as const;

/** So many decisions a bot takes at once. */
export const MOST_STEPS = 40;

/** Seconds until a question counts as seen. */
export const UNSEEN = 30.0;

/** Seconds before the end of a clock that an answer without a choice is given. */
export const SHORTLY = 0.5;

/** Seconds to read why there is no choice, on a device that is passed round. */
export const IN_HAND = 2.5;

/** How long people take for an answer; see server/hesitation.py. */
export const HESITATION = {"assumed": 8, "median": 3.0, "spread": 0.5, "quickest": 1.5, "slowest": 6.0, "longest": 15.0} as const;

/** Playouts for looking back, and what a turning point is; see server/replays.py. */
export const REVIEW = {"curve": 40000, "fewest": 80, "most": 400, "hint": 400, "change": 0.08, "surely": 2.0, "points": 5, "best": 8} as const;
