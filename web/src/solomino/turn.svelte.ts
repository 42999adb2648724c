/**
 * What the one at this screen has chosen and may do. The choice itself is kept by the table, which keeps it through
 * reconnections; a call that was made beforehand is kept here until its card lies and it has been heard.
 */
import type { Lead } from '../kernel/leads.ts';
import type { Ask, EventInfo } from '../lib/messages.ts';
import type { Table } from '../lib/table.svelte.ts';
import type { Leading } from '../table/leading.svelte.ts';
import { heapAction, isPlayable, isSameCard, placementsOf, type End, type Placement } from './placing.ts';
import { each, type SolominoView } from './view.ts';

interface Choice {
  card?: string | null;
  seat?: number;
  /** The sheet of this decision was put aside to look at the table. */
  aside?: boolean;
  /** Nothing is thrown in this time. */
  passed?: boolean;
}

/** Why a tap did nothing; `about` names the message. */
export interface Why {
  about: string;
  card: string;
  clause: string;
}

/** The clause that says why a card cannot be laid, by what is asked. */
const REASONS: Record<string, string> = {
  turn: 'S-6',
  drawn: 'S-7',
  answer: 'S-12',
  asked: 'S-15',
  window: 'S-30',
  call: 'S-20',
  swap: 'S-13',
  rotate: 'S-14',
};
/** What can be done without a card, by what is asked. */
const OTHERS: Record<string, string> = {
  turn: 'draw',
  drawn: 'keep',
  answer: 'take',
  call: 'silent',
  window: 'pass',
};
/** Whether an answer leads to the call: at once, or most likely when an ask has gone round. */
function leadsToCall({ asks, follows }: Lead): boolean {
  return asks === 'call' || (follows.call ?? 0) > 0.5;
}

/** Whether it can, with some answer to what is asked in between. */
function mayLeadToCall(lead: Lead): boolean {
  return lead.asks === 'call' || !!lead.follows.call || Object.values(lead.then).some(mayLeadToCall);
}

export class Turn {
  readonly #table: Table;
  readonly #leading: Leading;
  /** The call was made before it was due. */
  called = $state(false);
  why = $state.raw<Why | null>(null);
  /** A card that is being dragged shows where it fits, as a chosen one does. */
  dragged = $state<string | null>(null);

  constructor(table: Table, leading: Leading) {
    this.#table = table;
    this.#leading = leading;
  }

