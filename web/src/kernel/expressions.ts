import type { Expression } from './description.ts';

/** Numbers of a kernel. Only sets of cards have words too large for a number. */
export type Value = number | bigint | Value[];

/** Values by their places (`Names`). */
export type Scope = (Value | undefined)[];

export type Calculation = (scope: Scope) => Value;

/** Which value lies where: a value from outside has one place, and each variable of a loop one of its own. */
export class Names {
  /** The values that are read from outside. */
  readonly outer = new Map<string, number>();
  readonly #variables: [name: string, place: number][] = [];
  #places = 0;

  place(name: string): number {
    const variable = this.#variables.findLast(([known]) => known === name);
    if (variable) return variable[1];
    const place = this.outer.get(name) ?? this.#places++;
    this.outer.set(name, place);
    return place;
  }

  /** While `inside` is compiled, the name is that of a variable; it hides a value from outside. */
  bind<T>(name: string, inside: (place: number) => T): T {
    const place = this.#places++;
    this.#variables.push([name, place]);
    const made = inside(place);
    this.#variables.pop();
    return made;
  }
}

/** How many members a word of a set has. */
const WORD = 63;

function count(value: Value | undefined): number {
  if (typeof value !== 'number')
    throw new TypeError('a description calculates with something that is no number');
  return value;
}

function list(value: Value | undefined): Value[] {
  if (!Array.isArray(value)) throw new TypeError('a description takes something for a list that is none');
  return value;
}

/** As Python sees it. */
export function isSet(value: Value | undefined): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** The numbers in a set. */
function members(words: Value[]): number[] {
  const found: number[] = [];
  words.forEach((word, at) => {
    const bits = BigInt(word as number | bigint).toString(2);
    for (let bit = 0; bit < bits.length; bit++) {
      if (bits[bits.length - 1 - bit] === '1') found.push(at * WORD + bit);
    }
  });
  return found;
}

function range(first: number, end?: number): number[] {
  const from = end === undefined ? 0 : first;
  return Array.from({ length: Math.max(0, (end ?? first) - from) }, (_, at) => from + at);
}

function slice(values: Value[], start: Value | null, end: Value | null, step: Value | null): Value[] {
  if (step === -1 && start === null && end === null) return [...values].reverse();
  const taken = values.slice(start === null ? 0 : count(start), end === null ? values.length : count(end));
  return step === null ? taken : taken.filter((_, at) => at % count(step) === 0);
}

/** What an operator makes of operands that are all calculated before. */
const OPERATORS: Record<string, (...values: Value[]) => Value> = {
  '+': (a, b) => count(a) + count(b),
  '-': (a, b) => count(a) - count(b),
  '*': (a, b) => count(a) * count(b),
  '//': (a, b) => Math.floor(count(a) / count(b)),
  '%': (a, b) => count(a) - count(b) * Math.floor(count(a) / count(b)),
  '==': (a, b) => Number(a === b),
  '!=': (a, b) => Number(a !== b),
  '<': (a, b) => Number(count(a) < count(b)),
  '<=': (a, b) => Number(count(a) <= count(b)),
  '>': (a, b) => Number(count(a) > count(b)),
  '>=': (a, b) => Number(count(a) >= count(b)),
  not: (a) => Number(!isSet(a)),
  in: (a, ...values) => Number(values.includes(a as Value)),
  at: (values, index) => {
    const found = list(values)[count(index)];
    if (found === undefined) throw new RangeError('a description looks behind the end of a list');
    return found;
  },
  abs: (a) => Math.abs(count(a)),
  min: (...values) => Math.min(...values.flat().map(count)),
  max: (...values) => Math.max(...values.flat().map(count)),
  len: (values) => list(values).length,
  sum: (values) => list(values).reduce<number>((total, value) => total + count(value), 0),
  distinct: (values) => new Set(list(values)).size,
  members: (words) => members(list(words)),
  range: (first, end) => range(count(first), end === undefined ? undefined : count(end)),
};

/** An expression as a function. */
export function calculate(expression: Expression, names: Names): Calculation {
  if (typeof expression === 'number') return () => expression;
  if (typeof expression === 'string') {
    const place = names.place(expression);
    return (scope) => {
      const value = scope[place];
      if (value === undefined) throw new ReferenceError(`there is no ${expression}`);
      return value;
    };
  }
  if (expression === null) throw new TypeError('an expression is missing');
  const [operator, ...operands] = expression;
  if (operator === 'slice') {
    const [values, ...bounds] = operands.map((operand) =>
      operand === null ? null : calculate(operand, names),
    );
    return (scope) => {
      const [start = null, end = null, step = null] = bounds.map((bound) => bound?.(scope) ?? null);
      return slice(list(values?.(scope)), start, end, step);
    };
  }
  const parts = operands.map((operand) => calculate(operand, names));
  switch (operator) {
    case 'and':
      return (scope) => parts.reduce<Value>((last, part) => (isSet(last) ? part(scope) : last), 1);
    case 'or':
      return (scope) => parts.reduce<Value>((last, part) => (isSet(last) ? last : part(scope)), 0);
    case 'if': {
      const [condition, so, otherwise] = parts as [Calculation, Calculation, Calculation];
      return (scope) => (isSet(condition(scope)) ? so(scope) : otherwise(scope));
    }
  }
  const operation = OPERATORS[operator];
  if (!operation) throw new TypeError(`a description has no operator ${operator}`);
  const [one, other] = parts;
  if (one && other && parts.length === 2) return (scope) => operation(one(scope), other(scope));
  return (scope) => operation(...parts.map((part) => part(scope)));
}
