import { expect } from 'vitest';
import { LessonRun } from '../../../../src/app/learn/lesson-run';
import { seatsFor } from '../../../../src/app/learn/seats';
import { lessonsIn } from '../../../../src/games/504/lessons';
import { rules } from '../../../../src/games/504/rules';
import { reader } from '../../../../src/games/504/rules/reader';
import type { State } from '../../../../src/games/504/rules/state';
import { LESSONS, type LessonId } from '../../../../src/games/504/words/lesson-steps';
import type { JsonObject } from '../../../../src/kit/json';
import type { Lesson } from '../../../../src/kit/lesson';
import { stepsIn } from '../../../../src/kit/line';
import type { AnyReader } from '../../../../src/kit/reader';
import type { Action, AnyRules, GameEvent } from '../../../../src/kit/rules';

export const ids = Object.keys(LESSONS) as LessonId[];
const en = await lessonsIn('en');
export const ko = await lessonsIn('ko');

export function lesson(id: LessonId, from: readonly Lesson[] = en): Lesson {
  const found = from.find((one) => one.id === id);
  if (!found) throw new Error(`no lesson ${id}`);
  return found;
}

export const runOf = (id: LessonId, at = 0) =>
  new LessonRun(
    {
      game: '504',
      lesson: lesson(id),
      rules: rules as unknown as AnyRules,
      reader: reader as unknown as AnyReader,
      seats: seatsFor(['You', 'Ada', 'Ben'], lesson(id).seats, 'person'),
    },
    at,
  );

export const stateOf = (run: LessonRun) => run.shown.value.timeline.state as State;

/** What the learner should do now, each action legal when it comes. */
export function wanted(run: LessonRun): readonly Action[] {
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

export interface Told {
  readonly before: State;
  /** After the learner's move, before the others'. */
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/** Plays a lesson as it asks; what each step comes to. */
export function through(id: LessonId): ReadonlyMap<string, Told> {
  const run = runOf(id);
  const told = new Map<string, Told>();
  for (let { step } = run; step; { step } = run) {
    const before = rules.clone(stateOf(run));
    const { timeline } = run.shown.value;
    const { length } = timeline;
    const actions = wanted(run);
    if (actions.length > 0) expect(run.offer(actions), step.id).toBeNull();
    if (step.goal.goal === 'look') run.look(step.goal.at);
    const events = timeline
      .line()
      .slice(length)
      .flatMap((ply) => ply.events);
    told.set(step.id, { before, after: rules.clone(stateOf(run)), events });
    run.next();
  }
  return told;
}

export const written = (state: State | undefined): JsonObject =>
  state ? rules.position.write(state) : {};
