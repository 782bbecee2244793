import { type ReadonlySignal, signal } from '@preact/signals';
import type { JsonObject } from '../../kit/json';
import type { Lesson, LessonGoal, LessonStep } from '../../kit/lesson';
import { fits, fitsLine, stepsIn, type WrittenLine, writeLine } from '../../kit/line';
import { lookAhead } from '../../kit/look-ahead';
import { type Action, isRefusal, type Refusal } from '../../kit/rules';
import type { Timeline } from '../../kit/timeline';
import { beginTrial, type TrialParts } from './trial';

export interface RunParts extends TrialParts {
  readonly lesson: Lesson;
}

type PlayGoal = LessonGoal & { readonly goal: 'play' };

interface Shown {
  /** The index of the step; the number of steps: finished. */
  readonly at: number;
  readonly done: boolean;
  /** What is open now does not lead to the step's goal. */
  readonly astray: boolean;
  readonly timeline: Timeline;
}

/** Always the same seed, so that a lesson can say what will happen. */
const SEED = 'lesson';

/** A lesson in progress: a real match by the real rules. Only the number of the step is stored. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly #parts: RunParts;
  readonly #shown;

  /** Starts at a step, with everything before it as the lesson has it. */
  constructor(parts: RunParts, at: number) {
    this.lesson = parts.lesson;
    this.#parts = parts;
    this.#shown = signal(this.#arrive(Math.min(Math.max(0, at), parts.lesson.steps.length)));
  }

  get shown(): ReadonlySignal<Shown> {
    return this.#shown;
  }

  get step(): LessonStep | null {
    return this.lesson.steps[this.#shown.value.at] ?? null;
  }

  /**
   * Plays the actions of a tap if the step asks for them (null). Legal, but not asked for: `astray`, or `elsewhere` where
   * the step is about another kind of action.
   */
  offer(actions: readonly Action[]): Refusal | 'astray' | 'elsewhere' | null {
    const { timeline, done } = this.#shown.value;
    const { step } = this;
    const entries = timeline.prepareAll(actions, 0);
    if (isRefusal(entries)) return entries;
    const written = writeLine(timeline.rules, timeline.state, actions);
    if (!step || done || step.goal.goal !== 'play') return 'elsewhere';
    if (!fitsLine(written, step.goal.like))
      return wordOf(written) === wordOf(step.goal.like) ? 'astray' : 'elsewhere';
    for (const entry of entries) timeline.append(entry);
    this.#shown.value = { ...this.#shown.value, done: true, astray: false };
    return null;
  }

  look(what: JsonObject): void {
    const { step } = this;
    const { done, astray } = this.#shown.value;
    if (!step || done) return;
    if (step.goal.goal === 'look' && fits(what, step.goal.at)) {
      this.#shown.value = { ...this.#shown.value, done: true, astray: false };
      return;
    }
    const strays = isAstray(step, what);
    if (strays !== astray) this.#shown.value = { ...this.#shown.value, astray: strays };
  }

  /** Goes to the next step, whether this one was done or is skipped. A skipped step is played as asked for. */
  next(): void {
    const { at, done, timeline } = this.#shown.value;
    const { step } = this;
    if (!step) return;
    const ahead = this.lesson.steps[at + 1];
    if (ahead?.start || !ahead) {
      this.#shown.value = this.#arrive(at + 1);
      return;
    }
    if (!done && step.goal.goal === 'play') play(timeline, possible(timeline, step.goal));
    for (const reply of step.replies) play(timeline, reply);
    this.#shown.value = { at: at + 1, done: false, astray: false, timeline };
  }

  restart(): void {
    this.#shown.value = this.#arrive(0);
  }

  /** The table of a step that follows all those before it. */
  #arrive(at: number): Shown {
    const { steps } = this.lesson;
    // Finished: the last position stays visible.
    const shown = Math.min(at, steps.length - 1);
    let from = shown;
    while (from > 0 && !steps[from]?.start) from--;
    const start = steps[from]?.start;
    if (!start) throw new Error('the first step of a lesson begins with a position');
    const { options } = this.lesson;
    const timeline = beginTrial(this.#parts, { id: SEED, seed: SEED, options, start });
    for (const { goal, replies } of steps.slice(from, at)) {
      if (goal.goal === 'play') play(timeline, goal.action);
      for (const reply of replies) play(timeline, reply);
    }
    return { at, done: false, astray: false, timeline };
  }
}

/** What kind of action a line begins with. */
const wordOf = (line: WrittenLine) => stepsIn(line)[0]?.do;

/** What a table reports that is no choice of the learner's. */
const SURROUNDINGS: readonly string[] = ['step', 'tab'];

/** Whether what the learner has opened is something else than the goal names. */
function isAstray({ goal }: LessonStep, what: JsonObject): boolean {
  if (goal.goal === 'read') return false;
  const wanted = goal.goal === 'look' ? goal.at : (stepsIn(goal.action)[0] ?? {});
  return Object.entries(what).some(([key, opened]) => {
    // Figures and shapes are changed step by step until they are right.
    if (typeof opened !== 'string' || SURROUNDINGS.includes(key)) return false;
    // On the way to an action more may be open than the action names.
    return (goal.goal === 'look' || key in wanted) && opened !== wanted[key];
  });
}

/** What a goal asks for; where an earlier step was done in a way of its own, the first action that is like it. */
function possible(timeline: Timeline, { action, like }: PlayGoal): WrittenLine {
  const { rules, state } = timeline;
  const [first = {}] = stepsIn(action);
  const read = rules.action.read(first, state);
  if (typeof read === 'number' && !rules.refusal(state, read)) return action;
  const listed = new Int32Array(rules.max);
  const written = Array.from(listed.subarray(0, rules.list(state, listed)), (one) =>
    rules.action.write(one, state),
  );
  return written.find((one) => fitsLine([one], like)) ?? action;
}

/** Plays written actions, as one tap would. */
function play(timeline: Timeline, line: WrittenLine): void {
  const { rules } = timeline;
  let { state } = timeline;
  const actions = stepsIn(line).map((written) => {
    const action = rules.action.read(written, state);
    if (typeof action !== 'number' || rules.refusal(state, action))
      throw new Error(`a lesson plays what is refused: ${JSON.stringify(action)}`);
    state = lookAhead(rules, state, [action]).after;
    return action;
  });
  const entries = timeline.prepareAll(actions, 0);
  if (isRefusal(entries)) throw new Error(`a lesson plays what is refused: ${entries.because}`);
  for (const entry of entries) timeline.append(entry);
}
