import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { Socket, type Status, type Wish } from './socket.ts';
import { speak, t } from './texts.svelte.ts';
import { Wire, wire } from './wire.test-part.ts';

const TABLE = 'abcdefghijkl';
const MOVE = { type: 'move', table: TABLE, seat: 0, seq: 4, do: ['oo'] } satisfies Wish;

beforeAll(() => speak('en'));

let socket: Socket;
let statuses: Status[];
let opened: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  Wire.made = [];
  statuses = [];
  opened = 0;
  socket = new Socket('ws://tavolata/ws', {
    open: () => (opened += 1),
    status: (status) => statuses.push(status),
    message: () => undefined,
  });
  socket.start();
});

afterEach(() => {
  socket.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a connection', () => {
  it('stands when the server has said welcome', () => {
    expect(statuses).toEqual(['connecting']);
    wire().welcome();
    expect(statuses).toEqual(['connecting', 'open']);
    expect(opened).toBe(1);
  });

  it('answers a ping at once', () => {
    wire().welcome();
    wire().says({ type: 'ping', n: 7 });
    expect(wire().sent).toEqual([{ type: 'pong', n: 7 }]);
  });

  it('is made again when it breaks, and waits longer each time', () => {
    wire().welcome();
    const waits = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const before = Wire.made.length;
      wire().close();
      let waited = 0;
      while (Wire.made.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      waits.push(waited);
    }
    expect(statuses.slice(2, 4)).toEqual(['broken', 'connecting']);
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    expect(waits.at(-1)).toBeGreaterThan(2000);
  });

  it('comes back when the server that said bye is expected back', () => {
    wire().welcome();
    wire().says({ type: 'bye', retry_ms: 5000 });
    wire().close();
    vi.advanceTimersByTime(4900);
    expect(Wire.made).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(Wire.made).toHaveLength(2);
  });

  it('that is silent for too long counts as broken, whatever the system thinks', () => {
    wire().welcome();
    vi.advanceTimersByTime(11_000);
    wire().says({ type: 'ping', n: 8 });
    vi.advanceTimersByTime(11_000);
    expect(statuses).not.toContain('broken');
    wire().isDead = true;
    vi.advanceTimersByTime(2000);
    expect(statuses).toContain('broken');
  });

  it('that cannot be made is tried anew', () => {
    vi.advanceTimersByTime(11_000);
    expect(Wire.made).toHaveLength(2);
  });

  it('is given up at once when the network is gone', () => {
    wire().welcome();
    wire().isDead = true;
    dispatchEvent(new Event('offline'));
    expect(statuses.at(-1)).toBe('broken');
  });

  it('to this computer is asked first when the network is gone', () => {
    socket.stop();
    socket = new Socket('ws://127.0.0.1:8000/ws', {
      open: () => undefined,
      status: (status) => statuses.push(status),
      message: () => undefined,
    });
    socket.start();
    wire().welcome();
    dispatchEvent(new Event('offline'));
    expect(wire().sent).toMatchObject([{ type: 'probe' }]);
    wire().says({ type: 'done', id: String(wire().sent[0]?.id) });
    vi.advanceTimersByTime(3000);
    expect(statuses.at(-1)).toBe('open');
    dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(3000);
    expect(statuses).toContain('broken');
  });

  it('is asked whether it lives when somebody looks at the page again', () => {
    wire().welcome();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(wire().sent).toMatchObject([{ type: 'probe' }]);
  });

  it('is tried at once when the network is back', () => {
    wire().welcome();
    wire().close();
    dispatchEvent(new Event('online'));
    expect(Wire.made).toHaveLength(2);
  });
});

