// The kernel of a family in Node, for `benchmarks.runtimes`: requests come as lines of JSON, answers go back likewise.
//
// node kernel.mjs pizza.wasm pizza.json
import fs from 'node:fs';
import readline from 'node:readline';

const [file, described] = process.argv.slice(2);
const description = JSON.parse(fs.readFileSync(described, 'utf8'));
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(file)), {});
const { memory } = exports;
let top = exports.__heap_base.value;

/** So many bytes of the kernel's memory, all 0. */
function reserve(bytes) {
  const at = Math.ceil(top / 16) * 16;
  top = at + bytes;
  const missing = top - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / 65536));
  new Uint8Array(memory.buffer, at, bytes).fill(0);
  return at;
}

/** An array in the kernel's memory, as an entry takes it: its address and its length. */
function place(array) {
  const at = reserve(array.byteLength);
  new Uint8Array(memory.buffer).set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
  return [at, array.length];
}

/** What the fields of a record hold: numbers of 64 bits, read where the description says that they lie. */
function reader(record, at) {
  return (name, index = 0) => {
    const field = record.fields[name];
    const view = new DataView(memory.buffer, at + field.at + 8 * index);
    return field.type === 'f8' ? view.getFloat64(0, true) : Number(view.getBigInt64(0, true));
  };
}

/** Run a search as tavolata.bots.search says. Playouts are few enough for `results` to be made at once. */
function search({ view, actions, seed, playouts, to_the_end, weights }) {
  const seen = place(new Uint8Array(view));
  const legal = place(BigInt64Array.from(actions, BigInt));
  const table = [place(Float64Array.from(weights.flat()))[0], weights.length, weights[0].length];
  const size = description.search.size;
  const record = reserve(size);
  const [answers, notes] = description.tree;
  const tree = [reserve(8 * actions.length * answers * notes), actions.length, answers, notes];
  // Every part has one world for each action, whatever the budget; the last batch may be the only one.
  const room = playouts + 64 * actions.length;
  const results = reserve(4 * room);
  const read = reader(description.search, record);
  exports.begin_search(...seen, ...legal, BigInt(seed), BigInt(playouts), 0, BigInt(to_the_end), record, size);
  let batch;
  while ((batch = Number(exports.plan_worlds(record, size, results, room, 0))) > 0) {
    const [first, alive] = [read('worlds'), read('n_alive')];
    const rows = [results + 4 * first * alive, batch, alive];
    if (exports.play_worlds(...seen, record, size, BigInt(first), ...table, ...tree, ...rows) < 0) {
      throw new Error('no game agrees with this view');
    }
  }
  return { read, choose: (cap) => Number(exports.choose_found(record, size, cap)) };
}

const requests = {
  /** Random games from a laid-out game; how many decisions they had. */
  random_games: ({ template, seed, games }) =>
    Number(exports.random_games(...place(new Uint8Array(template)), BigInt(seed), BigInt(games))),

  /** Searches from the seed on, and what came of the last: playouts in all, its ranking, and what levels choose. */
  search({ searches, ...wanted }) {
    const begin = top;
    let made = 0;
    let last = {};
    for (let number = 0; number < searches; number++) {
      top = begin;
      const { read, choose } = search({ ...wanted, seed: wanted.seed + number });
      const ranked = wanted.actions.map((_, place) => read('ranked', place));
      made += ranked.reduce((sum, action) => sum + read('tried', action), 0);
      last = {
        found: ranked.map((action) => [read('actions', action), read('chance', action), read('tried', action)]),
        chosen: description.levels.map((level) => choose(level.cap)),
      };
    }
    return { made, ...last };
  },
};

const begin = top;
for await (const line of readline.createInterface({ input: process.stdin })) {
  top = begin;
  const { request, ...wanted } = JSON.parse(line);
  console.log(JSON.stringify(requests[request](wanted)));
}
