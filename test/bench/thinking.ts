import { PerformanceObserver } from 'node:perf_hooks';
import { randomFrom } from '../../src/kit/random';
import { SearchPlayer } from '../../src/players/search-player';
import { median, type Row } from './measure';
import { miniExpress } from './mini-express';
import { middles } from './positions';
import type { Subject } from './subject';

const ROUNDS = 7;
const MIDDLE = 24;
const { rules, advice, draw } = miniExpress;
const positions = middles(miniExpress, ROUNDS + 1, MIDDLE);

/** Thinks about a position with this number of playouts. */
async function think(
  game: Subject['rules'],
  player: SearchPlayer,
  state: object,
  playouts: number,
): Promise<void> {
  const seat = game.toAct(state) ?? 0;
  const question = { seat, budget: { playouts }, seed: 'bench' };
  await player.think(
    state,
    [],
    question,
    () => performance.now(),
    async () => true,
  );
}

/** Playouts a second, the median over positions after one to warm up. */
async function rate(
  from: readonly object[],
  playouts: number,
  work: (state: object, playouts: number) => unknown,
): Promise<number> {
  const rates: number[] = [];
  for (const state of from) {
    const started = performance.now();
    await work(state, playouts);
    rates.push((playouts * 1000) / (performance.now() - started));
  }
  return median(rates.slice(1));
}

function playAtRandom(from: object, playouts: number): void {
  const random = randomFrom('at random');
  const state = rules.clone(from);
  for (let playout = 0; playout < playouts; playout++) {
    rules.copy(state, from);
    while (rules.toAct(state) !== null) rules.play(state, draw(state, random));
  }
}

/** How many playouts a second of thinking with advice holds, from positions after this number of actions. */
export async function advisedPlayouts(
  subject: Subject,
  actions: number,
  playouts: number,
): Promise<Row> {
  const player = new SearchPlayer(subject.rules, subject.advice);
  const figure = await rate(middles(subject, ROUNDS + 1, actions), playouts, (state, count) =>
    think(subject.rules, player, state, count),
  );
  return { what: 'playouts of a search with advice', figure, unit: '/s' };
}

/** How many playouts a second of thinking holds. */
export async function thinking(): Promise<readonly Row[]> {
  const plain = new SearchPlayer(rules, null);
  const alone = await rate(positions, 12_000, (state, playouts) =>
    think(rules, plain, state, playouts),
  );
  const random = await rate(positions, 12_000, playAtRandom);
  return [
    await advisedPlayouts(miniExpress, MIDDLE, 12_000),
    { what: 'search by the rules alone: to the end', figure: alone, unit: '/s' },
    { what: 'uniformly random play to the end, without a search', figure: random, unit: '/s' },
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

async function thinkFor(player: SearchPlayer, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < end; turn++)
    await think(rules, player, positions[turn % positions.length] ?? {}, 12_000);
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
  const player = new SearchPlayer(rules, advice);
  await thinkFor(player, 10);
  // Counted apart, because the observer's own entries take memory; this warms up further, too.
  const collections = await collectionsDuring(() => thinkFor(player, 20));
  const before = inUse();
  await thinkFor(player, 60);
  const growth = inUse() - before;
  return [
    { what: 'growth over 60 s', figure: growth, unit: 'bytes', goal: { most: 65_536 } },
    { what: 'garbage collections in 20 s', figure: collections, unit: '' },
  ];
}
