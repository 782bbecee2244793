import { type GameThinking, thinking } from '../games/thinking';
import { Mind } from '../players/mind';
import type { Order } from './think-orders';
import { thinkRoom } from './think-room';

/** A message to oneself comes behind all that have come before, and sooner than any timer. */
const bell = new MessageChannel();
const heard: (() => void)[] = [];
bell.port1.onmessage = () => heard.shift()?.();

const games: Readonly<Record<string, GameThinking>> = thinking;

const hear = thinkRoom({
  load: async (game) => {
    const loaders = games[game];
    if (!loaders) throw new RangeError(`no game ${game}`);
    const [rules, advice] = await Promise.all([loaders.rules(), loaders.advice?.() ?? null]);
    return { rules, advice };
  },
  mind: (rules, advice) => new Mind(rules, advice),
  send: (reply) => postMessage(reply),
  clock: () => performance.now(),
  now: () => Date.now(),
  listen: () =>
    new Promise((resolve) => {
      heard.push(resolve);
      bell.port2.postMessage(null);
    }),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

addEventListener('message', ({ data }: MessageEvent<Order>) => hear(data));
