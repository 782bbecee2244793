import { describe, expect, test } from 'vitest';
import type { AnyAdvice } from '../../src/kit/advice';
import type { Level } from '../../src/kit/header';
import { drawing } from '../../src/players/draw';
import { Mind } from '../../src/players/mind';
import type { Question } from '../../src/players/thought';
import { usualTuning } from '../../src/players/tuning';
import { rules } from '../tiny-game/rules';
import { asking, beans, exactly, fresh, goOn, still } from './beans';

async function think(mind: Mind, state: object, question: Question, line: number[] = []) {
  const thought = await mind.think(state, line, question, still, goOn);
  if (!thought) throw new Error('nobody has interrupted');
  return thought;
}

const newMind = () => new Mind(rules, null);

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
    const thought = await think(newMind(), beans(heap, taken), asking(20_000));
    const chance = chances[thought.action - 1] ?? 0;
    expect(chance).toBeCloseTo(Math.max(...chances), 10);
    // Among three, whoever cannot win may still say who does, so that chances are not one figure.
    if (taken.length > 2) return;
    expect(Math.abs((thought.candidates[0]?.worth[0] ?? 0) - chance)).toBeLessThan(0.1);
  });

  test.each([
    { heap: 2, taken: [5, 5], action: 2 },
    { heap: 1, taken: [4, 4, 3], action: 1 },
    { heap: 2, taken: [4, 5], action: 2 },
  ])('a win in one: $heap left, $taken', async ({ heap, taken, action }) => {
    expect((await think(newMind(), beans(heap, taken), asking(50))).action).toBe(action);
  });
});

test('minds that share a question think their part of what a level thinks', async () => {
  const budget: { level: Level } = { level: 'conductor' };
  const alone = await think(newMind(), fresh({ heap: 'large' }), asking(1, { budget }));
  const part = await think(newMind(), fresh({ heap: 'large' }), asking(1, { budget, among: 3 }));
  expect(part.playouts).toBe(Math.ceil(alone.playouts / 3));
});

test('with advice, too, shares are 1 in all where a look reaches beyond the end', async () => {
  const draw = drawing(rules, null);
  const even: AnyAdvice = {
    sample: draw,
    sketch: draw,
    weigh: (_state, _actions, count, into) => into.fill(1, 0, count),
    estimate: (_state, into) => into.fill(1 / into.length),
  };
  const { worth } = await think(new Mind(rules, even), beans(2, [4, 5]), asking(200));
  expect(worth.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
});

test('every holder has a share in what a position is worth, 1 in all', async () => {
  const { worth, candidates } = await think(newMind(), fresh({}, 4), asking(500));
  expect(worth).toHaveLength(4);
  for (const shares of [worth, ...candidates.map((one) => one.worth)])
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
});

test('a single legal action is answered at once, and what it is worth is told', async () => {
  const thought = await think(newMind(), beans(1, [4, 4]), asking(1_000_000));
  expect(thought).toMatchObject({ action: 1, worth: [1, 0] });
  expect(thought.playouts).toBeLessThan(100);
});

test('only the seat that is to act can be asked', async () => {
  await expect(think(newMind(), fresh({}), asking(10, { seat: 1 }))).rejects.toThrow();
});

test('the same question has the same answer, whatever was thought before', async () => {
  const before = newMind();
  await think(before, fresh({ heap: 'large' }), asking(900, { seed: 'another' }));
  const [first, second] = await Promise.all(
    [newMind(), before].map((mind) => think(mind, fresh({ heap: 'large' }), asking(777))),
  );
  expect(first).toEqual(second);
  expect(first?.playouts).toBe(777);
});

describe('stops', () => {
  test('as soon as it is told to', async () => {
    let pauses = 0;
    let now = 0;
    const stop = async () => {
      pauses++;
      return false;
    };
    const clock = () => now++;
    const question = asking(1_000_000_000);
    expect(await newMind().think(fresh({}), [], question, clock, stop)).toBeNull();
    expect(pauses).toBe(1);
  });

  test('when another question comes', async () => {
    const mind = newMind();
    let now = 0;
    const clock = () => now++;
    const rest = () => new Promise<boolean>((resolve) => setTimeout(resolve, 0, true));
    const endless = mind.think(fresh({}), [], asking(1_000_000_000), clock, rest);
    expect(await mind.think(fresh({}), [], asking(10), clock, rest)).not.toBeNull();
    expect(await endless).toBeNull();
  });

  test('at the end of its time', async () => {
    let now = 0;
    const clock = () => now++;
    const question = asking(1, { budget: { ms: 40 } });
    const thought = await newMind().think(fresh({ heap: 'large' }), [], question, clock, goOn);
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
      await newMind().think(fresh({ heap: 'large' }), [], question, () => now++, goOn);
      expect(now).toBeGreaterThanOrEqual(wanted);
      expect(now).toBeLessThan(wanted + 5);
    },
  );

  test('as soon as a level can no longer change its mind', async () => {
    const budget: { level: Level } = { level: 'director' };
    const sure = await think(newMind(), beans(2, [5, 5]), asking(1, { budget }));
    expect(sure.action).toBe(2);
    const unsure = await think(
      newMind(),
      fresh({ heap: 'sack', die: false }),
      asking(1, { budget }),
    );
    expect(sure.playouts).toBeLessThan(unsure.playouts);
  });
});

describe('uses again what it has learnt', () => {
  /** Visits after 40 ms about the position these actions on, by a mind that has thought here, and by a new one. */
  async function visits(die: boolean, ...line: number[]) {
    const state = fresh({ heap: 'large', die });
    const ask = async (mind: Mind, line: number[]) => {
      let now = 0;
      const question = asking(1, { budget: { ms: 40 }, seat: line.length % 2 });
      return (await mind.think(state, line, question, () => now++, goOn))?.playouts;
    };
    const mind = newMind();
    await ask(mind, []);
    for (const action of line) rules.play(state, action);
    return { again: (await ask(mind, line)) ?? 0, anew: (await ask(newMind(), line)) ?? 0 };
  }

  test('where the match went on as it had foreseen', async () => {
    const { again, anew } = await visits(false, 3, 1);
    expect(again).toBeGreaterThan(anew);
  });

  test('but not once chance has spoken', async () => {
    const { again, anew } = await visits(true, 3, 1);
    expect(again).toBe(anew);
  });

  test('nor for another seat, which may know less', async () => {
    const { again, anew } = await visits(false, 1);
    expect(again).toBe(anew);
  });
});

test('a full tree goes on learning', async () => {
  const mind = new Mind(rules, null, { ...usualTuning, capacity: 8 });
  const { action, playouts } = await think(mind, beans(2, [5, 5]), asking(500));
  expect({ action, playouts }).toEqual({ action: 2, playouts: 500 });
});
