import { describe, expect, test } from 'vitest';
import { LessonRun } from '../../../../src/app/learn/lesson-run';
import { seatsFor } from '../../../../src/app/learn/seats';
import { lessonsIn } from '../../../../src/games/ultimate-railroads/lessons';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { reader } from '../../../../src/games/ultimate-railroads/rules/reader';
import { roundScore } from '../../../../src/games/ultimate-railroads/rules/round-score';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import { withForced } from '../../../../src/games/ultimate-railroads/view/forced';
import {
  LESSONS,
  type LessonId,
} from '../../../../src/games/ultimate-railroads/words/lesson-steps';
import type { Lesson } from '../../../../src/kit/lesson';
import { fitsLine, stepsIn } from '../../../../src/kit/line';
import type { AnyReader } from '../../../../src/kit/reader';
import { unwrap } from '../../../../src/kit/result';
import type { Action, AnyRules, GameEvent } from '../../../../src/kit/rules';

const ids = Object.keys(LESSONS) as LessonId[];
const en = await lessonsIn('en');
const ko = await lessonsIn('ko');

function lesson(id: LessonId, from: readonly Lesson[] = en): Lesson {
  const found = from.find((one) => one.id === id);
  if (!found) throw new Error(`no lesson ${id}`);
  return found;
}

const runOf = (one: Lesson, at = 0) =>
  new LessonRun(
    {
      game: 'ultimate-railroads',
      lesson: one,
      rules: rules as unknown as AnyRules,
      reader: reader as unknown as AnyReader,
      seats: seatsFor(['You', 'Ada', 'Ben'], one.seats, 'person'),
    },
    at,
  );

const stateOf = (run: LessonRun) => run.shown.value.timeline.state as State;

/** What the learner should do now: one tap, with what the table plays by itself after it. */
function wanted(run: LessonRun): readonly Action[] {
  if (run.step?.goal.goal !== 'play') return [];
  const [first = {}] = stepsIn(run.step.goal.action);
  const action = rules.action.read(first, stateOf(run));
  if (typeof action !== 'number') throw new Error(JSON.stringify(action));
  expect(rules.refusal(stateOf(run), action), JSON.stringify(first)).toBeNull();
  return withForced(rules.clone(stateOf(run)), [action]);
}

interface Told {
  readonly events: readonly GameEvent[];
  /** What the learner's next round scoring gives, before and after the step. */
  readonly gain: number;
}

/** Plays a lesson as it asks; what each step comes to, with what the others do after it. */
function through(id: LessonId): ReadonlyMap<string, Told> {
  const run = runOf(lesson(id));
  const told = new Map<string, Told>();
  for (let { step } = run; step; { step } = run) {
    const before = { plies: run.shown.value.timeline.length, score: roundScore(stateOf(run), 0) };
    const actions = wanted(run);
    if (actions.length > 0) expect(run.offer(actions), step.id).toBeNull();
    if (step.goal.goal === 'look') run.look(step.goal.at);
    const { timeline } = run.shown.value;
    const gain = roundScore(stateOf(run), 0) - before.score;
    run.next();
    const events = timeline
      .line()
      .slice(before.plies)
      .flatMap((ply) => ply.events);
    told.set(step.id, { events, gain });
  }
  return told;
}

describe.each(ids)('%s', (id) => {
  test('can be finished: each goal is legal in its position, on the learner’s turn', () => {
    const run = runOf(lesson(id));
    for (const [at, step] of lesson(id).steps.entries()) {
      expect(run.shown.value.at).toBe(at);
      if (step.goal.goal !== 'read') expect(rules.toAct(stateOf(run)), step.id).toBe(0);
      if (step.goal.goal === 'play')
        expect(fitsLine(stepsIn(step.goal.action), step.goal.like)).toBe(true);
      const actions = wanted(run);
      if (actions.length > 0) expect(run.offer(actions), step.id).toBeNull();
      if (step.goal.goal === 'look') run.look(step.goal.at);
      expect(run.shown.value.done, step.id).toBe(step.goal.goal !== 'read');
      run.next();
    }
    expect(run.step).toBeNull();
  });

  test('resumes at the same position wherever it is left', () => {
    const run = runOf(lesson(id));
    for (const at of lesson(id).steps.keys()) {
      expect(rules.position.write(stateOf(runOf(lesson(id), at)))).toEqual(
        rules.position.write(stateOf(run)),
      );
      run.next();
    }
  });

  test('any other action is legal or refused, never played', () => {
    const run = runOf(lesson(id));
    const listed = new Int32Array(rules.max);
    for (; run.step; run.next()) {
      if (run.step.goal.goal !== 'play') continue;
      const [first] = wanted(run);
      const before = run.shown.value.timeline.length;
      for (const action of listed.slice(0, rules.list(stateOf(run), listed))) {
        if (action === first) continue;
        const line = withForced(rules.clone(stateOf(run)), [action]);
        expect(run.offer(line), `${run.step.id} ${action}`).toBe('astray');
      }
      expect(run.shown.value.timeline.length).toBe(before);
    }
  });

  test('its position to play on from is the learner’s to decide', () => {
    const { rest, seats } = lesson(id);
    const state = unwrap(reader.position(rest, 'rest'));
    expect(rules.toAct(state)).toBe(0);
    expect(rules.seats(state)).toBe(seats);
  });

  test('has the same texts in Korean as in English, short enough to leave room for the table', () => {
    const [english, korean] = [lesson(id), lesson(id, ko)];
    expect(korean.steps.map((step) => step.id)).toEqual(english.steps.map((step) => step.id));
    expect(english.steps.map((step) => step.id)).toEqual(LESSONS[id]);
    for (const [told, most] of [
      [english, 115],
      [korean, 65],
    ] as const)
      for (const { say, other, done } of told.steps)
        for (const sentence of [say, other, done]) {
          expect(sentence).not.toMatch(/undefined|\s\s|^$/);
          expect(sentence.length, sentence).toBeLessThanOrEqual(most);
        }
    for (const { say } of korean.steps) expect(say).toMatch(/[가-힣]/);
  });
});

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
    has(told.get('pass'), { event: 'score', seat: 0, trans: 3, industry: 1, total: 4 });
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
    const run = runOf(lesson('industry'), LESSONS.industry.indexOf('gap'));
    expect(run.step?.goal).toEqual({ goal: 'look', at: { space: 'industry-2' } });
    const tried = rules.action.read(
      { do: 'use', space: 'industry-2', pay: [2, 0, 0] },
      stateOf(run),
    ) as Action;
    expect(rules.refusal(stateOf(run), tried)).toMatchObject({ because: 'not-complete' });
    expect(told.get('step')?.gain).toBe(2);
    has(told.get('go'), { event: 'trigger', seat: 0, tile: '2' });
    expect(told.get('six')?.gain).toBe(5);
    has(told.get('end'), { event: 'award', seat: 0, what: 'key' });
    has(told.get('key'), { event: 'points', seat: 0, points: 10 });
  });

  test('engineers: 5 points, one of one’s own, and the first place with a doubler', () => {
    const told = through('engineers');
    has(told.get('light'), { event: 'points', seat: 0, points: 5 });
    has(told.get('hire'), { event: 'hire', seat: 0, engineer: 4 });
    has(told.get('pass'), { event: 'pass', seat: 0, points: 2 });
    has(told.get('pass'), { event: 'order', seats: [0, 1, 2] });
    has(told.get('move'), { event: 'doublers', seat: 0 });
    has(told.get('move'), { event: 'round', round: 3 });
    const strip = stateOf(runOf(lesson('engineers'), LESSONS.engineers.indexOf('next'))).strip;
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
