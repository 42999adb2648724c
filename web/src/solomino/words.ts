/** The notation of SOLOmino in words: halves, cards, players, questions, answers and what happened. */
import { nameAt, whoDid, type Line, type Words } from '../lib/family.ts';
import type { Ask, EventInfo, Room } from '../lib/messages.ts';
import { listed, t, type Values } from '../lib/texts.svelte.ts';
import { giverTo } from './travels.ts';
import { each, halvesOf, SYMBOLS, type SolominoView } from './view.ts';

export function halfWord(half: string): string {
  const [colour = '', face = ''] = half;
  if (face in SYMBOLS) return t('solo-half-symbol', { colour, symbol: face });
  return t('solo-half-number', { colour, number: face });
}

export function cardWord(card: string): string {
  const [half, other] = halvesOf(card);
  return t('solo-card', { half: halfWord(half), other: halfWord(other) });
}

/** Several cards in a sentence; a line never breaks within one of them. */
export function cardsWords(cards: string): string {
  return listed(each(cards).map((card) => cardWord(card).replaceAll(' ', '\u00a0')));
}

export function amountWord(amount: number): string {
  return t('solo-cards', { count: amount });
}

/** What the table or the result says anyway. */
const UNTOLD = new Set(['started', 'won']);
/** What begins or ends something. */
const STRONG = new Set(['round-began', 'last-card', 'pile-ended']);
/** What stands by itself; all else comes of it and stands below. */
const BY_THEMSELVES = new Set([...STRONG, 'row-began', 'laid', 'drew', 'drew-and-kept', 'got-card']);

export class SolominoWords implements Words {
  readonly me: number | null;
  #room: Room;
  #view: SolominoView;

  /** Usually whoever sees the view is spoken to; a replay speaks to its reader. */
  constructor(room: Room, view: SolominoView, me: number | null = view.seat) {
    this.#room = room;
    this.#view = view;
    this.me = me;
  }

