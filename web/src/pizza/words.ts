/** The notation of the pizza family in words: cards, orders, players, questions, answers and what happened. */
import { nameAt, whoDid, type Line, type Words } from '../lib/family.ts';
import type { Ask, EventInfo, Room } from '../lib/messages.ts';
import { listed, t, type Values } from '../lib/texts.svelte.ts';
import { amountsOf, count, isDouble, KINDS, worth, type PizzaView, type RevealedOrder } from './view.ts';

/** The clause of each order; the eight with a kind in their name share two. */
export const ORDER_CLAUSES: Record<string, string> = {
  four: 'P-40',
  'two-of-each': 'P-44',
  contest: 'P-46',
  match: 'P-51',
  'without-mine': 'P-52',
  'two-doubles': 'P-53',
  '4321': 'P-54',
  'scorers-four': 'P-55',
  'four-plus-one': 'P-56',
  mixed: 'P-56',
  bombastica: 'P-57',
  monotoni: 'P-57',
  minimale: 'P-58',
};

/** `4o` and `4o+1` are one message each for all kinds. */
export function orderMessage(order: string): string {
  if (/^4[a-z](\+1)?$/.test(order)) return order.includes('+') ? 'four-plus-one' : 'four';
  return order;
}

export function kindWord(letter: string, amount = 2): string {
  return t(`kind-${letter.toLowerCase()}`, { count: amount });
}

export function pieces(letter: string, amount: number): string {
  return `${amount} ${kindWord(letter, amount)}`;
}

/** One card. */
export function cardWord(letter: string): string {
  return isDouble(letter) ? t('double-kind', { kind: letter.toLowerCase() }) : pieces(letter, 1);
}

/** Cards of any kinds: how many ingredients of each, and the doubles among them. */
export function cardsWords(cards: string): string {
  const kinds = [...KINDS].filter((letter) => cards.toLowerCase().includes(letter));
  return listed(kinds.map((letter) => ofOneKind('cards-in-list', cards, letter)));
}

/** Cards of one kind as they are announced when they are played (P-9). */
export function announced(cards: string): string {
  return ofOneKind('cards', cards, cards.charAt(0).toLowerCase());
}

function ofOneKind(message: string, cards: string, letter: string): string {
  return t(message, {
    pieces: pieces(letter, worth(cards, letter)),
    doubles: count(cards, letter.toUpperCase()),
  });
}

/** `2m 1s` or, for double cards, `1S`. */
export function amountsWords(text: string): string {
  return listed(
    amountsOf(text).map(([letter, amount]) => (isDouble(letter) ? cardWord(letter) : pieces(letter, amount))),
  );
}

export function orderWord(order: string): string {
  const message = orderMessage(order);
  if (message.startsWith('four')) return t(`order-${message}`, { pieces: pieces(order.charAt(1), 4) });
  return t(`order-${message}`);
}

/** What an order needs whose owner has this kind. */
export function needsWords(order: string, own: string): string {
  const message = orderMessage(order);
  const four = order.charAt(1);
  const amounts: Record<string, [string, number][]> = {
    four: [[four, 4]],
    'two-of-each': [...KINDS].filter((kind) => kind !== own).map((kind) => [kind, 2]),
    contest: [[own, 2]],
    'four-plus-one': [
      [four, 4],
      [own, 1],
    ],
    mixed: [...KINDS].map((kind) => [kind, 1]),
    monotoni: [[own, 1]],
    minimale: [[own, 1]],
  };
  const needed = amounts[message];
  if (!needed) return t(`needs-${message}`);
  return t(`needs-${message}`, { pieces: listed(needed.map(([kind, amount]) => pieces(kind, amount))) });
}

/** Events that stand in a row, one for each card or kind, and are told as one. */
const GATHERED: Record<string, string> = {
  revealed: 'card',
  'got-card': 'card',
  'got-order': 'order',
  series: 'order',
  added: 'cards',
  taken: 'cards',
  helped: 'cards',
  returned: 'cards',
};
/** What belongs to an order that was revealed, and stands below it. */
const ABOUT_AN_ORDER = new Set(
  'series demanded added asked declined helped taken filled rewarded returned unfilled showed kept-back named card-shown matched'.split(
    ' ',
  ),
);
/** What the table or the result says anyway. */
const UNTOLD = new Set(['started', 'won']);
/** What becomes of an order. */
export const OUTCOMES = new Set(['filled', 'unfilled']);
/** What begins something new. */
const STRONG = new Set(['order-revealed', 'round-ended', 'round-began']);

export class PizzaWords implements Words {
  readonly me: number | null;
  #room: Room;
  #view: PizzaView;

  /** Usually whoever sees the view is spoken to; a replay speaks to its reader. */
  constructor(room: Room, view: PizzaView, me: number | null = view.seat) {
    this.#room = room;
    this.#view = view;
    this.me = me;
  }

