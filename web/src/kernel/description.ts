/** The JSON file beside a kernel, as `tools/build_wasm.py` writes it (docs/formats.md). */

/** A number, the name of a value, or an operator with its operands; null where Python leaves something out. */
export type Expression = number | string | null | [string, ...Expression[]];

/** A text, null, or the name of a form of reader with what belongs to it. */
export type Reader = string | null | [string, ...unknown[]];

/** A key with its reader, or `["if", condition, field, ...]`. */
export type Field = [string, Reader] | ['if', Expression, ...Field[]];

export interface Entry {
  takes: string[];
  returns: 'int64' | 'float64' | 'bool' | 'none';
}

export interface RecordLayout {
  size: number;
  fields: Record<string, { type: 'i1' | 'i8'; at: number; shape: number[] }>;
}

/** A form of actions: parts are texts, or tables whose names count so much. */
export interface Form {
  first: number;
  parts: (string | [table: string, weight: number])[];
  anyOrder: 'letters' | 'parts' | null;
}

export interface Words {
  tables: Record<string, (string | null)[]>;
  view: Reader;
  facts: Reader;
  shuffle: Reader;
  events: [name: string, reader: Reader][];
  actions: Form[];
  decisions: Record<string, { kind: string; clauses: string[] }>;
  scores: Record<string, Expression>;
  wins: 'most' | 'least';
  passing: Record<string, number>;
  setup: {
    letters: Record<string, string>;
    /** From which action on their cards are written like actions, and by which clause. */
    cards: Record<string, [first: number, clause: string]>;
    fields: Record<string, Reader>;
    faults: { reader: Reader; clause: string; code: string; data: Reader }[];
  };
}

export type Options = Record<string, unknown>;

export interface GameDescription {
  title: string;
  version: number;
  players: [fewest: number, most: number];
  /** All options with what they are if nobody says otherwise. */
  options: Options;
  /** What setting up reads beside the options. */
  values: Record<string, unknown>;
  /** The fields of a view that hold notes, and what stands there without them. */
  notes: Record<string, number>;
  memory: { strict: number; open: number };
  /** For each number of players, what the search's guess at the end of a round is reckoned with. */
  weights: Record<string, number[][]>;
}

export interface Description {
  entries: Record<string, Entry>;
  state: RecordLayout;
  view: RecordLayout;
  /** A complete answer to an order, in the pizza family. */
  way?: RecordLayout;
  constants: Record<string, number>;
  words: Words;
  games: Record<string, GameDescription>;
  /** Where everything lies in a search (`bots/kernel/search.py`). */
  search: { size: number; fields: Record<string, { type: 'i8' | 'f8'; at: number; shape: number[] }> };
  /** How bots of each level search, from level 1. */
  levels: { memory: number; cap: number; playouts: number }[];
  /** What a search notes about the next own decision, for each action. */
  tree: [answers: number, notes: number];
}
