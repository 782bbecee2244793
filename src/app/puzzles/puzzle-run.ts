import { type ReadonlySignal, signal } from '@preact/signals';
import type { MatchHeader, SeatPlan } from '../../kit/header';
import type { JsonObject } from '../../kit/json';
import { fits } from '../../kit/lesson';
import type { Puzzle } from '../../kit/puzzle';
import type { AnyReader } from '../../kit/reader';
import {
  type Action,
  type AnyRules,
  isProblem,
  isRefusal,
  type Refusal,
  type Seat,
} from '../../kit/rules';
import { Timeline } from '../../kit/timeline';

export interface PuzzleParts {
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly rules: AnyRules;
  readonly reader: AnyReader;
  readonly seats: readonly SeatPlan[];
}

/** A wrong answer that was given. */
export interface Tried {
  readonly action: Action;
  /** The chance to win after it, where the puzzle knows it. */
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
  const state = reader.position(puzzle.position, puzzle.id);
  if (isProblem(state)) throw new Error(`${puzzle.id}: ${state.problem} ${state.at}`);
  return rules.toAct(state) ?? 0;
}

/** A puzzle on the table: a real match by the real rules, of which only the best answer is ever played. */
export class PuzzleRun {
  readonly puzzle: Puzzle;
  readonly seat: Seat;
  /** A best answer, and the wrong one that tempts most. */
  readonly solution: Action;
  readonly tempting: Tried | null;
  readonly #shown;

  constructor(parts: PuzzleParts) {
    const { puzzle } = parts;
    const timeline = begin(parts);
    this.puzzle = puzzle;
    this.seat = parts.rules.toAct(timeline.state) ?? 0;
    this.#shown = signal<Shown>({ timeline, tried: null, done: false });
    const solution = this.#actionLike(puzzle.right[0] ?? {});
    if (solution === null) throw new Error(`${puzzle.id}: no action is its answer`);
    this.solution = solution;
    const [wrong] = puzzle.wrong;
    const tempting = wrong ? this.#actionLike(wrong.like) : null;
    this.tempting = wrong && tempting !== null ? { action: tempting, worth: wrong.worth } : null;
  }

  get shown(): ReadonlySignal<Shown> {
    return this.#shown;
  }

  /** The position itself, whatever has been played. */
  get start(): object {
    return this.#shown.value.timeline.stateAt(0);
  }

  /** Plays a best answer (null); keeps a wrong one in mind and plays nothing. */
  offer(action: Action): Refusal | 'wrong' | null {
    const { timeline, done } = this.#shown.value;
    const entry = timeline.prepare(action, 0);
    if (isRefusal(entry)) return entry;
    if (done) return 'wrong';
    const written = timeline.rules.action.write(action, timeline.state);
    if (this.puzzle.right.some((like) => fits(written, like))) {
      timeline.append(entry);
      this.#shown.value = { timeline, tried: null, done: true };
      return null;
    }
    const known = this.puzzle.wrong.find(({ like }) => fits(written, like));
    const tried = { action, worth: known?.worth ?? null };
    this.#shown.value = { ...this.#shown.value, tried };
    return 'wrong';
  }

  /** What was found out about a wrong answer after it was given. */
  learn(action: Action, worth: number): void {
    const { tried } = this.#shown.value;
    if (tried?.action !== action) return;
    // A short look may err, but nothing is better than the best answer.
    const most = this.puzzle.worth;
    this.#shown.value = {
      ...this.#shown.value,
      tried: { action, worth: Math.min(worth, most) },
    };
  }

  /** Puts the position up again. */
  again(): void {
    const timeline = this.#shown.value.timeline.afresh();
    this.#shown.value = { timeline, tried: null, done: false };
  }

  #actionLike(like: JsonObject): Action | null {
    const { timeline } = this.#shown.value;
    const { rules, state } = timeline;
    const listed = new Int32Array(rules.most);
    const all = listed.subarray(0, rules.list(state, listed));
    return all.find((action) => fits(rules.action.write(action, state), like)) ?? null;
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
  const timeline = Timeline.begin(rules, header, reader);
  if (isProblem(timeline)) throw new Error(`${id}: ${timeline.problem} ${timeline.at}`);
  return timeline;
}
