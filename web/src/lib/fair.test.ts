import { beforeEach, describe, expect, it, vi } from 'vitest';

import { remembered, Witness, type Asked, type Memory } from './fair.ts';
import { checkShuffle, receiptOf, type Told } from './fairCheck.ts';
import { commitmentOf, commitTo, newNumber } from './hashing.ts';
import type { Room } from './messages.ts';
import { Refusal } from './socket.ts';

const TABLE = 'kitchen-7abc';
const [SECRET, LATER] = ['5e'.repeat(32), 'a0'.repeat(32)];
const FIRST = commitmentOf(SECRET);

function room(changed: Partial<Room> = {}, fair: Partial<Room['fair']> = {}): Room {
  return {
    type: 'room',
    table: TABLE,
    seq: 1,
    game: 'solomino',
    options: {},
    setting: {},
    state: 'waiting',
    seats: [],
    yours: [0],
    fair: { commitment: FIRST, commitments: [null, null], ...fair },
    ...changed,
  };
}

function own(table = TABLE): NonNullable<Memory['own']> {
  const mine = remembered(table)?.own;
  if (!mine) throw new Error('nothing was committed to');
  return mine;
}

const send = vi.fn();
let witness: Witness;

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  send.mockReset().mockResolvedValue({ type: 'done', id: '1' });
  witness = new Witness(send);
});

/** The browser keeps nothing more. */
function fill(): void {
  const kept = localStorage;
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', {
    setItem,
    getItem: (key: string) => kept.getItem(key),
    removeItem: (key: string) => kept.removeItem(key),
    get length() {
      return kept.length;
    },
  });
}

/** Until what was begun is done. */
const settled = () => vi.waitFor(() => expect(send).toHaveBeenCalled());

describe('hashes', () => {
  it('are those of docs/formats.md', () => {
    expect(FIRST).toBe('8414cd6b08e92be7f34132d9f8fabaa0cf0f072bab807b434e7ff02efc918a1e');
    expect(commitTo(FIRST, 'kitchen-7', 'c0ffee')).toBe(
      'e3b9f55c0f7d1104858d6c7a8bd7efe62db91b339bad33bf429406aa1bc3fc4b',
    );
    expect(newNumber()).toMatch(/^[0-9a-f]{32}$/);
    expect(newNumber()).not.toBe(newNumber());
  });
});

describe('before the game', () => {
  it('this device commits to a number, once', async () => {
    witness.see(room());
    await settled();
    witness.see(room());
    const { number, commitment } = own();
    expect(commitment).toBe(commitTo(FIRST, TABLE, number));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'commit', table: TABLE, commitment });
  });

  it('somebody without a seat says nothing, nor does one at a running game', () => {
    witness.see(room({ yours: [] }));
    witness.see(room({ state: 'playing' }));
    expect(send).not.toHaveBeenCalled();
    expect(remembered(TABLE)).toEqual({ table: TABLE, commitment: FIRST });
  });

  it('what was lost is sent again with the same number', async () => {
    send.mockRejectedValueOnce(new Refusal({ code: 'lost', message: '', text: '' }));
    witness.see(room());
    await settled();
    const { number } = own();
    await vi.waitFor(() => {
      witness.see(room());
      expect(send).toHaveBeenCalledTimes(2);
    });
    expect(own().number).toBe(number);
  });

  it('the number moves with its seat, and goes with who leaves', async () => {
    witness.see(room({ yours: [1] }));
    await settled();
    const mine = own();
    witness.see(room({}, { commitments: [mine.commitment, null] }));
    expect(own()).toEqual({ ...mine, seat: 0 });
    witness.see(room({ yours: [] }));
    expect(remembered(TABLE)?.own).toBeUndefined();
  });

  it('remembers the newest tables', () => {
    for (let at = 0; at < 60; at++) witness.see(room({ table: `table-${at}`, yours: [] }));
    expect(remembered('table-0')).toBeNull();
    expect(remembered('table-59')).not.toBeNull();
  });

  it('works in a browser that keeps nothing', async () => {
    fill();
    witness.see(room({ table: 'unkept-table' }));
    await settled();
    witness.see(room({ table: 'unkept-table' }, { commitment: commitmentOf(LATER) }));
    expect(remembered('unkept-table')?.commitment).toBe(FIRST);
    expect(localStorage.length).toBe(0);
  });
});

