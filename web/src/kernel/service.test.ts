// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { answer, type Question } from '../lib/calls.ts';
import { KernelError, remoteKernel } from './client.ts';
import type { Kernel } from './kernel.ts';
import { loadBuilt } from './node.test-part.ts';
import { KernelService } from './service.ts';

/** The page and the worker in one thread, with messages copied between them as browsers do. */
function connected(load: (family: string) => Promise<Kernel> = loadBuilt) {
  const service = new KernelService(load);
  const listeners: Record<string, (event: { data: unknown }) => void> = {};
  const worker = {
    addEventListener: (type: string, listener: never) => void (listeners[type] = listener),
    postMessage: (message: unknown) => {
      void answer(service, structuredClone(message) as Question).then((data) =>
        listeners.message?.({ data: structuredClone(data) }),
      );
    },
  };
  return remoteKernel(() => worker as never);
}

describe('the kernel behind a port', () => {
  it('plays a game to its end, and writes it down', async () => {
    const kernel = connected();
    let position = await kernel.open('mamma-mia', { players: 2 }, 11n);
    expect(position.events.at(-1)?.name).toBe('round-began');
    expect(await kernel.view(position.game, position.decision?.seat ?? 0)).toMatchObject({ rounds: 3 });
    position = await kernel.play(position.game, position.decision?.seat ?? 0, position.legal[0] ?? '');
    while (!position.isOver) position = await kernel.playAs(position.game, 'greedy', 1);
    expect(position.result?.winners.length).toBeGreaterThan(0);
    const record = await kernel.record(position.game);
    expect(record.result).toEqual({ winners: position.result?.winners, ...position.result?.scores });
    await kernel.close(position.game);
    await expect(kernel.record(position.game)).rejects.toThrow('there is no game');
  });

  it('tells what a seat was refused', async () => {
    const kernel = connected();
    const { game, decision } = await kernel.open('solomino', { players: 2 }, 1);
    const refused = kernel.play(game, decision?.seat ?? 0, 'solomino');
    await expect(refused).rejects.toMatchObject({ code: 'illegal-action' });
    await expect(refused).rejects.toBeInstanceOf(KernelError);
  });

  it('tries again after a file did not come, and loads each once', async () => {
    let loads = 0;
    const kernel = connected(async (family) => {
      if (++loads === 1) throw new Error('the network is gone');
      return await loadBuilt(family);
    });
    await expect(kernel.prepare('solomino')).rejects.toThrow('the network is gone');
    await kernel.prepare('solomino');
    await Promise.all([kernel.open('solomino', {}, 1), kernel.open('solomino', {}, 2)]);
    expect(loads).toBe(2);
  });
});
