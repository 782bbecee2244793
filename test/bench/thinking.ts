import { PerformanceObserver } from 'node:perf_hooks';
import { randomFrom } from '../../src/kit/random';
import { SearchPlayer } from '../../src/players/search-player';
import { thinkAsBot } from './boardgame-io';
import { median } from './measure';
import { draw, game, middles, ours } from './positions';
import type { Row } from './row';

const ROUNDS = 7;
const positions = middles(ROUNDS + 1);

/** Thinks about a position, by so many playouts. */
async function think(mind: SearchPlayer, state: object, playouts: number): Promise<void> {
  const seat = game.toAct(state) ?? 0;
  const question = { seat, budget: { playouts }, seed: 'bench' };
  await mind.think(
    state,
    [],
    question,
    () => performance.now(),
    async () => true,
  );
}

/** Playouts a second, the median over positions after one to warm up. */
async function rate(
  playouts: number,
  work: (state: object, playouts: number) => unknown,
): Promise<number> {
  const rates: number[] = [];
  for (const state of positions) {
    const started = performance.now();
    await work(state, playouts);
    rates.push((playouts * 1000) / (performance.now() - started));
  }
  return median(rates.slice(1));
}

function playAtRandom(from: object, playouts: number): void {
  const random = randomFrom('at random');
  const state = game.clone(from);
  for (let playout = 0; playout < playouts; playout++) {
    game.copy(state, from);
    while (game.toAct(state) !== null) game.play(state, draw(state, random));
  }
}

/** How many playouts a second of thinking holds, ours and those of boardgame.io's bot. */
export async function thinking(): Promise<readonly Row[]> {
  const mind = new SearchPlayer(game, ours);
  const plain = new SearchPlayer(game, null);
  const advised = await rate(12_000, (state, playouts) => think(mind, state, playouts));
  const alone = await rate(12_000, (state, playouts) => think(plain, state, playouts));
  const random = await rate(12_000, playAtRandom);
  const bot = await rate(100, thinkAsBot);
  return [
    { what: 'search with advice: sketched, then estimated', figure: advised, unit: '/s' },
    { what: 'search by the rules alone: to the end', figure: alone, unit: '/s' },
    { what: 'uniformly random play to the end, without a search', figure: random, unit: '/s' },
    { what: 'MCTSBot of boardgame.io 0.50: to the end', figure: bot, unit: '/s' },
    { what: 'ours by the rules alone against that', figure: alone / bot, unit: '×' },
  ];
}

/** Bytes that are in use once everything is collected that nobody needs. */
function inUse(): number {
  if (!globalThis.gc) throw new Error('node --expose-gc is needed');
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function thinkFor(mind: SearchPlayer, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < end; turn++)
    await think(mind, positions[turn % positions.length] ?? {}, 12_000);
}

/** How often garbage had to be collected while `work` went on. */
async function collectionsDuring(work: () => Promise<void>): Promise<number> {
  let collections = 0;
  const observer = new PerformanceObserver((list) => {
    collections += list.getEntries().length;
  });
  observer.observe({ entryTypes: ['gc'] });
  await work();
  // Entries come with the event loop's next turn.
  await new Promise((resolve) => setTimeout(resolve, 50));
  observer.disconnect();
  return collections;
}

/** What a minute of thinking leaves behind, and how often it has to be tidied up. */
export async function heapGrowth(): Promise<readonly Row[]> {
  const mind = new SearchPlayer(game, ours);
  await thinkFor(mind, 10);
  // Counted apart, because the observer's own entries take memory; this warms up further, too.
  const collections = await collectionsDuring(() => thinkFor(mind, 20));
  const before = inUse();
  await thinkFor(mind, 60);
  const growth = inUse() - before;
  return [
    { what: 'growth over 60 s', figure: growth, unit: 'bytes', goal: { most: 65_536 } },
    { what: 'garbage collections in 20 s', figure: collections, unit: '' },
  ];
}
