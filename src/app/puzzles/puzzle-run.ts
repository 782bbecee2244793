import { type ReadonlySignal, signal } from '@preact/signals';
import { canonical, type JsonObject } from '../../kit/json';
import { beginsLike, fits, fitsLine, stepsIn, type WrittenLine, writeLine } from '../../kit/line';
import { apply, lookAhead } from '../../kit/look-ahead';
import type { Puzzle } from '../../kit/puzzle';
import { unwrap } from '../../kit/result';
import { type Action, type AnyRules, isRefusal, type Refusal, type Seat } from '../../kit/rules';
import type { Timeline } from '../../kit/timeline';
import type { UndoSize } from '../../kit/undo';
import { beginTrial, type TrialParts } from '../learn/trial';

export interface PuzzleParts extends TrialParts {
  readonly puzzle: Puzzle;
}

/** A wrong answer: everything that was played from the start, including the refused actions. */
export interface Tried {
  readonly line: readonly Action[];
  /** The chance to win after it, where the puzzle has it. */
  readonly worth: number | null;
}

interface Shown {
  readonly timeline: Timeline;
  readonly tried: Tried | null;
  readonly done: boolean;
}

/** The seat to act in a puzzle, which is the solver's. */
export function solverOf({
  rules,
  reader,
  puzzle,
}: Pick<PuzzleParts, 'rules' | 'reader' | 'puzzle'>): Seat {
  return rules.toAct(unwrap(reader.position(puzzle.position, puzzle.id))) ?? 0;
}

/**
 * A puzzle on the table: a real match by the real rules, in which only a best answer is ever played, by one tap or step
 * by step, in any order of the steps that leads to the same position.
 */
export class PuzzleRun {
  readonly puzzle: Puzzle;
  readonly seat: Seat;
  /** A best answer, and the most tempting wrong one. */
  readonly solution: readonly Action[];
  readonly tempting: Tried | null;
  readonly #rules: AnyRules;
  readonly #shown;
  /** The positions after the best answers of several actions: every line to one of them is right too. */
  readonly #solved: ReadonlySet<string>;
  /** The chance to win in the positions after wrong answers of several actions. */
  readonly #worths: ReadonlyMap<string, number>;