  get view(): SolominoView {
    return this.#table.play?.view as unknown as SolominoView;
  }
  get #choice(): Choice {
    return this.#table.choice as Choice;
  }
  /** What is asked, unless it was passed on or there is no choice. */
  get ask(): Ask | null {
    return this.#choice.passed || this.#table.isForced ? null : this.#table.ask;
  }
  get kind(): string {
    return this.ask?.kind ?? '';
  }
  get hand(): string[] {
    return each(this.view.hand ?? '');
  }
  get legal(): string[] {
    return this.ask?.legal ?? [];
  }
  /** What can be done in place of laying a card, or of calling. */
  get other(): string | null {
    return OTHERS[this.kind] ?? null;
  }
  get canLay(): boolean {
    return this.hand.some((card) => isPlayable(card, this.ask));
  }
  get isAside(): boolean {
    return this.#choice.aside === true;
  }
  get chosenSeat(): number | null {
    return this.#choice.seat ?? null;
  }

  /** The card whose places are shown. A card just drawn is chosen by itself. */
  get chosen(): string | null {
    if (this.dragged !== null) return this.dragged;
    const { drawn } = this.view;
    if (this.kind === 'drawn' && drawn)
      return this.canLay ? (this.hand.find((card) => isSameCard(card, drawn)) ?? null) : null;
    return this.#choice.card ?? null;
  }
  get placements(): Placement[] {
    return this.chosen === null ? [] : placementsOf(this.chosen, this.legal);
  }

  /** Where the answers lead that are being thought of: those of the chosen card or seat, or else all. */
  get #leads(): Lead[] {
    const chosen = this.placements.map(({ action }) => action);
    if (this.kind === 'swap' && this.chosenSeat !== null) chosen.push(`@${this.chosenSeat}`);
    return this.#leadsOf(chosen.length ? chosen : this.legal);
  }
  #leadsOf(actions: string[]): Lead[] {
    return actions.flatMap((action) => this.#leading.to(action) ?? []);
  }

  /** A card is going to be laid that leads to the call. */
  get isCallSoon(): boolean {
    return this.kind !== 'swap' && this.kind !== 'rotate' && this.#leads.some(leadsToCall);
  }
  /** Honey: the call is asked for, or will be after the next answer. */
  get isCallDue(): boolean {
    const may = this.chosen === null ? leadsToCall : mayLeadToCall;
    return this.kind === 'call' || this.#leads.some(may);
  }

  /**
   * A card with one way to be laid is laid by one tap, with two exceptions: whoever has to call after it gets the chance
   * to do so before, and a card that is chosen already is taken back.
   */
  tap(card: string): void {
    this.why = null;
    if (!isPlayable(card, this.ask)) return this.explain(card);
    const onHeap = heapAction(card, this.legal);
    if (onHeap) return void this.#table.move(onHeap);
    const [first, ...others] = placementsOf(card, this.legal);
    const isOnlyWay = first !== undefined && others.length === 0;
    const comesToCall = isOnlyWay && this.#leadsOf([first.action]).some(leadsToCall);
    const mustThink = comesToCall && !this.called && this.kind !== 'drawn';
    if (isOnlyWay && !mustThink) return this.lay(first);
    if (this.kind !== 'drawn') this.#choose({ card: this.#choice.card === card ? null : card });
  }

  /** Enter on the chosen card: lay it, if there is one way only. */
  confirm(): void {
    const [first, ...others] = this.placements;
    if (first && others.length === 0) this.lay(first);
  }

  lay(placement: Placement): void {
    void this.#table.move(placement.action);
  }

  /** A dragged card was let go: over an end, over the middle of the table, or (null) over the hand. */
  drop(card: string, at: End | 'middle' | null): void {
    this.dragged = null;
    this.why = null;
    if (at === null) return;
    const onHeap = heapAction(card, this.legal);
    if (onHeap) return void this.#table.move(onHeap);
    const ways = placementsOf(card, this.legal);
    const there = at === 'middle' ? ways : ways.filter(({ end }) => end === at);
    if (!there.length && at !== 'middle') {
      const clause = REASONS[this.kind] ?? 'S-6';
      this.why = { about: `domino-cannot-${at}`, card, clause };
      return;
    }
    const [only, ...others] = there;
    if (only && others.length === 0) this.lay(only);
    else if (this.kind !== 'drawn') this.#choose({ card });
  }

  explain(card: string): void {
    const kind = this.kind || 'wait';
    this.why = { about: `domino-cannot-${kind}`, card, clause: REASONS[kind] ?? 'S-5' };
  }

  /** The button SOLOmino!, which can be pressed at any time. */
  call(): void {
    this.why = null;
    if (this.kind === 'call') return void this.#table.move('solomino');
    const isUnknown = this.ask !== null && this.#leading.leads === null;
    if (this.called || isUnknown || this.#leadsOf(this.legal).some(mayLeadToCall)) this.called = !this.called;
    else this.why = { about: 'domino-call-not-due', card: '', clause: 'S-20' };
  }

  /** Any action that needs no choice. */
  do(action: string): void {
    this.why = null;
    void this.#table.move(action);
  }

  chooseSeat(seat: number): void {
    this.#choose({ seat });
  }
  putAside(aside: boolean): void {
    this.#choose({ aside });
  }

  /** In a live window nobody passes: it closes by itself. By turns, passing is an answer. */
  pass(): void {
    if (this.legal.includes('pass')) this.do('pass');
    else this.#choose({ passed: true, card: null });
  }

  takeBack(): void {
    this.why = null;
    this.called = false;
    if (this.#choice.card) this.#choose({ card: null });
  }

  /** A call waits for its own card; when somebody else plays, or it was heard, it is over. */
  happened(events: EventInfo[]): void {
    const me = this.view.seat;
    const isOver = events.some(
      ({ name, seat }) =>
        name === 'round-began' ||
        (name === 'laid' && seat !== me) ||
        (seat === me && ['called', 'forgot', 'kept'].includes(name)),
    );
    if (isOver) this.called = false;
    this.why = null;
  }

  #choose(change: Choice): void {
    this.#table.choice = { ...this.#table.choice, ...change };
  }
}
