import { describe, expect, test } from 'vitest';
import type { AnyAdvice } from '../../src/kit/advice';
import type { Level } from '../../src/kit/header';
import { actionSampler } from '../../src/players/action-sampler';
import { SearchPlayer } from '../../src/players/search-player';
import type { Question } from '../../src/players/thought';
import { tuningOf } from '../../src/players/tuning';
import { aTurn } from '../support/event-loop';
import { rules } from '../tiny-game/rules';
import { asking, beans, exactly, fresh, goOn, still } from './beans';

async function think(player: SearchPlayer, state: object, question: Question, line: number[] = []) {
  const thought = await player.think(state, line, question, still, goOn);
  if (!thought) throw new Error('an uninterrupted search returned null');
  return thought;
}

const newPlayer = () => new SearchPlayer(rules, null);

describe('finds the best action', () => {
  const heaps = [
    { heap: 7, taken: [0, 0] },
    { heap: 8, taken: [2, 3] },
    { heap: 10, taken: [1, 0] },
    { heap: 12, taken: [0, 0] },
    { heap: 7, taken: [0, 0, 0] },
  ];
  test.each(heaps)('with $heap beans left and $taken taken', async ({ heap, taken }) => {
    const chances = exactly(heap, taken, 0).map((shares) => shares[0] ?? 0);
    const thought = await think(newPlayer(), beans(heap, taken), asking(20_000));
    const chance = chances[thought.line[0] - 1] ?? 0;
    expect(chance).toBeCloseTo(Math.max(...chances), 10);
    // With three seats, a seat that cannot win may still decide who does, so one chance is not enough.
    if (taken.length > 2) return;
    expect(Math.abs((thought.candidates[0]?.worth[0] ?? 0) - chance)).toBeLessThan(0.1);
  });

  test.each([
    { heap: 2, taken: [5, 5], action: 2 },
    { heap: 1, taken: [4, 4, 3], action: 1 },
    { heap: 2, taken: [4, 5], action: 2 },
  ])('a win in one: $heap left, $taken', async ({ heap, taken, action }) => {
    expect((await think(newPlayer(), beans(heap, taken), asking(50))).line[0]).toBe(action);
  });
});

test('searches that share a question each do their part of the playouts of a level', async () => {
  const budget: { level: Level } = { level: 'conductor' };
  const alone = await think(newPlayer(), fresh({ heap: 'large' }), asking(1, { budget }));
  const part = await think(newPlayer(), fresh({ heap: 'large' }), asking(1, { budget, among: 3 }));
  expect(part.playouts).toBe(Math.ceil(alone.playouts / 3));
});

