/** REST: everything but live play. Every failure is an `ApiError`, whose text is for people. */
import type { Language } from './languages.ts';
import type { Ask, EventInfo, Room, Setting } from './messages.ts';
import { isItsOwn, server } from './server.svelte.ts';
import { HAS_SERVER } from './site.ts';
import { language, t } from './texts.svelte.ts';

export interface User {
  id: string;
  /** Empty for somebody who has opened an invitation and has not said it yet. */
  name: string;
  lang: Language;
}

export interface TableInfo {
  table: string;
  game: string;
  state: Room['state'];
  host: string;
  seats: { name: string; bot: string | null; free: boolean; yours: boolean }[];
  free: number;
  opened: number;
  changed: number;
  waits_for: number | null;
  result: { winners: number[] } | null;
}

export interface TableList {
  tables: TableInfo[];
  next: string | null;
}

export interface OpenedTable {
  table: string;
  key: string;
  link: string;
}

export interface QuickGame {
  game: string;
  players: number;
  level: number;
  options?: Record<string, unknown>;
  setting?: Setting;
  name?: string;
  /** The names of those who share this device, if they are several. */
  people?: string[];
}

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  setting: Setting;
  seats: { me?: boolean; bot?: string; name?: string }[];
  start?: boolean;
}

export interface Tally {
  played: number;
  won: number;
}

export interface Statistics {
  games: { game: string; all: Tally; against: Record<string, Tally> }[];
}

export interface SeatStatistics {
  bot: string | null;
  yours: boolean;
  decisions: number;
  /** Of them by a bot, also one that stood in for a person. */
  by_bot: number;
  thinking: { moves: number; total_s: number; median_s: number; longest_s: number } | null;
  thrown_in: number | null;
  /** This game, and those that it is a rematch of. */
  series: Tally;
}

/** A finished game in numbers. */
export interface TableStatistics {
  playing_s: number;
  decisions: number;
  games: number;
  seats: SeatStatistics[];
}

/** A step of a finished game, and the table after it; without a seat the cards were shuffled. */
export interface ReplayStep {
  seat?: number;
  do?: string;
  events: EventInfo[];
  view: Record<string, unknown>;
  /** With all cards open: everything. */
  facts?: Record<string, unknown>;
}

export interface ReplayPart {
  table: TableInfo;
  key: string | null;
  options: Record<string, unknown>;
  count: number;
  first: number;
  steps: ReplayStep[];
}

export interface TurningPoint {
  step: number;
  seat: number;
  change: number;
}

/** What is known of everybody's chances: all of it, or how far the server has come. */
export type Chances =
  { playouts: number; chances: number[][]; turns: TurningPoint[] } | { done: number; count: number };

export interface Advice {
  step: number;
  ask: Ask;
  view: Record<string, unknown>;
  played: string;
  best: { do: string; chance: number; playouts: number }[];
}

export class ApiError extends Error {
  readonly code: string;
  readonly text: string;
  readonly status: number;
  readonly retryS: number | null;

  constructor(status: number, said: { code: string; message: string; text: string; retry_s?: number }) {
    super(said.message);
    this.status = status;
    this.code = said.code;
    this.text = said.text;
    this.retryS = said.retry_s ?? null;
  }
}

/** The server cannot be reached, or there is none. */
function unreachable(): ApiError {
  const text = t(HAS_SERVER ? 'error-unreachable' : 'no-server');
  return new ApiError(0, { code: 'unreachable', message: 'no answer', text });
}

async function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
  key?: string | null,
): Promise<Answer> {
  if (!HAS_SERVER) throw unreachable();
  const headers: Record<string, string> = { 'Accept-Language': language() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (key) headers['X-Table-Key'] = key;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!isItsOwn(response)) throw new Error('a proxy answered');
  } catch {
    server.missed();
    throw unreachable();
  }
  server.answered();
  if (response.status === 204) return undefined as Answer;
  const said: unknown = await response.json().catch(() => null);
  if (response.ok && said !== null) return said as Answer;
  const told = said as { code?: string; message?: string; text?: string; retry_s?: number } | null;
  throw new ApiError(response.status, {
    code: told?.code ?? 'unknown',
    message: told?.message ?? response.statusText,
    text: told?.text ?? t('error-unknown'),
    ...(told?.retry_s !== undefined && { retry_s: told.retry_s }),
  });
}

export const api = {
  /** Nothing, for a stranger. */
  me: () => ask<User | undefined>('GET', '/me'),
  /** Without a name: somebody who has opened an invitation, and is still asked for it. */
  becomeUser: (name?: string) => ask<User>('POST', '/me', { ...(name && { name }), lang: language() }),
  changeMe: (change: { name?: string; lang?: Language }) => ask<User>('PATCH', '/me', change),
  deleteMe: () => ask<undefined>('DELETE', '/me'),
  makeLink: () => ask<{ link: string }>('POST', '/me/link'),
  ownerOfLink: (key: string) => ask<User>('POST', '/me/link/owner', { key }),
  /** A browser that is somebody says whom it leaves. */
  enterByLink: (key: string, insteadOf?: string) =>
    ask<User>('POST', '/me/enter', { key, ...(insteadOf && { instead_of: insteadOf }) }),
  /** Who this browser was before somebody else came by a personal link. */
  former: () => ask<User | undefined>('GET', '/me/former'),
  goBack: () => ask<User>('POST', '/me/back'),
  signOutEverywhere: () => ask<User>('POST', '/me/sign-out-everywhere'),
  statistics: () => ask<Statistics>('GET', '/me/statistics'),
  myTables: (before?: string) => ask<TableList>('GET', `/me/tables${before ? `?before=${before}` : ''}`),
  reach: () => ask<{ origin: string; others: boolean }>('GET', '/reach'),
  openTables: () => ask<TableList>('GET', '/tables'),
  table: (id: string, key?: string | null) => ask<TableInfo>('GET', `/tables/${id}`, undefined, key),
  record: (id: string, key?: string | null) =>
    ask<Record<string, unknown>>('GET', `/tables/${id}/record`, undefined, key),
  tableStatistics: (id: string, key: string | null) =>
    ask<TableStatistics>('GET', `/tables/${id}/statistics`, undefined, key),
  replay: (id: string, key: string | null, seat: string, first: number, limit: number) =>
    ask<ReplayPart>('GET', `/tables/${id}/replay?seat=${seat}&first=${first}&limit=${limit}`, undefined, key),
  chances: (id: string, key: string | null) => ask<Chances>('GET', `/tables/${id}/chances`, undefined, key),
  advice: (id: string, key: string | null, step: number) =>
    ask<Advice>('GET', `/tables/${id}/hint?step=${step}`, undefined, key),
  open: (wish: NewTable) => ask<OpenedTable>('POST', '/tables', wish),
};
