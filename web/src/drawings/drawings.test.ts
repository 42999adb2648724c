import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '../lib/languages.ts';
import { KINDS, KIND_NAMES } from '../pizza/view.ts';
import { SYMBOLS } from '../solomino/view.ts';
import { orderSymbol, ownerIn } from './orders.ts';

const FILES = ['house', 'pizza', 'solomino'];
const SOURCES = FILES.map((name) => readFileSync(`src/drawings/${name}.svg`, 'utf8'));
const DRAWN = new Set(
  SOURCES.flatMap((source) => [...source.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)),
);

const ORDERS = [
  ...[...KINDS].flatMap((kind) => [`4${kind}`, `4${kind}+1`]),
  ...'two-of-each contest match without-mine two-doubles 4321 scorers-four mixed bombastica monotoni minimale'.split(
    ' ',
  ),
];

describe('drawings', () => {
  it('are there for every card and back', () => {
    for (const name of Object.values(KIND_NAMES)) {
      expect(DRAWN).toContain(name);
      expect(DRAWN).toContain(`card-${name}-1`);
      expect(DRAWN).toContain(`card-${name}-2`);
      expect(DRAWN).toContain(`back-order-${name}`);
    }
    expect(DRAWN).toContain('card-sole');
    expect(DRAWN).toContain('back-ingredient');
    expect(DRAWN).toContain('back-domino');
  });

  it('are there for every order of every player; nobody has an order of the own kind', () => {
    for (const own of KINDS) {
      for (const order of ORDERS) {
        if (order.startsWith(`4${own}`)) continue;
        expect(DRAWN).toContain(orderSymbol(order, own));
      }
    }
  });

  it('are there for every order that a text shows, whoever reads it', () => {
    const files = LANGUAGES.flatMap((language) => ['rules', 'tutorial'].map((name) => `${language}/${name}`));
    const texts = files.flatMap((file) =>
      readFileSync(`../src/tavolata/locale/${file}.ftl`, 'utf8').split('\n'),
    );
    const shown = texts.flatMap((text) =>
      [...text.matchAll(/\[\[([^\]@]+)(?:@([a-z]))?\]\]/g)].map(([, order = '', by]) => ({
        text,
        order,
        by,
      })),
    );
    const orders = shown.filter(({ order }) => ORDERS.includes(order));
    expect(orders.map(({ order }) => order)).toContain('4o');
    for (const { text, order, by } of orders) {
      for (const own of KINDS) expect(DRAWN, text).toContain(orderSymbol(order, by ?? ownerIn(text, own)));
    }
  });

  it('are there for every symbol and digit', () => {
    for (const name of Object.values(SYMBOLS)) expect(DRAWN).toContain(`act-${name}`);
    for (let digit = 0; digit < 10; digit += 1) expect(DRAWN).toContain(`n${digit}`);
  });

  it('use only what is drawn, in their own file or in that of the house', () => {
    const house = SOURCES[0] ?? '';
    SOURCES.forEach((source, at) => {
      for (const [, id] of source.matchAll(/href="#([^"]+)"/g)) {
        expect(source + house, `${FILES[at]}.svg uses ${id}`).toContain(`<symbol id="${id}"`);
      }
    });
  });
});
