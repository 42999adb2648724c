import { beforeEach, describe, expect, it, vi } from 'vitest';

import { remembered, Witness, type Memory } from './fair.ts';
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

function own(): NonNullable<Memory['own']> {
  const mine = remembered(TABLE)?.own;
  if (!mine) throw new Error('nothing was committed to');
  return mine;
}

const send = vi.fn();
let witness: Witness;

beforeEach(() => {
  localStorage.clear();
  send.mockReset().mockResolvedValue({ type: 'done', id: '1' });
  witness = new Witness(send);
});

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
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    try {
      witness.see(room({ table: 'unkept-table' }));
      await settled();
      witness.see(room({ table: 'unkept-table' }, { commitment: commitmentOf(LATER) }));
      expect(remembered('unkept-table')?.commitment).toBe(FIRST);
    } finally {
      full.mockRestore();
    }
  });
});

describe('at the start', () => {
  async function committed(): Promise<string> {
    witness.see(room());
    await settled();
    send.mockClear();
    return own().commitment;
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
  const memory: Memory = {
    table: TABLE,
    commitment: FIRST,
    own: { seat: 0, number: mine, commitment: commitTo(FIRST, TABLE, mine), revealed: true },
  };

  /** What a server tells that has this secret and these numbers. */
  function told(secret = SECRET, numbers: (string | null)[] = [mine, hers]): Told {
    const commitment = commitmentOf(secret);
    const commitments = [mine, hers].map((number) => commitTo(commitment, TABLE, number));
    return { table: TABLE, commitment, secret, numbers, commitments };
  }

  function check(record: Told, kept: Memory | null = memory, shown = record) {
    const { commitment = '', secret, numbers, commitments = [] } = shown;
    const fair = { commitment, commitments, secret, numbers };
    return checkShuffle(kept, room({ state: 'over' }, fair), record);
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
    expect(check(told(LATER)).faults).toEqual([{ code: 'first' }, { code: 'own-commitment' }]);
  });

  it('a number that was acknowledged and left out is a fault; one that came late is not', () => {
    const late = { ...memory, own: { ...own(), revealed: false } };
    function own() {
      return memory.own as NonNullable<Memory['own']>;
    }
    expect(check(told(SECRET, [null, hers])).faults).toEqual([{ code: 'own-number' }]);
    expect(check(told(SECRET, [null, hers]), late)).toEqual({ faults: [], withheld: [0], own: 'late' });
  });

  it('each part that does not fit is named', () => {
    expect(check({ ...told(), secret: LATER }).faults).toEqual([{ code: 'secret' }]);
    expect(check(told(SECRET, [mine, 'bee0'])).faults).toEqual([{ code: 'number', seat: 1 }]);
    expect(check({ ...told(), commitments: [memory.own?.commitment ?? null, null] }).faults).toEqual([
      { code: 'number', seat: 1 },
    ]);
    expect(check(told(SECRET, ['ab', hers])).faults).toEqual([
      { code: 'number', seat: 0 },
      { code: 'own-number' },
    ]);
    expect(check(told(), memory, told(SECRET, [mine, null])).faults).toEqual([{ code: 'differs' }]);
    expect(checkShuffle(memory, room(), undefined).faults).toContainEqual({ code: 'differs' });
  });

  it('gives a receipt', () => {
    expect(JSON.parse(receiptOf(memory) ?? '')).toEqual({
      tavolata_receipt: 1,
      table: TABLE,
      seat: 0,
      commitment: FIRST,
      number: mine,
      number_commitment: memory.own?.commitment,
    });
    expect(receiptOf({ table: TABLE, commitment: FIRST })).toBeNull();
  });
});
