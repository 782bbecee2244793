import { describe, expect, test } from 'vitest';
import { lessonsIn } from '../../../../src/games/ultimate-railroads/lessons';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { reader } from '../../../../src/games/ultimate-railroads/rules/reader';
import { roundScore } from '../../../../src/games/ultimate-railroads/rules/round-score';
import { SEAT, type State } from '../../../../src/games/ultimate-railroads/rules/state';
import { gainOfSpace } from '../../../../src/games/ultimate-railroads/view/gain';
import { kindView } from '../../../../src/games/ultimate-railroads/view/kinds';
import { legalIn, spaceIn, usesOf } from '../../../../src/games/ultimate-railroads/view/legal';
import {
  LESSONS,
  type LessonId,
} from '../../../../src/games/ultimate-railroads/words/lesson-steps';
import type { Action, GameEvent } from '../../../../src/kit/rules';
import { lessonNamed, runOf, stateOf, through as walk, wanted } from '../../contract/lesson-walk';
import { subject } from '../subject';
import type { Written } from '../support/positions';

const en = await lessonsIn('en');
const game = { id: 'ultimate-railroads', rules, reader, subject };

interface Told {
  /** What was told, with the others' moves. */
  readonly events: readonly GameEvent[];
  /** What the learner's next round scoring gives, before and after the step. */
  readonly gain: number;
}

function through(id: LessonId): ReadonlyMap<string, Told> {
  const told = [...walk<State>(game, lessonNamed(id, en))].map(
    ([step, { before, after, answered }]) => {
      const gain = roundScore(after, 0) - roundScore(before, 0);
      return [step, { events: answered, gain }] as const;
    },
  );
  return new Map(told);
}

const at = (id: LessonId, step: number) => runOf(game, lessonNamed(id, en), step);

describe('what the lessons say comes true', () => {
  const has = (told: Told | undefined, wanted: Partial<GameEvent>) =>
    expect(told?.events).toContainEqual(expect.objectContaining(wanted));

  test('tracks: gray, a worker, two points, a doubler, the scoring, and white for 6 more', () => {
    const told = through('tracks');
    has(told.get('gray'), { event: 'unlock', seat: 0, colour: 'gray' });
    has(told.get('worker'), { event: 'award', seat: 0, what: 'worker' });
    expect(
      ['front', 'first', 'second', 'doubler', 'white'].map((id) => told.get(id)?.gain),
    ).toEqual([0, 1, 1, 1, 6]);
    has(told.get('doubler'), { event: 'pass', seat: 1, points: 2 });
    has(told.get('pass'), { event: 'pass', seat: 0, points: 0 });
    has(told.get('pass'), { event: 'score', seat: 0, trans: 3, industry: 3, total: 6 });
  });

  test('locomotives: five points by reach, a chain that ends with a flip, and a line that doubles', () => {
    const told = through('locomotives');
    expect(told.get('put')?.gain).toBe(5);
    expect(told.get('over')?.gain).toBe(8);
    has(told.get('chain'), { event: 'put', line: 'trans', tile: '2', over: '1' });
    has(told.get('chain'), { event: 'flip', tile: '1' });
    expect(told.get('double')?.gain).toBe(11);
  });

  test('industry: a gap, a factory that works, twice the points, and a key at the end', () => {
    const told = through('industry');
    const run = at('industry', LESSONS.industry.indexOf('gap'));
    expect(run.step?.goal).toEqual({ goal: 'look', at: { space: 'industry-2' } });
    const tried = rules.action.read(
      { do: 'use', space: 'industry-2', pay: [2, 0, 0] },
      stateOf(run) as State,
    ) as Action;
    expect(rules.refusal(stateOf(run) as State, tried)).toMatchObject({ because: 'not-complete' });
    expect(told.get('step')?.gain).toBe(2);
    has(told.get('go'), { event: 'trigger', seat: 0, tile: '2' });
    expect(told.get('six')?.gain).toBe(5);
    has(told.get('end'), { event: 'award', seat: 0, what: 'key' });
    has(told.get('key'), { event: 'points', seat: 0, points: 10 });
  });

  test('engineers: 5 points, one of one’s own, and the first place with two rubles', () => {
    const told = through('engineers');
    has(told.get('light'), { event: 'points', seat: 0, points: 5 });
    has(told.get('hire'), { event: 'hire', seat: 0, engineer: 4 });
    has(told.get('pass'), { event: 'pass', seat: 0, points: 2 });
    has(told.get('pass'), { event: 'order', seats: [0, 1, 2] });
    has(told.get('move'), { event: 'roubles', seat: 0 });
    has(told.get('move'), { event: 'round', round: 3 });
    const { strip } = stateOf(at('engineers', LESSONS.engineers.indexOf('next'))) as State;
    expect([...strip.slice(0, 2)]).toEqual([7, 11]);
  });

  test('tokens: a token, two cards, 12 points and a key, and a match that the learner wins', () => {
    const told = through('tokens');
    has(told.get('step'), { event: 'award', seat: 0, what: 'token' });
    has(told.get('last'), { event: 'points', seat: 0, points: 12 });
    has(told.get('last'), { event: 'award', seat: 0, what: 'key' });
    has(told.get('pass'), { event: 'final', seat: 0, cards: [['engineers', 18]], majority: 40 });
    has(told.get('pass'), { event: 'over', ranking: [0, 1] });
  });
});

/** The points by the end that the table shows beside what can be done, with the actions that bring it there. */
function figures(state: State): ReadonlyMap<number, number> {
  const seat = state.now[SEAT] ?? 0;
  return new Map(
    legalIn(state).flatMap((action) => {
      const space = spaceIn(action);
      if (space !== null && usesOf(state, space)[0] !== action) return [];
      const gain =
        space === null
          ? kindView(action).gain?.(state, action, seat)
          : gainOfSpace(state, action, seat);
      return gain ? [[action, gain.end] as const] : [];
    }),
  );
}

describe.each(Object.keys(LESSONS) as LessonId[])('the lesson %s', (id) => {
  test('asks for nothing that the figures on the table speak against', () => {
    const run = runOf(game, lessonNamed(id, en));
    for (let { step } = run; step; { step } = run) {
      const actions = wanted(game, run);
      const shown = figures(rules.clone(stateOf(run) as State));
      const [asked = 0] = actions;
      if (shown.has(asked)) expect(Math.max(...shown.values()), step.id).toBe(shown.get(asked));
      if (actions.length > 0) run.offer(actions);
      run.next();
    }
  });

  test('begins where every worker is at home or on a space', () => {
    for (const { id: at, start } of lessonNamed(id, en).steps) {
      if (start === undefined) continue;
      const { taken, bottom, table } = start as unknown as Written;
      for (const [seat, { workers, own, passed }] of table.entries()) {
        const placed = Object.values(taken)
          .filter(([by]) => by === seat)
          .reduce((sum, [, plain]) => sum + plain, 0);
        // Any number of workers may be on the bottom space.
        if (bottom.includes(seat)) expect(workers + placed, at).toBeLessThan(own);
        else if (!passed) expect(workers + placed, at).toBe(own);
      }
    }
  });
});