describe('a command', () => {
  it('is settled by the answer with its id', async () => {
    wire().welcome();
    const said = socket.send({ type: 'say', table: TABLE, phrase: 'hello' });
    const start = socket.send({ type: 'start', table: TABLE });
    const [first, second] = wire().sent;
    wire().says({
      type: 'refused',
      id: String(second?.id),
      code: 'not-now',
      message: 'm',
      text: 'Not yet',
      clause: 'P-8',
    });
    wire().says({ type: 'done', id: String(first?.id), seq: 3 });
    expect((await said).seq).toBe(3);
    await expect(start).rejects.toMatchObject({ code: 'not-now', text: 'Not yet', clause: 'P-8' });
  });

  it('that was not answered before the break is lost, unless it is a move', async () => {
    wire().welcome();
    const start = socket.send({ type: 'start', table: TABLE });
    wire().close();
    await expect(start).rejects.toMatchObject({ code: 'lost' });
  });

  it('that gets no answer on a connection that lives is reported as lost', async () => {
    wire().welcome();
    const start = socket.send({ type: 'start', table: TABLE });
    const outcome = expect(start).rejects.toMatchObject({ code: 'lost', text: t('error-no-answer') });
    vi.advanceTimersByTime(2600);
    const probe = wire().sent.at(-1);
    expect(probe).toMatchObject({ type: 'probe' });
    wire().says({ type: 'done', id: String(probe?.id) });
    vi.advanceTimersByTime(2100);
    await outcome;
    expect(wire().sent.filter(({ type }) => type === 'start')).toHaveLength(1);
    expect(statuses).not.toContain('broken');
    wire().says({ type: 'done', id: String(wire().sent[0]?.id), seq: 3 }); // too late to matter
  });

  it('that is answered late, but in time, is not lost', async () => {
    wire().welcome();
    const start = socket.send({ type: 'start', table: TABLE });
    vi.advanceTimersByTime(4000);
    wire().says({ type: 'done', id: String(wire().sent[0]?.id), seq: 3 });
    vi.advanceTimersByTime(10_000);
    expect((await start).seq).toBe(3);
  });

  it('that can be done twice is sent again under the same id, then on a new connection', async () => {
    wire().welcome();
    socket.entered(TABLE);
    const move = socket.send(MOVE);
    const { id } = wire().sent[0] ?? {};
    const isMove = ({ type }: Record<string, unknown>) => type === 'move';
    for (const times of [2, 3]) {
      vi.advanceTimersByTime(2500);
      wire().says({ type: 'done', id: String(wire().sent.at(-1)?.id) }); // the probe is answered
      expect(wire().sent.filter(isMove)).toEqual(Array(times).fill({ ...MOVE, id }));
    }
    vi.advanceTimersByTime(2500);
    expect(statuses.at(-1)).toBe('broken');
    vi.advanceTimersByTime(1000);
    wire().welcome();
    socket.entered(TABLE);
    expect(wire().sent.filter(isMove)).toEqual([{ ...MOVE, id }]);
    wire().says({ type: 'done', id: String(id), seq: 5 });
    expect((await move).seq).toBe(5);
  });

  it('that enters a table is sent again', async () => {
    wire().welcome();
    const entering = socket.send({ type: 'enter', table: TABLE });
    const { id } = wire().sent[0] ?? {};
    vi.advanceTimersByTime(2600);
    expect(wire().sent.filter(({ type }) => type === 'enter')).toEqual([
      { type: 'enter', table: TABLE, id },
      { type: 'enter', table: TABLE, id },
    ]);
    wire().says({ type: 'done', id: String(id) });
    await entering;
  });

  it('that is a move waits until its table has been entered', () => {
    wire().welcome();
    socket.send(MOVE).catch(() => undefined); // nobody answers it
    expect(wire().sent).toEqual([]);
    socket.entered(TABLE);
    expect(wire().sent).toMatchObject([MOVE]);
  });

  it('that is a move and gets no answer makes the connection doubtful', () => {
    wire().welcome();
    socket.entered(TABLE);
    socket.send(MOVE).catch(() => undefined);
    vi.advanceTimersByTime(2600);
    expect(wire().sent.at(-1)).toMatchObject({ type: 'probe' });
    vi.advanceTimersByTime(2100);
    expect(statuses).toContain('broken');
  });

  it('that is a move and was refused after a break says that it waited', async () => {
    wire().welcome();
    socket.entered(TABLE);
    const move = socket.send(MOVE);
    wire().close();
    vi.advanceTimersByTime(1000);
    wire().welcome();
    socket.entered(TABLE);
    const { id } = wire().sent.at(-1) ?? {};
    wire().says({ type: 'refused', id: String(id), code: 'stale-move', message: 'm', text: 'Too late' });
    await expect(move).rejects.toMatchObject({ waited: true, text: 'Too late' });
    const next = socket.send(MOVE);
    const again = String(wire().sent.at(-1)?.id);
    wire().says({ type: 'refused', id: again, code: 'stale-move', message: 'm', text: 'Too late' });
    await expect(next).rejects.toMatchObject({ waited: false });
  });

  it('that is a move is sent again under the same id, and once', async () => {
    wire().welcome();
    socket.entered(TABLE);
    const move = socket.send(MOVE);
    const id = wire().sent[0]?.id;
    wire().close();
    vi.advanceTimersByTime(1000);
    wire().welcome();
    expect(wire().sent).toEqual([]);
    socket.entered(TABLE);
    expect(wire().sent).toEqual([{ ...MOVE, id }]);
    wire().says({ type: 'done', id: String(id), seq: 5 });
    expect((await move).seq).toBe(5);
    socket.entered(TABLE);
    expect(wire().sent).toHaveLength(1);
  });
});
