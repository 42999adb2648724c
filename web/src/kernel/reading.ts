/** Functions that read what descriptions describe; `core/reading.py` has the same in Python. */
import type { Expression, Field, Reader, RecordLayout } from './description.ts';
import { calculate, isSet, Names, type Calculation, type Scope, type Value } from './expressions.ts';

/** What is read: plain data, as JSON has it. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

export type Tables = Record<string, (string | null)[]>;
type Read = (scope: Scope) => Plain;
type Write = (scope: Scope, object: Record<string, Plain>) => void;

/** Values by name: fields of a record, options, or the numbers of an event. */
export type Values = Record<string, Value>;

/** A reader as a function of values by name. */
export class Reading {
  readonly #tables: Tables;
  readonly #names = new Names();
  readonly #read: Read;

  constructor(reader: Reader, tables: Tables) {
    this.#tables = tables;
    this.#read = this.#reader(reader);
  }

  /** The names of the values that it reads. */
  get names(): string[] {
    return [...this.#names.outer.keys()];
  }

  read(values: Values): Plain {
    const scope: Scope = [];
    for (const [name, place] of this.#names.outer) scope[place] = values[name];
    return this.#read(scope);
  }

  #calculate(expression: unknown): Calculation {
    return calculate(expression as Expression, this.#names);
  }

  #reader(reader: Reader): Read {
    if (reader === null || typeof reader === 'string') return () => reader;
    const [form, ...parts] = reader;
    switch (form) {
      case 'number': {
        const value = this.#calculate(parts[0]);
        return (scope) => value(scope) as Plain;
      }
      case 'name': {
        const [table, number] = [this.#table(parts[0]), this.#calculate(parts[1])];
        return (scope) => table[number(scope) as number] ?? null;
      }
      case 'named': {
        const [table, flags] = [this.#table(parts[0]), this.#calculate(parts[1])];
        return (scope) => {
          const chosen = flags(scope) as Value[];
          return table.filter((_, at) => isSet(chosen[at]));
        };
      }
      case 'text': {
        const texts = parts.map((part) => this.#reader(part as Reader));
        return (scope) => texts.map((text) => text(scope)).join('');
      }
      case 'times': {
        const [text, count] = [this.#reader(parts[0] as Reader), this.#calculate(parts[1])];
        return (scope) => String(text(scope)).repeat(count(scope) as number);
      }
      case 'join': {
        const items = this.#reader(parts[1] as Reader);
        return (scope) => (items(scope) as Plain[]).join(parts[0] as string);
      }
      case 'either': {
        const condition = this.#calculate(parts[0]);
        const [so, otherwise] = [this.#reader(parts[1] as Reader), this.#reader(parts[2] as Reader)];
        return (scope) => (isSet(condition(scope)) ? so : otherwise)(scope);
      }
      case 'each':
        return this.#loop(
          parts,
          () => this.#reader(parts[3] as Reader),
          (item, scope, found: Plain[]) => void found.push(item(scope)),
          () => [],
        );
      case 'keyed':
        return this.#loop(
          parts,
          () => ({ key: this.#reader(parts[3] as Reader), item: this.#reader(parts[4] as Reader) }),
          ({ key, item }, scope, found: Record<string, Plain>) =>
            void (found[String(key(scope))] = item(scope)),
          () => ({}),
        );
      case 'fields': {
        const write = parts.map((part) => this.#field(part as Field));
        return (scope) => {
          const object: Record<string, Plain> = {};
          for (const one of write) one(scope, object);
          return object;
        };
      }
    }
    throw new TypeError(`a description has no reader ${form}`);
  }

  #table(name: unknown): (string | null)[] {
    const table = this.#tables[name as string];
    if (!table) throw new TypeError(`a description has no table ${String(name)}`);
    return table;
  }

  #field(field: Field): Write {
    if (field[0] !== 'if') {
      const [key, reader] = field as [string, Reader];
      const read = this.#reader(reader);
      return (scope, object) => void (object[key] = read(scope));
    }
    const [, expression, ...parts] = field as ['if', Expression, ...Field[]];
    const condition = this.#calculate(expression);
    const write = parts.map((part) => this.#field(part));
    return (scope, object) => {
      if (isSet(condition(scope))) for (const one of write) one(scope, object);
    };
  }

  /** For each value of a variable, as far as a condition holds. */
  #loop<Inside, Found extends Plain>(
    [variable, over, where]: unknown[],
    compile: () => Inside,
    add: (inside: Inside, scope: Scope, found: Found) => void,
    begin: () => Found,
  ): Read {
    const values = this.#calculate(over);
    return this.#names.bind(variable as string, (place) => {
      const holds = where === null ? null : this.#calculate(where);
      const inside = compile();
      return (scope) => {
        const found = begin();
        for (const value of values(scope) as Value[]) {
          scope[place] = value;
          if (!holds || isSet(holds(scope))) add(inside, scope, found);
        }
        return found;
      };
    });
  }
}

/** A reader of records: all fields that it needs are taken out of the bytes first. */
export function recordReader(reader: Reader, tables: Tables, layout: RecordLayout) {
  const reading = new Reading(reader, tables);
  const used = reading.names.filter((name) => name in layout.fields);
  return (bytes: Uint8Array, also: Values = {}): Plain => {
    const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const values = { ...also };
    for (const name of used) values[name] = readField(data, layout, name);
    return reading.read(values);
  };
}

/** A field as a number, or as nested lists of numbers. */
export function readField(data: DataView, layout: RecordLayout, name: string): Value {
  const field = layout.fields[name];
  if (!field) throw new TypeError(`a record has no field ${name}`);
  let at = field.at;
  const take = (dimension: number): Value => {
    const length = field.shape[dimension];
    if (length !== undefined) {
      const values = new Array<Value>(length);
      for (let i = 0; i < length; i++) values[i] = take(dimension + 1);
      return values;
    }
    const value = field.type === 'i1' ? data.getInt8(at) : readWord(data, at);
    at += field.type === 'i1' ? 1 : 8;
    return value;
  };
  return take(0);
}

/** 64 bits: as a number, if one can hold them. */
function readWord(data: DataView, at: number): number | bigint {
  const number = data.getInt32(at + 4, true) * 2 ** 32 + data.getUint32(at, true);
  return Number.isSafeInteger(number) ? number : data.getBigInt64(at, true);
}

/** Write a number, or lists of numbers, to a field. */
export function writeField(data: DataView, layout: RecordLayout, name: string, value: Plain): void {
  const field = layout.fields[name];
  if (!field) throw new TypeError(`a record has no field ${name}`);
  const numbers = ([value] as unknown[]).flat(Infinity) as number[];
  numbers.forEach((number, at) => {
    if (field.type === 'i1') data.setInt8(field.at + at, number);
    else data.setBigInt64(field.at + 8 * at, BigInt(number), true);
  });
}
