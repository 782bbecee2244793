import { type GameThinking, thinking } from '../games/thinking';
import { SearchPlayer } from '../players/search-player';
import { type WorkerRequest, workerHost } from './worker-host';

/** A message to itself is delivered after all that have arrived before, and sooner than any timer. */
const channel = new MessageChannel();
const handled: (() => void)[] = [];
channel.port1.onmessage = () => handled.shift()?.();

const games: Readonly<Record<string, GameThinking>> = thinking;

const handle = workerHost({
  load: async (game) => {
    const loaders = games[game];
    if (!loaders) throw new RangeError(`no game ${game}`);
    const [rules, advice] = await Promise.all([loaders.rules(), loaders.advice?.() ?? null]);
    return { rules, advice };
  },
  searchPlayer: (rules, advice) => new SearchPlayer(rules, advice),
  send: (reply) => postMessage(reply),
  clock: () => performance.now(),
  now: () => Date.now(),
  listen: () =>
    new Promise((resolve) => {
      handled.push(resolve);
      channel.port2.postMessage(null);
    }),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => handle(data));
