import { expect } from 'vitest';
import { LessonRun } from '../../../src/app/learn/lesson-run';
import { seatsFor } from '../../../src/app/learn/trial';
import type { Lesson } from '../../../src/kit/lesson';
import { stepsIn } from '../../../src/kit/line';
import type { Action, GameEvent } from '../../../src/kit/rules';
import type { Game } from './games';

export type LessonGame = Pick<Game, 'id' | 'rules' | 'reader' | 'subject'>;

export const runOf = ({ id, rules, reader }: LessonGame, lesson: Lesson, at = 0): LessonRun =>
  new LessonRun(
    {
      game: id,
      lesson,
      rules,
      reader,
      seats: seatsFor(['You', 'Ada', 'Ben'], lesson.seats, 'person'),
    },
    at,
  );

export const stateOf = (run: LessonRun): object => run.shown.value.timeline.state;

/** The actions of one tap, with what the table plays by itself after it. */
export function tap({ rules, subject }: LessonGame, state: object, actions: readonly Action[]) {
  return subject.lessons.tap?.(rules.clone(state), actions) ?? actions;
}

/** What the learner is to play now, as one tap, each action legal when it comes; empty: nothing. */
export function wanted(game: LessonGame, run: LessonRun): readonly Action[] {
  const { rules } = game;
  const goal = run.step?.goal;
  if (goal?.goal !== 'play') return [];
  const now = rules.clone(stateOf(run));
  const actions = stepsIn(goal.action).map((written) => {
    const action = rules.action.read(written, now);
    if (typeof action !== 'number') throw new Error(JSON.stringify(action));
    expect(rules.refusal(now, action), JSON.stringify(written)).toBeNull();
    rules.play(now, action);
    return action;
  });
  // The goal may also contain what the table plays by itself.
  return game.subject.lessons.tap ? tap(game, stateOf(run), actions.slice(0, 1)) : actions;
}

/** What happens in a step of a lesson. */
export interface Told<State> {
  readonly before: State;
  /** After the learner's move, before the others'. */
  readonly after: State;
  readonly events: readonly GameEvent[];
  /** With what the others' moves tell. */
  readonly answered: readonly GameEvent[];
}

/** Plays a lesson as it asks; each step by its id. The states are those of the game. */
export function through<State extends object>(
  game: LessonGame,
  lesson: Lesson,
): ReadonlyMap<string, Told<State>> {
  const run = runOf(game, lesson);
  const told = new Map<string, Told<State>>();
  const now = () => game.rules.clone(stateOf(run)) as State;
  for (let { step } = run; step; { step } = run) {
    const before = now();
    const { timeline } = run.shown.value;
    const { length } = timeline;
    const since = () =>
      timeline
        .line()
        .slice(length)
        .flatMap((ply) => ply.events);
    const actions = wanted(game, run);
    if (actions.length > 0) expect(run.offer(actions), step.id).toBeNull();
    if (step.goal.goal === 'look') run.look(step.goal.at);
    const [after, events] = [now(), since()];
    run.next();
    told.set(step.id, { before, after, events, answered: since() });
  }
  return told;
}

export function lessonNamed(id: string, lessons: readonly Lesson[]): Lesson {
  const found = lessons.find((one) => one.id === id);
  if (!found) throw new Error(`no lesson ${id}`);
  return found;
}