  who(seat: number): string {
    return nameAt(this.#room, seat, () => t(`chef-${this.#kindOf(seat)}`));
  }

  #kindOf(seat: number): string {
    return this.#view.seats[seat]?.kind ?? 'o';
  }

  /** The order that is being resolved; asked for only where there is one. */
  get #revealed(): RevealedOrder {
    return this.#view.order ?? { owner: 0, order: 'match' };
  }

  // --- questions

  question(ask: Ask): string {
    const { kind } = ask;
    if (kind === 'play' || kind === 'order') return t(`ask-${kind}`);
    if (kind === 'draw') return t('ask-draw', { count: this.#view.draws ?? 0 });
    const revealed = this.#revealed;
    const order = orderWord(revealed.order);
    const who = this.who(revealed.owner);
    const own = this.#kindOf(revealed.owner);
    switch (kind) {
      case 'demand': {
        const amount = revealed.question?.amount ?? 0;
        return amount < 0 ? t('ask-demand-double', { order }) : t('ask-demand', { order, amount });
      }
      case 'add':
      case 'amount':
        return this.#whatIsMissing(kind, order);
      case 'ask':
        return t('ask-ask', { order, missing: amountsWords(revealed.request ?? '') });
      case 'help': {
        if (!revealed.gift) return t('ask-help', { who, needs: amountsWords(revealed.request ?? ''), order });
        const { kind: letter = 'o', amount = 1 } = revealed.question ?? {};
        return t('ask-help-next', {
          who,
          needs: amount < 0 ? cardWord(letter.toUpperCase()) : pieces(letter, amount),
        });
      }
      case 'contest':
        return t('ask-contest', { order, pieces: pieces(own, worth(this.#view.columns, own)) });
      case 'block':
        return t('ask-block', {
          who,
          stake: pieces(own, revealed.stake ?? 0),
          shown: revealed.shown ?? 0,
        });
      case 'show':
        return t('ask-show', { who, order });
      case 'match':
        return t('ask-match', {
          order,
          who: this.who(revealed.named ?? 0),
          card: cardWord(revealed.card ?? 'o'),
        });
      default: // series, name
        return t(`ask-${kind}`, { order });
    }
  }

  get #kindInQuestion(): string {
    return this.#revealed.question?.kind ?? 'o';
  }

  #whatIsMissing(kind: 'add' | 'amount', order: string): string {
    const letter = this.#kindInQuestion;
    const missing = this.#revealed.question?.missing ?? 0;
    if (this.#revealed.order === 'bombastica')
      return t(kind === 'add' ? 'ask-add-bombastica' : 'ask-amount', {
        order,
        missing: ingredients(missing),
        kind: letter,
      });
    return t('ask-add', {
      order,
      missing: missing > 0 ? pieces(letter, missing) : cardWord(letter.toUpperCase()),
    });
  }

  // --- answers

  answer(text: string, { kind, seat }: Ask): string {
    const view = this.#view;
    if (text === 'give-up') return t('do-give-up');
    if (kind === 'play') return t('do-play', { cards: announced(text) });
    if (kind === 'draw') {
      return t(`do-draw-${text}`, {
        count: text === 'supply' ? view.supply : (view.seats[seat]?.stack ?? 0),
      });
    }
    if (text === 'ask') return t('do-ask');
    if (text === 'done' || text === 'no') return t(`do-${kind}-${text}`);
    switch (kind) {
      case 'order':
      case 'series':
        return t(`do-${kind}`, { order: orderWord(text) });
      case 'block': {
        const own = this.#kindOf(this.#revealed.owner);
        const shown = [...(view.hand ?? '')].filter((letter) => letter.toLowerCase() === own).join('');
        return t('do-block-show', { cards: cardsWords(shown) });
      }
      case 'demand':
        return this.#kindToChoose(text.slice(1));
      case 'amount': {
        const amount = Number(text.slice(1));
        return amount
          ? t('do-amount', { pieces: pieces(this.#kindInQuestion, amount) })
          : t('do-amount-none');
      }
      case 'name': {
        const named = Number(text.slice(1));
        return t('do-name', { who: this.who(named), count: view.seats[named]?.ingredients ?? 0 });
      }
      case 'show':
      case 'match':
        return t(`do-${kind}`, { card: cardWord(text) });
      default: // add, help, contest
        return text.startsWith('-') ? t(`do-${kind}-none`) : t(`do-${kind}`, { cards: cardsWords(text) });
    }
  }

  #kindToChoose(letter: string): string {
    const doubles = (this.#revealed.question?.amount ?? 0) < 0;
    const among = (cards: string) => (doubles ? count(cards, letter.toUpperCase()) : worth(cards, letter));
    const { columns, hand = '' } = this.#view;
    return t('do-demand', { kind: letter, have: among(columns), hold: among(hand) });
  }

  /** What is missing, where the rules leave one answer. */
  forced({ kind, forced = [] }: Ask): string {
    const { hand = '' } = this.#view;
    const revealed = this.#revealed;
    const gaveUp = forced.at(-1) === 'give-up';
    if (kind === 'help') return noneOf(revealed.request ?? '', hand);
    if (kind === 'match') return t('pizza-forced-none', { kind: (revealed.card ?? 'o').toLowerCase() });
    if (kind === 'contest')
      return t(gaveUp ? 'pizza-forced-contest' : 'pizza-forced-none', { kind: this.#kindOf(revealed.owner) });
    if (gaveUp) return t('pizza-forced-give-up');
    return t(kind === 'play' || kind === 'show' ? `pizza-forced-${kind}` : 'pizza-forced-one-way');
  }

  // --- explanations

  explanation(ask: Ask): string[] {
    const { order } = this.#view;
    const lines = [t(`explain-${ask.kind}`, { game: this.#room.game })];
    if (order) {
      const needs = needsWords(order.order, this.#kindOf(order.owner));
      lines.push(t('order-needs', { order: orderWord(order.order), needs }));
    }
    return lines;
  }

  // --- the story

  tell(events: EventInfo[]): Line[] {
    return this.worthTelling(events).map((event) => ({
      text: this.sentence(event),
      strong: STRONG.has(event.name),
      indented: ABOUT_AN_ORDER.has(event.name) || event.data?.how === 'by-order',
    }));
  }

  /** What is told: cards that stand in a row as one, and the drawn cards instead of their number to whoever got them. */
  worthTelling(events: EventInfo[]): EventInfo[] {
    let drawn = false;
    return gather(events).filter(({ name, seat }) => {
      if (UNTOLD.has(name) || (name === 'drew' && seat === this.me && drawn)) return false;
      drawn = name.startsWith('got-') || (drawn && name === 'scoring-card');
      return true;
    });
  }

  /** What happens about an order, where it can be seen which order that is and whose. */
  tellOfOrder(events: EventInfo[]): string[] {
    return this.worthTelling(events).map((event) =>
      OUTCOMES.has(event.name) ? this.sentence(event, `pizza-${event.name}`) : this.sentence(event),
    );
  }

  /** One event, or several gathered ones, as a sentence. */
  sentence({ name, seat, data }: EventInfo, message = `event-${name}`): string {
    const values: Values = {};
    if (typeof seat === 'number')
      Object.assign(values, { who: whoDid(this.who(seat), data), me: seat === this.me ? 'yes' : 'no' });
    for (const [key, value] of Object.entries(data ?? {})) {
      const text = String(value);
      if (key === 'how' || key === 'source') message += `-${text}`;
      else if (key === 'whom') {
        Object.assign(values, {
          whom: this.who(Number(value)),
          to: value === this.me ? 'me' : 'other',
        });
      } else if (key === 'cards' || key === 'card') {
        // A card in a row of revealed or drawn ones is announced like cards; a card that is shown stands alone.
        values.cards = name === 'played' ? announced(text) : cardsWords(text);
        values.card = text.length === 1 ? cardWord(text) : values.cards;
      } else if (key === 'order') {
        const orders = text.split(' ');
        Object.assign(values, {
          order: orderWord(orders[0] ?? ''),
          orders: listed(orders.map(orderWord)),
          count: orders.length,
        });
        if (name === 'order-revealed') values.needs = needsWords(text, this.#kindOf(seat ?? 0));
      } else if (key === 'needs') values.needs = amountsWords(text);
      else values[key] = value as string | number;
    }
    return t(message, values);
  }
}

/** Of what is asked for, the hand does not have all. */
function noneOf(request: string, hand: string): string {
  const [first, ...others] = amountsOf(request);
  if (!first || others.length || worth(hand, first[0].toLowerCase()))
    return t('pizza-forced-missing', { needs: amountsWords(request) });
  return t('pizza-forced-none', { kind: first[0].toLowerCase() });
}

function ingredients(amount: number): string {
  return t('ingredients', { count: amount });
}

function gather(events: EventInfo[]): EventInfo[] {
  const told: EventInfo[] = [];
  for (const event of events) {
    const key = GATHERED[event.name];
    const last = told.at(-1);
    if (last && key && last.name === event.name && last.seat === event.seat) {
      const apart = key === 'order' ? ' ' : '';
      const joined = `${String(last.data?.[key])}${apart}${String(event.data?.[key])}`;
      told[told.length - 1] = { ...last, data: { [key]: joined } };
    } else told.push(event);
  }
  return told;
}

/** The clause that says what an order needs. */
export function clauseOf(order: string): string {
  return ORDER_CLAUSES[orderMessage(order)] ?? 'P-22';
}