test('with advice, shares still sum to 1 where a rollout reaches the end of the match', async () => {
  const draw = actionSampler(rules, null);
  const even: AnyAdvice = {
    sample: draw,
    rollout: draw,
    prior: (_state, _actions, count, into) => into.fill(1, 0, count),
    value: (_state, into) => into.fill(1 / into.length),
  };
  const { worth } = await think(new SearchPlayer(rules, even), beans(2, [4, 5]), asking(200));
  expect(worth.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
});

test('the worth of a position has a share for every holder, 1 in sum', async () => {
  const { worth, candidates } = await think(newPlayer(), fresh({}, 4), asking(500));
  expect(worth).toHaveLength(4);
  for (const shares of [worth, ...candidates.map((one) => one.worth)])
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
});

test('a single legal action is answered at once, with the worth of the position', async () => {
  const thought = await think(newPlayer(), beans(1, [4, 4]), asking(1_000_000));
  expect(thought).toMatchObject({ line: [1], worth: [1, 0] });
  expect(thought.playouts).toBeLessThan(100);
});

test('only the seat to act can be asked about', async () => {
  await expect(think(newPlayer(), fresh({}), asking(10, { seat: 1 }))).rejects.toThrow();
});

test('the same question has the same answer, whatever was searched before', async () => {
  const before = newPlayer();
  await think(before, fresh({ heap: 'large' }), asking(900, { seed: 'another' }));
  const [first, second] = await Promise.all(
    [newPlayer(), before].map((player) => think(player, fresh({ heap: 'large' }), asking(777))),
  );
  expect(first).toEqual(second);
  expect(first?.playouts).toBe(777);
});

describe('stops', () => {
  test('as soon as the pause says so', async () => {
    let pauses = 0;
    let now = 0;
    const stop = async () => {
      pauses++;
      return false;
    };
    const clock = () => now++;
    const question = asking(1_000_000_000);
    expect(await newPlayer().think(fresh({}), [], question, clock, stop)).toBeNull();
    expect(pauses).toBe(1);
  });

  test('when another question comes', async () => {
    const player = newPlayer();
    let now = 0;
    const clock = () => now++;
    const rest = async () => {
      await aTurn();
      return true;
    };
    const endless = player.think(fresh({}), [], asking(1_000_000_000), clock, rest);
    expect(await player.think(fresh({}), [], asking(10), clock, rest)).not.toBeNull();
    expect(await endless).toBeNull();
  });

  test('at the end of its time', async () => {
    let now = 0;
    const clock = () => now++;
    const question = asking(1, { budget: { ms: 40 } });
    const thought = await newPlayer().think(fresh({ heap: 'large' }), [], question, clock, goOn);
    expect(thought?.playouts).toBeGreaterThan(100);
    expect(now).toBeLessThan(60);
  });

  test.each([
    { waited: 15, wanted: 40 },
    { waited: 35, wanted: 55 },
    { waited: 500, wanted: 520 },
  ])(
    'at $wanted ms of 40, asked $waited ms ago: half its time is always left',
    async ({ waited, wanted }) => {
      let now = waited;
      const question = asking(1, { budget: { ms: 40 } });
      await newPlayer().think(fresh({ heap: 'large' }), [], question, () => now++, goOn);
      expect(now).toBeGreaterThanOrEqual(wanted);
      expect(now).toBeLessThan(wanted + 5);
    },
  );

  test('as soon as a level can no longer change its choice', async () => {
    const budget: { level: Level } = { level: 'director' };
    const sure = await think(newPlayer(), beans(2, [5, 5]), asking(1, { budget }));
    expect(sure.line[0]).toBe(2);
    const unsure = await think(
      newPlayer(),
      fresh({ heap: 'sack', die: false }),
      asking(1, { budget }),
    );
    expect(sure.playouts).toBeLessThan(unsure.playouts);
  });
});

describe('reuses its tree', () => {
  /** Visits after 40 ms for the position after `line`, by a player that has searched before it, and by a new one. */
  async function visits(die: boolean, ...line: number[]) {
    const state = fresh({ heap: 'large', die });
    const ask = async (player: SearchPlayer, line: number[]) => {
      let now = 0;
      const question = asking(1, { budget: { ms: 40 }, seat: line.length % 2 });
      return (await player.think(state, line, question, () => now++, goOn))?.playouts;
    };
    const player = newPlayer();
    await ask(player, []);
    for (const action of line) rules.play(state, action);
    return { again: (await ask(player, line)) ?? 0, anew: (await ask(newPlayer(), line)) ?? 0 };
  }

  test('where the match went on as the tree expected', async () => {
    const { again, anew } = await visits(false, 3, 1);
    expect(again).toBeGreaterThan(anew);
  });

  test('but not after a random draw', async () => {
    const { again, anew } = await visits(true, 3, 1);
    expect(again).toBe(anew);
  });

  test('nor for another seat, which may know less', async () => {
    const { again, anew } = await visits(false, 1);
    expect(again).toBe(anew);
  });
});

test('a full tree still counts visits', async () => {
  const player = new SearchPlayer(rules, null, { ...tuningOf(null), capacity: 8 });
  const { line, playouts } = await think(player, beans(2, [5, 5]), asking(500));
  expect({ line, playouts }).toEqual({ line: [2], playouts: 500 });
});

test('a viewer is told no more than they may know: every playout is dealt from what their seat knows', async () => {
  const dealt: number[] = [];
  const secret: typeof rules = {
    ...rules,
    determinize: (_, seat) => {
      dealt.push(seat);
    },
  };
  const player = new SearchPlayer(secret, null);
  const state = fresh({ heap: 'large' }, 3);
  await think(player, state, asking(40));
  expect(new Set(dealt)).toEqual(new Set([0]));
  dealt.length = 0;
  const { playouts } = await think(player, state, { ...asking(40), knows: 2 });
  expect(new Set(dealt)).toEqual(new Set([2]));
  // What was found with the knowledge of seat 0 is no part of the answer.
  expect(playouts).toBe(dealt.length);
});
