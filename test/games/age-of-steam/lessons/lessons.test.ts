import { describe, expect, test } from 'vitest';
import { LessonRun } from '../../../../src/app/learn/lesson-run';
import { seatsFor } from '../../../../src/app/learn/seats';
import { lessonsIn } from '../../../../src/games/age-of-steam/lessons';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { reader } from '../../../../src/games/age-of-steam/rules/reader';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import { LESSONS, type LessonId } from '../../../../src/games/age-of-steam/words/lesson-steps';
import type { Lesson } from '../../../../src/kit/lesson';
import { fitsLine, stepsIn } from '../../../../src/kit/line';
import type { AnyReader } from '../../../../src/kit/reader';
import { unwrap } from '../../../../src/kit/result';
import type { Action, AnyRules, GameEvent } from '../../../../src/kit/rules';
import { BROKEN } from '../words/broken';

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
      game: 'age-of-steam',
      lesson: one,
      rules: rules as unknown as AnyRules,
      reader: reader as unknown as AnyReader,
      seats: seatsFor(['You', 'Ada', 'Ben'], one.seats, 'person'),
    },
    at,
  );

const stateOf = (run: LessonRun) => run.shown.value.timeline.state as State;

/** What the learner should do now, as one tap. */
function wanted(run: LessonRun): readonly Action[] {
  if (run.step?.goal.goal !== 'play') return [];
  const now = rules.clone(stateOf(run));
  return stepsIn(run.step.goal.action).map((written) => {
    const action = rules.action.read(written, now);
    if (typeof action !== 'number') throw new Error(JSON.stringify(action));
    expect(rules.refusal(now, action), JSON.stringify(written)).toBeNull();
    rules.play(now, action);
    return action;
  });
}

/** Plays a lesson as it asks; returns the events and the last state of each step. */
function through(id: LessonId) {
  const run = runOf(lesson(id));
  const told = new Map<string, { readonly events: readonly GameEvent[]; readonly state: State }>();
  for (let { step } = run; step; { step } = run) {
    const actions = wanted(run);
    const before = run.shown.value.timeline.length;
    if (actions.length > 0) expect(run.offer(actions), step.id).toBeNull();
    if (step.goal.goal === 'look') run.look(step.goal.at);
    const { timeline } = run.shown.value;
    const done = rules.clone(stateOf(run));
    run.next();
    const events = timeline
      .line()
      .slice(before)
      .flatMap((ply) => ply.events);
    told.set(step.id, { events, state: done });
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
      const like = JSON.stringify(run.step.goal.like);
      for (const action of listed.slice(0, rules.list(stateOf(run), listed))) {
        const written = rules.action.write(action, stateOf(run));
        if (action === first || fitsLine([written], JSON.parse(like))) continue;
        expect(run.offer([action]), JSON.stringify(written)).toBe('astray');
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
      [english, 130],
      [korean, 85],
    ] as const)
      for (const { say, other, done } of told.steps)
        for (const sentence of [say, other, done]) {
          expect(sentence).not.toMatch(BROKEN);
          expect(sentence.length, sentence).toBeLessThanOrEqual(most);
        }
    for (const { say } of korean.steps) expect(say).toMatch(/[가-힣]/);
  });
});

/** All track of a position with its owners, and the new cities. */
function railwayOf(state: State | undefined) {
  const written = state && rules.position.write(state);
  return { track: written?.track, newCities: written?.newCities };
}

describe('what the lessons say comes true', () => {
  const figure = (state: State | undefined, of: 'money' | 'income') => state?.[of][0];

  test('the first railway: two deliveries, payday, and one over three links', () => {
    const told = through('first');
    const pays = (id: string) =>
      told.get(id)?.events.find(({ event }) => event === 'deliver')?.income;
    expect(told.get('link')?.events.some(({ event }) => event === 'link')).toBe(true);
    expect(pays('ship')).toEqual([1, 0, 0]);
    expect(pays('again')).toEqual([1, 0, 0]);
    expect(figure(told.get('payday')?.state, 'money')).toBe(11 - 7 + 2 - 4);
    expect(pays('long')).toEqual([3, 0, 0]);
  });

  test('the auction: the learner is second for $3, and ships over two links', () => {
    const told = through('actions');
    const drop = told.get('drop')?.events.find(({ event }) => event === 'drop');
    expect(drop).toMatchObject({ seat: 0, place: 2, pays: 3 });
    const delivered = told.get('ship')?.events.find(({ event }) => event === 'deliver');
    expect(delivered?.income).toEqual([2, 0, 0]);
    const [now, later] = ['ship', 'draw'].map((id) => railwayOf(told.get(id)?.state));
    expect(later).toEqual(now);
  });

  test('money: a delivery saves the learner, and Ada is out', () => {
    const told = through('money');
    for (const [before, after] of [
      ['issue', 'short'],
      ['fell', 'out'],
    ] as const) {
      const [shares, later] = [before, after].map((id) => [...(told.get(id)?.state.shares ?? [])]);
      // Ada's went back with her.
      for (const seat of [0, 2]) expect(later?.[seat]).toBeGreaterThanOrEqual(shares?.[seat] ?? 99);
      for (const hex of Object.keys(railwayOf(told.get(before)?.state).track ?? {}))
        expect(railwayOf(told.get(after)?.state).track).toHaveProperty([hex]);
    }
    expect(figure(told.get('short')?.state, 'income')).toBe(1);
    const events = told.get('out')?.events ?? [];
    expect(events).toContainEqual({ event: 'out', seat: 1 });
    expect(events).toContainEqual({ event: 'reduction', seat: 0, amount: 2 });
    expect(events.find(({ event, seat }) => event === 'expenses' && seat === 1)).toMatchObject({
      owes: 8,
      short: 5,
    });
  });

  test('tiles: a town, a crossing, and a link of four tiles with track that was nobody’s', () => {
    const told = through('tiles');
    const cost = (id: string) => told.get(id)?.events.find(({ event }) => event === 'build')?.cost;
    expect([cost('town'), cost('cross'), cost('turn'), cost('claim')]).toEqual([3, 3, 2, 2]);
    expect(told.get('claim')?.events.some(({ event }) => event === 'claim')).toBe(true);
  });
});