  constructor(parts: PuzzleParts) {
    const { puzzle } = parts;
    const { id, options, position: start } = puzzle;
    const timeline = beginTrial(parts, { id: `puzzle-${id}`, seed: id, options, start });
    this.puzzle = puzzle;
    this.seat = parts.rules.toAct(timeline.state) ?? 0;
    this.#rules = parts.rules;
    this.#shown = signal<Shown>({ timeline, tried: null, done: false });
    const right = puzzle.right.flatMap((answer) => this.#lineLike(answer) ?? []);
    const wrong = puzzle.wrong.flatMap(({ like, worth }) => {
      const found = this.#lineLike(like);
      return found ? [{ ...found, worth }] : [];
    });
    const [solution] = right;
    if (!solution) throw new Error(`${puzzle.id}: no line is its answer`);
    this.solution = solution.line;
    this.tempting = wrong[0] ?? null;
    const several = ({ line }: { readonly line: readonly Action[] }) => line.length > 1;
    this.#solved = new Set(right.filter(several).map(({ end }) => this.#written(end)));
    this.#worths = new Map(
      wrong.filter(several).map(({ end, worth }) => [this.#written(end), worth]),
    );
  }

  get shown(): ReadonlySignal<Shown> {
    return this.#shown;
  }

  /** The position itself, whatever has been played. */
  get start(): object {
    return this.#shown.value.timeline.stateAt(0);
  }

  /** Whether steps of an answer have been played that can be taken back. */
  get canUndo(): boolean {
    const { timeline, done } = this.#shown.value;
    return !done && timeline.step('undo') !== null;
  }

  /** Plays a best answer, or the next steps of one (null). A wrong one is not played, but remembered. */
  offer(actions: readonly Action[]): Refusal | 'wrong' | null {
    const { timeline, done } = this.#shown.value;
    const entries = timeline.prepareAll(actions, 0);
    if (isRefusal(entries)) return entries;
    if (done) return 'wrong';
    const line = [...timeline.line().map(({ action }) => action), ...actions];
    const written = writeLine(this.#rules, this.start, line);
    const end = this.#after(line);
    const { right, wrong } = this.puzzle;
    const solves =
      right.some((answer) => fitsLine(written, answer)) || this.#solved.has(this.#written(end));
    if (solves || right.some((answer) => this.#leadsTo(answer, written, end))) {
      for (const entry of entries) timeline.append(entry);
      this.#shown.value = { timeline, tried: null, done: solves };
      return null;
    }
    const known = wrong.find(({ like }) => fitsLine(written, like))?.worth;
    const worth = known ?? this.#worths.get(this.#written(end)) ?? null;
    this.#shown.value = { ...this.#shown.value, tried: { line, worth } };
    return 'wrong';
  }

  /** Takes back the last step of an answer in progress, or all of it. */
  undo(size: UndoSize): void {
    const { timeline } = this.#shown.value;
    const entry = this.canUndo ? timeline.prepareUndo(0, size) : null;
    if (!entry) return;
    timeline.append(entry);
    this.#shown.value = { timeline, tried: null, done: false };
  }

  /** Sets the worth of a wrong answer that was searched after it was given. */
  learn(line: readonly Action[], worth: number): void {
    const { tried } = this.#shown.value;
    if (tried?.line.join() !== line.join()) return;
    // A short search may err, but nothing is better than the best answer.
    const best = this.puzzle.worth;
    this.#shown.value = {
      ...this.#shown.value,
      tried: { line, worth: Math.min(worth, best) },
    };
  }

  again(): void {
    const timeline = this.#shown.value.timeline.afresh();
    this.#shown.value = { timeline, tried: null, done: false };
  }

  /** Whether the steps played are of this answer, and the rest of it leads on from `state`, in some order. */
  #leadsTo(answer: WrittenLine, played: readonly JsonObject[], state: object): boolean {
    if (beginsLike(played, answer)) return true;
    const left = [...stepsIn(answer)];
    for (const step of played) {
      const place = left.findIndex((one) => fits(step, one));
      if (place < 0) return false;
      left.splice(place, 1);
    }
    return this.#canEnd(state, left);
  }

  /** Whether some order of these steps is legal and ends as a best answer does. */
  #canEnd(state: object, left: readonly JsonObject[], dead = new Set<string>()): boolean {
    const here = this.#written(state);
    if (left.length === 0) return this.#solved.has(here);
    // A dozen steps have more orders than can be tried, but few positions.
    const key = `${canonical(left)} ${here}`;
    if (dead.has(key)) return false;
    const ends = left.some((step, place) => {
      const next = this.#step(state, step);
      return (
        next !== null &&
        this.#canEnd(
          next.state,
          left.filter((_, at) => at !== place),
          dead,
        )
      );
    });
    if (!ends) dead.add(key);
    return ends;
  }

  /** The first legal action of the solver that fits a step, and the position after it; null: there is none. */
  #step(
    from: object,
    like: JsonObject,
  ): { readonly action: Action; readonly state: object } | null {
    const rules = this.#rules;
    if (rules.toAct(from) !== this.seat) return null;
    const listed = new Int32Array(rules.max);
    const all = listed.subarray(0, rules.list(from, listed));
    const action = all.find((one) => fits(rules.action.write(one, from), like));
    return action === undefined ? null : { action, state: apply(rules, from, action) };
  }

  /** Legal actions that fit an answer, and the resulting position; null: there are none. */
  #lineLike(
    answer: WrittenLine,
  ): { readonly line: readonly Action[]; readonly end: object } | null {
    let end = this.start;
    const line: Action[] = [];
    for (const like of stepsIn(answer)) {
      const step = this.#step(end, like);
      if (!step) return null;
      line.push(step.action);
      end = step.state;
    }
    return { line, end };
  }

  #after(line: readonly Action[]): object {
    return lookAhead(this.#rules, this.start, line).after;
  }

  #written(state: object): string {
    return canonical(this.#rules.position.write(state));
  }
}
