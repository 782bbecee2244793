import { type ReadonlySignal, signal } from '@preact/signals';
import type { MatchHeader, SeatPlan } from '../../kit/header';
import { canonical } from '../../kit/json';
import { beginsLike, fits, fitsLine, stepsIn, writeLine } from '../../kit/lesson';
import type { Answer, Puzzle } from '../../kit/puzzle';
import type { AnyReader } from '../../kit/reader';
import { unwrap } from '../../kit/result';
import { type Action, type AnyRules, isRefusal, type Refusal, type Seat } from '../../kit/rules';
import { Timeline } from '../../kit/timeline';

export interface PuzzleParts {
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly rules: AnyRules;
  readonly reader: AnyReader;
  readonly seats: readonly SeatPlan[];
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
  /** Whether a best answer has been played. */
  readonly done: boolean;
}

/** The seat to act in a puzzle, which is the solver's. */
export function solverOf({ rules, reader, puzzle }: Omit<PuzzleParts, 'seats'>): Seat {
  return rules.toAct(unwrap(reader.position(puzzle.position, puzzle.id))) ?? 0;
}

/**
 * A puzzle on the table: a real match by the real rules, in which only a best answer is ever played, by one tap or step
 * by step.
 */
export class PuzzleRun {
  readonly puzzle: Puzzle;
  readonly seat: Seat;
  /** A best answer, and the most tempting wrong one. */
  readonly solution: readonly Action[];
  readonly tempting: Tried | null;
  readonly #rules: AnyRules;
  readonly #shown;
  /** The positions after the best answers: every line to one of them is right too. */
  readonly #solved: ReadonlySet<string>;

  constructor(parts: PuzzleParts) {
    const { puzzle } = parts;
    const timeline = begin(parts);
    this.puzzle = puzzle;
    this.seat = parts.rules.toAct(timeline.state) ?? 0;
    this.#rules = parts.rules;
    this.#shown = signal<Shown>({ timeline, tried: null, done: false });
    const lines = puzzle.right.flatMap((answer) => this.#lineLike(answer) ?? []);
    const [solution] = lines.map(({ line }) => line);
    if (!solution) throw new Error(`${puzzle.id}: no action is its answer`);
    this.solution = solution;
    this.#solved = new Set(
      lines.filter(({ line }) => line.length > 1).map(({ end }) => this.#written(end)),
    );
    const [wrong] = puzzle.wrong;
    const tempting = wrong && this.#lineLike(wrong.like);
    this.tempting = wrong && tempting ? { line: tempting.line, worth: wrong.worth } : null;
  }

  get shown(): ReadonlySignal<Shown> {
    return this.#shown;
  }

  /** The position itself, whatever has been played. */
  get start(): object {
    return this.#shown.value.timeline.stateAt(0);
  }

  /** Plays a best answer, or the next steps of one (null). A wrong one is not played, but remembered. */
  offer(actions: readonly Action[]): Refusal | 'wrong' | null {
    const { timeline, done } = this.#shown.value;
    const entries = timeline.prepareAll(actions, 0);
    if (isRefusal(entries)) return entries;
    if (done) return 'wrong';
    const line = [...timeline.line().map(({ action }) => action), ...actions];
    const written = writeLine(this.#rules, this.start, line);
    const { right, wrong } = this.puzzle;
    const solves = right.some((answer) => fitsLine(written, answer)) || this.#reaches(line);
    if (solves || right.some((answer) => beginsLike(written, answer))) {
      for (const entry of entries) timeline.append(entry);
      this.#shown.value = { timeline, tried: null, done: solves };
      return null;
    }
    const known = wrong.find(({ like }) => fitsLine(written, like));
    this.#shown.value = { ...this.#shown.value, tried: { line, worth: known?.worth ?? null } };
    return 'wrong';
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

  /** Back to the position of the puzzle. */
  again(): void {
    const timeline = this.#shown.value.timeline.afresh();
    this.#shown.value = { timeline, tried: null, done: false };
  }

  /** Whether these actions, perhaps in another order than an answer's, lead to the same position as a best answer. */
  #reaches(line: readonly Action[]): boolean {
    if (this.#solved.size === 0) return false;
    const state = this.#rules.clone(this.start);
    for (const action of line) this.#rules.play(state, action);
    return this.#solved.has(this.#written(state));
  }

  #written(state: object): string {
    return canonical(this.#rules.position.write(state));
  }

  /** Legal actions that fit an answer, and the resulting position; null: there are none. */
  #lineLike(answer: Answer): { readonly line: readonly Action[]; readonly end: object } | null {
    const rules = this.#rules;
    const end = rules.clone(this.start);
    const listed = new Int32Array(rules.max);
    const line: Action[] = [];
    for (const step of stepsIn(answer)) {
      const all = listed.subarray(0, rules.list(end, listed));
      const action = all.find((one) => fits(rules.action.write(one, end), step));
      if (action === undefined) return null;
      line.push(action);
      rules.play(end, action);
    }
    return { line, end };
  }
}

function begin({ game, puzzle, rules, reader, seats }: PuzzleParts): Timeline {
  const { id, options, position: start } = puzzle;
  const header: MatchHeader = {
    id: `puzzle-${id}`,
    game,
    rulesVersion: rules.version,
    options,
    seats,
    seed: id,
    start,
    begun: 0,
    undo: 'free',
  };
  return unwrap(Timeline.begin(rules, header, reader));
}
