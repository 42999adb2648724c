/** Finished games, wherever they are kept: by the server, or by this browser. */
import { api, ApiError } from './api.ts';
import { loadHouse } from './local.ts';
import { isLocal } from './localIds.ts';
import { Refusal } from './socket.ts';

type Archive = Pick<typeof api, 'record' | 'tableStatistics' | 'replay' | 'chances' | 'advice'>;
type House = Awaited<ReturnType<typeof loadHouse>>;

/** Ask the house of local tables; what it refuses is an error like those of a server. */
async function ask<Answer>(what: (house: House) => Promise<Answer>): Promise<Answer> {
  try {
    return await what(await loadHouse());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, text } = error;
    throw new ApiError(0, { code, message, text });
  }
}

export const archive: Archive = {
  record: (id, key) => (isLocal(id) ? ask((house) => house.record(id)) : api.record(id, key)),
  tableStatistics: (id, key) =>
    isLocal(id) ? ask((house) => house.statistics(id)) : api.tableStatistics(id, key),
  replay: (id, key, seat, first, limit) =>
    isLocal(id)
      ? ask((house) => house.replay(id, seat, first, limit))
      : api.replay(id, key, seat, first, limit),
  chances: (id, key) => (isLocal(id) ? ask((house) => house.chances(id)) : api.chances(id, key)),
  advice: (id, key, step) =>
    isLocal(id) ? ask((house) => house.advice(id, step)) : api.advice(id, key, step),
};

/** Give the record of a finished game to the person as a file. */
export async function downloadRecord(id: string, key: string | null, game: string): Promise<void> {
  const record = await archive.record(id, key);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([`${JSON.stringify(record)}\n`], { type: 'application/x-ndjson' }),
  );
  link.download = `${game}-${id}.jsonl`;
  link.click();
  URL.revokeObjectURL(link.href);
}
