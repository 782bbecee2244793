import type { LogVersion, MatchHeader } from './header';
import type { JsonObject } from './json';
import type { Entry, EntryOf } from './log';
import {
  commitOutcome,
  enteredOutcome,
  fingerprintOf,
  type Outcome,
  playOutcome,
  type Standpoint,
  stepOutcome,
} from './outcome';
import type { Ply } from './ply';
import { type SealedRound, sealedRound } from './round';
import type { Action, AnyRules, Problem, Refusal, Seat } from './rules';
import { markAnswered, type Step, stepBack, stepForth, type UndoSize, withdrawRound } from './undo';

const SIZES: readonly UndoSize[] = ['step', 'turn'];

/** A position of a match after `length` entries. */
export interface Place extends Standpoint {
  readonly length: number;
}

/** The outcomes of entries that follow a position of a match, by its rules and by replay. */
export class NextOutcomes {
  readonly #rules: AnyRules;
  readonly #header: MatchHeader;
  readonly #start: object;
  readonly #logRules: LogRules;

  /** `start`: the state in which the match begins. */
  constructor(rules: AnyRules, header: MatchHeader, start: object) {
    this.#rules = rules;
    this.#header = header;
    this.#start = start;
    this.#logRules = logRulesOf(header);
  }

  /** A copy of the state after a ply. */
  replay(tip: Ply | null): object {
    const ahead: Ply[] = [];
    let from = tip;
    while (from && !from.snapshot) {
      ahead.push(from);
      from = from.parent;
    }
    const state = this.#rules.clone(from?.snapshot ?? this.#start);
    for (let i = ahead.length - 1; i >= 0; i--)
      if (!ahead[i].commitment?.isLast) this.#rules.play(state, ahead[i].action);
    return state;
  }

