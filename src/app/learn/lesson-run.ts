import { type ReadonlySignal, signal } from '@preact/signals';
import type { SeatPlan } from '../../kit/header';
import type { JsonObject } from '../../kit/json';
import { fits, type Lesson, type LessonStep } from '../../kit/lesson';
import type { AnyReader } from '../../kit/reader';
import { type Action, type AnyRules, isProblem, isRefusal, type Refusal } from '../../kit/rules';
import { Timeline } from '../../kit/timeline';

export interface RunParts {
  readonly game: string;
  readonly lesson: Lesson;
  readonly rules: AnyRules;
  readonly reader: AnyReader;
  readonly seats: readonly SeatPlan[];
}

/** What is on the table of a lesson. */
interface Shown {
  /** The step's place; as many as there are steps: finished. */
  readonly at: number;
  /** Whether what the step asks for is done. */
  readonly done: boolean;
  /** What is open now leads elsewhere than where the step asks to go. */
  readonly astray: boolean;
  readonly timeline: Timeline;
}

/** Always the same chance, so that a lesson says what will happen. */
const SEED = 'lesson';

/** A lesson under way: a real match by the real rules, of which nothing is kept but the number of the step. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly #parts: RunParts;
  readonly #shown;

  /** Begins at a step, with everything before it as the lesson tells it. */
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

  /** Plays what the step asks for; null once played, `astray` for another legal action. */
  offer(action: Action): Refusal | 'astray' | null {
    const { timeline, done } = this.#shown.value;
    const { step } = this;
    const entry = timeline.prepare(action, 0);
    if (isRefusal(entry)) return entry;
    const written = timeline.rules.action.write(action, timeline.state);
    if (!step || done || step.goal.goal !== 'play' || !fits(written, step.goal.like)) {
      return 'astray';
    }
    timeline.append(entry);
    this.#shown.value = { ...this.#shown.value, done: true, astray: false };
    return null;
  }

  /** Takes note of what the person has opened. */
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

  /** To the next step, whether this one was done or is skipped; a step skipped is played as it should be. */
  next(): void {
    const { at, done, timeline } = this.#shown.value;
    const { step } = this;
    if (!step) return;
    const ahead = this.lesson.steps[at + 1];
    if (ahead?.start || !ahead) {
      this.#shown.value = this.#arrive(at + 1);
      return;
    }
    if (!done && step.goal.goal === 'play') play(timeline, step.goal.action);
    for (const reply of step.replies) play(timeline, reply);
    this.#shown.value = { at: at + 1, done: false, astray: false, timeline };
  }

  restart(): void {
    this.#shown.value = this.#arrive(0);
  }

  /** The table as it is when the step comes after all those before it. */
  #arrive(at: number): Shown {
    const { steps } = this.lesson;
    // Finished: what was there last stays in sight.
    const shown = Math.min(at, steps.length - 1);
    let from = shown;
    while (from > 0 && !steps[from]?.start) from--;
    const timeline = this.#begin(steps[from]?.start ?? this.lesson.rest);
    for (const { goal, replies } of steps.slice(from, at)) {
      if (goal.goal === 'play') play(timeline, goal.action);
      for (const reply of replies) play(timeline, reply);
    }
    return { at, done: false, astray: false, timeline };
  }

  #begin(start: JsonObject): Timeline {
    const { game, lesson, rules, reader, seats } = this.#parts;
    const timeline = Timeline.begin(
      rules,
      {
        id: SEED,
        game,
        rulesVersion: rules.version,
        options: lesson.options,
        seats,
        seed: SEED,
        start,
        undo: 'free',
        begun: 0,
      },
      reader,
    );
    if (isProblem(timeline)) throw new Error(`${lesson.id}: ${timeline.problem} ${timeline.at}`);
    return timeline;
  }
}

/** Another company, or another city, than the one to be chosen. */
function isAstray({ goal }: LessonStep, what: JsonObject): boolean {
  const wanted =
    goal.goal === 'play' ? goal.action.company : goal.goal === 'look' && goal.at.company;
  const opened = what.company ?? null;
  if (opened !== null) return opened !== wanted;
  return goal.goal === 'look' && typeof what.city === 'string' && what.city !== goal.at.city;
}

function play(timeline: Timeline, written: JsonObject): void {
  const action = timeline.rules.action.read(written, timeline.state);
  const entry = typeof action === 'number' ? timeline.prepare(action, 0) : action;
  if (isProblem(entry) || isRefusal(entry))
    throw new Error(`a lesson plays what is refused: ${JSON.stringify(entry)}`);
  timeline.append(entry);
}
