/** The house of local tables, in a thread of its own: the page never holds what it may not show, and never waits. */
import { loadKernel } from '../kernel/files.ts';
import { answer, type Question } from '../lib/calls.ts';
import { House } from './house.ts';
import { KernelPlayers } from './players.ts';
import { BrowserStore } from './store.ts';
import type { FromHouse } from './talk.ts';

const scope = self as unknown as {
  postMessage(message: FromHouse): void;
  onmessage: (event: MessageEvent<Question>) => void;
};

function random(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((high >>> 5) * 2 ** 26 + (low >>> 6)) / 2 ** 53;
}

/** The other pages of this browser. */
const others = new BroadcastChannel('tavolata.tables');

const house = new House({
  players: new KernelPlayers(loadKernel),
  store: new BrowserStore(),
  clock: {
    now: () => Date.now(),
    after: (ms, what) => {
      const timer = setTimeout(what, ms);
      return () => clearTimeout(timer);
    },
  },
  random,
  tell: (message) => scope.postMessage({ message }),
  claim: (table) => others.postMessage(table),
});
others.onmessage = ({ data }: MessageEvent<string>) => void house.letGo(data);

scope.onmessage = ({ data }) => {
  void answer(house, data).then((answered) => scope.postMessage(answered));
};