  /** Of joined actions; or why one of them may not be played. Those after the first must be of the same seat. */
  ofActions(here: Place, actions: readonly Action[], at: number): readonly Outcome[] | Refusal {
    if (sealedRound(here.cursor.tip)) return { because: 'not-committed' };
    const outcomes: Outcome[] = [];
    for (const action of actions) {
      const from = outcomes.at(-1) ?? here;
      const seat = this.#rules.toAct(from.state);
      if (seat === null) return { because: 'over' };
      const refusal = this.#rules.refusal(from.state, action);
      if (refusal) return refusal;
      const joined = outcomes.length > 0;
      if (joined && seat !== outcomes[0].entry.seat) return { because: 'not-your-turn' };
      const number = here.length + outcomes.length + 1;
      outcomes.push(playOutcome(this.#rules, from, action, { number, seat, at, joined }));
    }
    return outcomes;
  }

  /** Of a commitment of the seat to act; or why it may not commit to anything. */
  ofCommitment(here: Place, digest: string, at: number): Outcome | Problem | Refusal {
    const seat = this.#rules.toAct(here.state);
    if (seat === null) return { because: 'over' };
    return commitOutcome(this.#rules, here, digest, { number: here.length + 1, seat, at });
  }

  /** Of all actions of a complete round, in the order of its seats; or why one of them is not possible. */
  ofReveals(
    here: Place,
    actions: readonly JsonObject[],
    at: number,
  ): readonly Outcome[] | Problem | Refusal {
    const round = sealedRound(here.cursor.tip);
    if (!round?.isComplete || round.commits.length !== actions.length)
      return { problem: 'not-committed', at: '' };
    const outcomes: Outcome[] = [];
    for (const form of actions) {
      const { from, revealed } = this.#revealing(outcomes.at(-1) ?? here);
      const seat = this.#rules.toAct(from.state);
      if (seat === null) return { because: 'over' };
      const action = this.#rules.action.read(form, from.state);
      if (typeof action !== 'number') return action;
      const refusal = this.#rules.refusal(from.state, action);
      if (refusal) return refusal;
      const number = here.length + outcomes.length + 1;
      outcomes.push(playOutcome(this.#rules, from, action, { number, seat, at, revealed }));
    }
    return outcomes;
  }

  /** Of an undo or redo. */
  ofStep(back: 'undo' | 'redo', { seat, plies, to }: Step, at: number): Outcome {
    const state = this.replay(to.tip);
    const fingerprint = fingerprintOf(this.#rules, state);
    const entry: Entry = { do: back, seat, plies, fingerprint, at };
    return { given: entry, entry, cursor: to, state };
  }

  /** Of any entry there; or why it is not valid. `number`: its number. */
  of(last: Standpoint, entry: Entry, number: number): Outcome | Problem | Refusal {
    if (entry.do === 'undo' || entry.do === 'redo') return this.#ofEnteredStep(last, entry);
    const reveals = entry.do === 'play' && entry.revealed === true;
    const { from, revealed } = reveals ? this.#revealing(last) : { from: last, revealed: null };
    return enteredOutcome(this.#rules, from, entry, number, revealed);
  }

  /** What undo would take back there; null: nothing. */
  stepBack({ cursor, state }: Standpoint, size: UndoSize): Step | null {
    const open = { turn: this.#rules.turn(state), seat: this.#rules.toAct(state) };
    return this.#logRules.stepBack(this.#header, cursor, open, size);
  }

  /** What redo would restore there; null: nothing. */
  stepForth({ cursor }: Standpoint): Step | null {
    return this.#logRules.stepForth(cursor);
  }

  /** What a seat would take back there that withdraws its open round; null: it has not committed. */
  withdrawRound({ cursor }: Standpoint, seat: Seat): Step | null {
    return this.#logRules.withdrawRound(cursor, seat);
  }

  /** A seat acts there: what was played before may become final. */
  markAnswered({ cursor }: Standpoint, seat: Seat): void {
    this.#logRules.markAnswered(this.#header, cursor.tip, seat);
  }

  /** The state there, with actions that seats of an open round have committed to, by digest. */
  stateKnowing(
    { state: now }: Standpoint,
    round: SealedRound,
    known: ReadonlyMap<string, JsonObject>,
  ) {
    if (round.revealed > 0) return now;
    const state = this.replay(round.base);
    for (const { commitment, action: placeholder } of round.commits) {
      const form = known.get(commitment?.digest ?? '');
      const read = form && this.#rules.action.read(form, state);
      const action = typeof read === 'number' ? read : placeholder;
      if (!commitment?.isLast) this.#rules.play(state, action);
    }
    return state;
  }

  #ofEnteredStep(from: Standpoint, entry: EntryOf<'undo' | 'redo'>): Outcome | Problem {
    const steps =
      entry.do === 'undo'
        ? [...SIZES.map((size) => this.stepBack(from, size)), this.withdrawRound(from, entry.seat)]
        : [this.stepForth(from)];
    return stepOutcome(this.#rules, entry, steps, (tip) => this.replay(tip));
  }

  /** Where the next action of a complete round is played: the first one in the position before the round. */
  #revealing(last: Standpoint): { from: Standpoint; revealed: Ply['revealed'] } {
    const round = sealedRound(last.cursor.tip);
    if (!round?.isComplete) return { from: last, revealed: null };
    const revealed = { round: round.commits, place: round.revealed };
    if (round.revealed > 0) return { from: last, revealed };
    const cursor = { tip: round.base, undone: null };
    return { from: { cursor, state: this.replay(round.base) }, revealed };
  }
}

/** The outcomes, or the reason why there are none. */
export function areOutcomes(
  value: readonly Outcome[] | Problem | Refusal,
): value is readonly Outcome[] {
  return Array.isArray(value);
}

/** What undo and redo may do in a log. */
interface LogRules {
  readonly stepBack: typeof stepBack;
  readonly stepForth: typeof stepForth;
  readonly withdrawRound: typeof withdrawRound;
  readonly markAnswered: typeof markAnswered;
}

/** By version. The rules of a version never change: logs that were written by them must stay valid. */
export const LOG_RULES: Readonly<Record<LogVersion, LogRules>> = {
  1: { stepBack, stepForth, withdrawRound, markAnswered },
};

/** The rules by which the log of this match is judged. */
export function logRulesOf({ logVersion = 1 }: MatchHeader): LogRules {
  return LOG_RULES[logVersion];
}