describe('at the start', () => {
  async function committed(table = TABLE): Promise<string> {
    witness.see(room({ table }));
    await settled();
    send.mockClear();
    return own(table).commitment;
  }

  it('the number is revealed, once', async () => {
    const commitments = [await committed(), null];
    witness.see(room({ state: 'dealing' }, { commitments, asked: true }));
    witness.see(room({ state: 'dealing' }, { commitments, asked: true }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'reveal', table: TABLE, number: own().number });
    await vi.waitFor(() => expect(own().revealed).toBe(true));
  });

  it('a page that was loaded anew reveals the number that it had committed to', async () => {
    const commitments = [await committed(), null];
    const another = new Witness(send);
    another.see(room({ state: 'dealing' }, { commitments, asked: true }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'reveal', table: TABLE, number: own().number });
  });

  it('what the table shows at that moment is kept before the number is told', async () => {
    const commitments = [await committed(), null];
    send.mockImplementation(() => {
      expect(own().asked).toEqual({ game: 'solomino', options: {}, commitments });
      return Promise.resolve({ type: 'done', id: '1' });
    });
    witness.see(room({ state: 'dealing' }, { commitments, asked: true }));
    expect(send).toHaveBeenCalledOnce();
  });

  it('for other commitments or house rules the number is not told again, and that is remembered', async () => {
    const mine = await committed();
    const asking = (other: string | null, changed: Partial<Room> = {}) =>
      room({ state: 'dealing', ...changed }, { commitments: [mine, other], asked: true });
    witness.see(asking(null));
    await vi.waitFor(() => expect(own().revealed).toBe(true));
    const again = new Witness(send);
    again.see(asking('ab'.repeat(32)));
    expect(own().otherwise?.commitments).toEqual([mine, 'ab'.repeat(32)]);
    again.see(asking(null, { options: { start: 1 } }));
    expect(own().otherwise?.options).toEqual({ start: 1 });
    expect(own().asked).toEqual({ game: 'solomino', options: {}, commitments: [mine, null] });
    expect(send).toHaveBeenCalledOnce();
    again.see(asking(null)); // it may have got lost
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('who has told the number commits to nothing else at this table', async () => {
    const commitments = [await committed(), null];
    witness.see(room({ state: 'dealing' }, { commitments, asked: true }));
    await vi.waitFor(() => expect(own().revealed).toBe(true));
    const before = own();
    const again = new Witness(send);
    for (const told of [room({ yours: [] }), room(), room({ yours: [1] }), room({ state: 'dealing' })])
      again.see(told);
    await Promise.resolve();
    expect(own()).toEqual(before);
    expect(send).toHaveBeenCalledOnce();
  });

  it('a number that cannot be kept with what it was revealed for is not kept at all', async () => {
    const table = 'another-unkept-table';
    const commitments = [await committed(table), null];
    expect(localStorage.length).toBe(1);
    fill();
    witness.see(room({ table, state: 'dealing' }, { commitments, asked: true }));
    expect(own(table).asked?.commitments).toEqual(commitments);
    expect(localStorage.length).toBe(0);
  });

  it('a server that has changed its secret gets no number', async () => {
    const commitments = [await committed(), null];
    witness.see(room({ state: 'dealing' }, { commitment: commitmentOf(LATER), commitments, asked: true }));
    expect(send).not.toHaveBeenCalled();
    expect(remembered(TABLE)?.commitment).toBe(FIRST);
  });

  it('a server that shows another commitment at the own seat gets no number', async () => {
    await committed();
    witness.see(room({ state: 'dealing' }, { commitments: ['ab'.repeat(32), null], asked: true }));
    expect(send).not.toHaveBeenCalled();
  });
});

describe('after the game', () => {
  const [mine, hers] = ['c0ffee', 'beef'];
  const asked: Asked = {
    game: 'solomino',
    options: { players: 2, deck: null },
    commitments: [mine, hers].map((number) => commitTo(FIRST, TABLE, number)),
  };
  const memory = {
    table: TABLE,
    commitment: FIRST,
    own: { seat: 0, number: mine, commitment: commitTo(FIRST, TABLE, mine), revealed: true, asked },
  } satisfies Memory;

  /** What a server tells that has this secret and these numbers. */
  function told(secret = SECRET, numbers: (string | null)[] = [mine, hers]): Told {
    const commitment = commitmentOf(secret);
    const commitments = [mine, hers].map((number) => commitTo(commitment, TABLE, number));
    return { table: TABLE, commitment, secret, numbers, commitments };
  }

  function check(fair: Told, kept: Memory | null = memory, shown = fair, options = asked.options) {
    const { commitment = '', secret, numbers, commitments = [] } = shown;
    const table = room({ state: 'over' }, { commitment, commitments, secret, numbers });
    return checkShuffle(kept, table, { game: 'solomino', options, fair });
  }

  it('all is well if the record has what this device saw and said', () => {
    expect(check(told())).toEqual({ faults: [], withheld: [], own: 'used' });
    expect(check(told(SECRET, [mine, null]))).toEqual({ faults: [], withheld: [1], own: 'used' });
    expect(check(told(), { table: TABLE, commitment: FIRST })).toEqual({
      faults: [],
      withheld: [],
      own: 'none',
    });
  });

  it('a server that chose its secret afterwards is caught, though its record agrees with itself', () => {
    expect(check(told(LATER), null).faults).toEqual([]);
    expect(check(told(LATER)).faults).toEqual([
      { code: 'first' },
      { code: 'own-commitment' },
      { code: 'commitment', seat: 1 },
    ]);
  });

  it('a server that chose the number of another seat afterwards is caught, though its record agrees', () => {
    const [own = null, other = null] = asked.commitments;
    const saw = (commitment: string | null): Memory => ({
      ...memory,
      own: { ...memory.own, asked: { ...asked, commitments: [own, commitment] } },
    });
    const fault = { code: 'commitment', seat: 1 };
    expect(check(told(), saw(null)).faults).toEqual([fault]); // it was added
    expect(check(told(), saw('ab'.repeat(32))).faults).toEqual([fault]); // it was changed
    const hidden = { ...told(SECRET, [mine, null]), commitments: [own, null] };
    expect(check(hidden, saw(other)).faults).toEqual([fault]); // nobody is to see that it was withheld
    expect(check({ ...told(), commitments: [...asked.commitments, other] }, memory).faults).toEqual([
      { code: 'commitment', seat: 2 },
    ]);
  });

  it('a server that asked for the number otherwise, later, is caught, and one with other house rules', () => {
    const again = (otherwise: Asked): Memory => ({ ...memory, own: { ...memory.own, otherwise } });
    expect(check(told(), again({ ...asked, commitments: [...asked.commitments].reverse() })).faults).toEqual([
      { code: 'own-commitment' },
      { code: 'commitment', seat: 1 },
    ]);
    expect(check(told(), again({ ...asked, game: 'sole-mio' })).faults).toEqual([{ code: 'rules' }]);
    expect(check(told(), memory, told(), { ...asked.options, start: 1 }).faults).toEqual([{ code: 'rules' }]);
    expect(check(told(), memory, told(), { deck: null, players: 2 }).faults).toEqual([]); // in another order
  });

  it('what an older version of the page remembered proves less', () => {
    const { seat, number, commitment, revealed } = memory.own;
    const own = { seat, number, commitment, revealed };
    expect(check(told(), { ...memory, own })).toEqual({ faults: [], withheld: [], own: 'alone' });
    expect(JSON.parse(receiptOf({ ...memory, own }) ?? '')).toMatchObject({ asked: null });
    expect(check({ ...told(), commitments: [null, null] }, { ...memory, own }).faults).toContainEqual({
      code: 'own-commitment',
    });
  });

  it('a number that was acknowledged and left out is a fault; one that came late is not', () => {
    const late = { ...memory, own: { ...memory.own, revealed: false } };
    expect(check(told(SECRET, [null, hers])).faults).toEqual([{ code: 'own-number' }]);
    expect(check(told(SECRET, [null, hers]), late)).toEqual({ faults: [], withheld: [0], own: 'late' });
  });

  it('each part that does not fit is named', () => {
    expect(check({ ...told(), secret: LATER }).faults).toEqual([{ code: 'secret' }]);
    expect(check(told(SECRET, [mine, 'bee0'])).faults).toEqual([{ code: 'number', seat: 1 }]);
    expect(check({ ...told(), commitments: [memory.own.commitment, null] }).faults).toEqual([
      { code: 'number', seat: 1 },
      { code: 'commitment', seat: 1 },
    ]);
    expect(check(told(SECRET, ['ab', hers])).faults).toEqual([
      { code: 'number', seat: 0 },
      { code: 'own-number' },
    ]);
    expect(check(told(), memory, told(SECRET, [mine, null])).faults).toEqual([{ code: 'differs' }]);
    expect(checkShuffle(memory, room(), {}).faults).toContainEqual({ code: 'differs' });
  });

  it('gives a receipt', () => {
    expect(JSON.parse(receiptOf(memory) ?? '')).toEqual({
      tavolata_receipt: 2,
      table: TABLE,
      seat: 0,
      commitment: FIRST,
      number: mine,
      number_commitment: memory.own.commitment,
      asked,
    });
    expect(receiptOf({ table: TABLE, commitment: FIRST })).toBeNull();
  });
});