  who(seat: number): string {
    return nameAt(this.#room, seat, (bot) => t(`bot-name-${bot}`));
  }

  forced({ kind, legal }: Ask): string {
    const { drawn, due } = this.#view;
    if (kind === 'asked') return t('domino-forced-card', { card: cardWord(legal[0] ?? '') });
    if (kind === 'answer') return t('solo-forced-take', { count: due });
    if (kind !== 'drawn') return t('solo-forced-draw');
    return `${t('solo-event-got-card', { me: 'yes', who: '', cards: cardWord(drawn ?? '') })} ${t('solo-forced-keep')}`;
  }

  question(ask: Ask): string {
    const { kind } = ask;
    const message = `solo-ask-${kind}`;
    if (kind === 'drawn') return t(message, { card: cardWord(this.#view.drawn ?? '') });
    if (kind === 'answer') return t(message, { count: this.#view.due });
    if (kind === 'asked') return t(message, { card: cardWord(each(this.#view.heap).at(-1) ?? '') });
    // The terminal asks for the call to be typed; here there is a button.
    return kind === 'call' ? t('ask-call') : t(message);
  }

  answer(text: string, { seat }: Ask): string {
    const [end, card] = text.split(':');
    if (card) {
      const [half, other] = halvesOf(card);
      return t(`solo-do-place-${end}`, { half: halfWord(half), other: halfWord(other) });
    }
    if (text.startsWith('@')) {
      const other = Number(text.slice(1));
      return t('solo-do-seat', { who: this.who(other), count: this.#view.seats[other]?.cards ?? 0 });
    }
    if (text.includes('-')) return t('solo-do-heap', { card: cardWord(text) });
    if (text === 'take') return t('solo-do-take', { count: this.#view.due });
    if (text === 'clockwise' || text === 'counter') {
      // Whoever would give in the other direction gets the cards.
      const back = text === 'clockwise' ? 'counter' : 'clockwise';
      return t(`solo-do-${text}`, { who: this.who(giverTo(seat, back, this.#view.seats.length)) });
    }
    return t(`solo-do-${text}`);
  }

  explanation({ kind }: Ask): string[] {
    if (kind === 'call') return [t('explain-call')];
    return [t(`solo-explain-${kind}`), ...(kind === 'turn' ? [t('solo-explain-symbols')] : [])];
  }

  tell(events: EventInfo[]): Line[] {
    const lines: Line[] = [];
    let before = '';
    for (const event of gather(events)) {
      if (!this.#goesWithoutSaying(event, before)) {
        const indented = !BY_THEMSELVES.has(event.name) || before === 'forgot';
        lines.push({ text: this.sentence(event), strong: STRONG.has(event.name), indented });
      }
      before = event.name;
    }
    return lines;
  }

  #goesWithoutSaying({ name, seat }: EventInfo, before: string): boolean {
    if (UNTOLD.has(name)) return true;
    if (name === 'got-card') return before === 'round-began'; // the table shows the hand that was dealt
    if (name === 'drew') return seat === this.me && before === 'got-card'; // the own cards were named
    if (name === 'kept') return seat === this.me; // that was the own answer
    return name === 'minus' && this.#view.rounds === 1;
  }

  /** One event, or several gathered ones, as a sentence. */
  sentence({ name, seat, data }: EventInfo): string {
    const values: Values = {};
    if (typeof seat === 'number')
      Object.assign(values, { who: whoDid(this.who(seat), data), me: seat === this.me ? 'yes' : 'no' });
    let message = `solo-event-${name}`;
    for (const [key, value] of Object.entries(data ?? {})) {
      const text = String(value);
      if (key === 'turn' || key === 'why' || key === 'direction') message += `-${text}`;
      else if (key === 'card') {
        const first = each(text)[0] ?? '';
        const [half, other] = halvesOf(first);
        Object.assign(values, { card: cardWord(first), cards: cardsWords(text) });
        Object.assign(values, { half: halfWord(half), other: halfWord(other) });
      } else if (key === 'whom') {
        Object.assign(values, {
          whom: this.who(Number(value)),
          to: value === this.me ? 'me' : 'other',
        });
      } else if (key === 'count') values.amount = amountWord(Number(value));
      else if (key === 'points') values.points = t('solo-minus', { count: Number(value) });
      else values[key] = value as string | number;
    }
    return t(message, values);
  }
}

/** Cards that are taken up in a row are told as one, and so are a draw and that the card was kept. */
function gather(events: EventInfo[]): EventInfo[] {
  const told: EventInfo[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (last && last.seat === event.seat) {
      if (event.name === 'got-card' && (last.name === 'got-card' || last.name === 'new-hand')) {
        const card = `${String(last.data?.card)} ${String(event.data?.card)}`;
        told[told.length - 1] = { ...last, data: { card } };
        continue;
      }
      if (last.name === 'drew' && event.name === 'kept') {
        const data = last.data?.by_bot ? { by_bot: true } : {};
        told[told.length - 1] = { name: 'drew-and-kept', seat: last.seat ?? null, data };
        continue;
      }
    }
    const newHand = event.name === 'got-card' && (last?.name === 'swapped' || last?.name === 'rotated');
    told.push(newHand ? { ...event, name: 'new-hand' } : event);
  }
  return told;
}

/** As many cards of one's own are named; of more, the hand marks which are new. */
const NAMED = 3;

/** As short as the table allows: it shows where a card lies, and a whole new hand. */
export class BriefWords extends SolominoWords {
  override tell(events: EventInfo[]): Line[] {
    const got = events.filter(({ name }) => name === 'got-card').length;
    return super.tell(got > NAMED ? events.filter(({ name }) => name !== 'got-card') : events);
  }

  override sentence(event: EventInfo): string {
    const { name, seat, data } = event;
    if (name !== 'laid' || typeof seat !== 'number') return super.sentence(event);
    return t(`domino-laid-${String(data?.turn)}`, {
      who: whoDid(this.who(seat), data),
      me: seat === this.me ? 'yes' : 'no',
      half: halfWord(halvesOf(String(data?.card))[0]),
      end: String(data?.end),
    });
  }
}

/** The cards that a seat got since its last turn: drawn, taken or swapped. */
export function freshCards(log: EventInfo[], me: number | null): Set<string> {
  const got = log.filter(({ name, seat }) => name === 'got-card' && seat === me);
  return new Set(got.flatMap(({ data }) => each(String(data?.card))));
}
