import type { MatchHeader } from './header';
import type { JsonObject } from './json';
import type { Entry, EntryOf } from './log';
import {
  type After,
  commitOutcome,
  enteredOutcome,
  fingerprintOf,
  isOutcome,
  NOTHING_PREPARED,
  type Outcome,
  outcomeFor,
  type Prepared,
  playOutcome,
  type Standpoint,
  stepOutcome,
} from './outcome';
import type { Cursor, Ply } from './ply';
import { type AnyReader, designFlaw, needsReader } from './reader';
import { failed, ok, type Result } from './result';
import { type OpenRound, openRound } from './round';
import {
  type Action,
  type AnyRules,
  type GameEvent,
  isRefusal,
  type Problem,
  type Refusal,
  type Seat,
  within,
} from './rules';
import { setUpFlaw } from './same-set-up';
import { simultaneousSeats } from './secrets';
import {
  markAnswered,
  type OpenTurn,
  type Step,
  stepBack,
  stepForth,
  type UndoSize,
  withdrawRound,
} from './undo';

const SIZES: readonly UndoSize[] = ['step', 'turn'];

/**
 * A match as header and log, and all its states by replay. It validates entries (whose turn, legal, how far undo goes)
 * and refuses invalid ones without a change. It writes nothing.
 */
export class Timeline {
  readonly rules: AnyRules;
  readonly header: MatchHeader;
  /** The random events before the first decision. */
  readonly opening: readonly GameEvent[];
  readonly #entries: Entry[] = [];
  readonly #cursors: Cursor[] = [{ tip: null, undone: null }];
  readonly #start: object;
  /** The state after the last entry. */
  #now: object;
  /** Precomputed outcomes, so that each entry is played through the rules only once. */
  #prepared: Prepared = NOTHING_PREPARED;

  private constructor(
    rules: AnyRules,
    header: MatchHeader,
    start: object,
    opening: readonly GameEvent[],
  ) {
    this.rules = rules;
    this.header = header;
    this.opening = opening;
    this.#start = start;
    this.#now = rules.clone(start);
  }

  /**
   * Sets the match up; returns a problem when its options, seats or start position are not valid. A reader must be
   * passed when `needsReader` says so.
   */
  static begin(
    rules: AnyRules,
    header: MatchHeader,
    reader: AnyReader | null = null,
  ): Result<Timeline> {
    if (!reader && needsReader(header)) throw new TypeError('this match wants a reader');
    const flaw = reader && designFlaw(reader, header.options);
    if (flaw) return failed(within('options', flaw));
    const options = rules.setups.read(header.options);
    if (!options.ok) return failed(within('options', options.problem));
    const opening: GameEvent[] = [];
    const emit = (event: GameEvent) => opening.push(event);
    const start =
      header.start && reader
        ? reader.position(header.start, header.seed, emit)
        : rules.begin(options.value, header.seats.length, header.seed, emit);
    if (!start.ok) return failed(within(header.start ? 'start' : '', start.problem));
    const other = setUpFlaw(rules, header, options.value, start.value);
    if (other) return failed(other);
    return ok(new Timeline(rules, header, start.value, opening));
  }

  /** The same match with nothing played. Where undo goes further, every log still replays the same way. */
  afresh(undo = this.header.undo): Timeline {
    return new Timeline(this.rules, { ...this.header, undo }, this.#start, this.opening);
  }

  /** The same match after its first `entries` entries, to continue separately. Nothing is replayed. */
  fork(entries = this.length, undo = this.header.undo): Timeline {
    const fork = this.afresh(undo);
    fork.#entries.push(...this.#entries.slice(0, entries));
    fork.#cursors.push(...this.#cursors.slice(1, entries + 1));
    fork.#now = entries < this.length ? this.stateAt(entries) : this.#now;
    if (entries === this.length) fork.#prepared = this.#prepared;
    return fork;
  }

  /** Appends what a fork of this timeline has appended since. Nothing is played again. */
  takeOver(fork: Timeline): void {
    this.#entries.push(...fork.#entries.slice(this.length));
    this.#cursors.push(...fork.#cursors.slice(this.#cursors.length));
    this.#now = fork.#now;
  }

  /** The number of entries. States are numbered by how many entries are before them. */
  get length(): number {
    return this.#entries.length;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** The state after the last entry. Read-only. */
  get state(): object {
    return this.#now;
  }

  /** A copy of the state after the first `entries` entries. */
  stateAt(entries: number): object {
    return this.#replay(this.tip(entries));
  }

  /** The state at the end, with actions that seats of an open round have committed to, by digest. */
  stateKnowing(actions: ReadonlyMap<string, JsonObject>): object {
    const { round, rules } = this;
    if (!round || round.revealed > 0) return this.#now;
    const state = this.#replay(round.base);
    for (const { commitment, action: placeholder } of round.commits) {
      const form = actions.get(commitment?.digest ?? '');
      const action = form && rules.action.read(form, state);
      if (!commitment?.isLast) rules.play(state, typeof action === 'number' ? action : placeholder);
    }
    return state;
  }

  /** The state in which the seat of a ply has decided. */
  stateBefore(ply: Ply): object {
    return this.#replay(ply.parent);
  }

  /** The last ply in the line of play after the first `entries` entries; null before the first one. */
  tip(entries = this.length): Ply | null {
    return this.#cursor(entries).tip;
  }

  /** The plies in the line of play after the first `entries` entries, oldest first. */
  line(entries = this.length): readonly Ply[] {
    const plies: Ply[] = [];
    for (let ply = this.tip(entries); ply; ply = ply.parent) plies.push(ply);
    return plies.reverse();
  }

  /** Simultaneous decisions that are committed to and not revealed yet; null: there are none. */
  get round(): OpenRound | null {
    return openRound(this.tip());
  }

  /** Whether others decide simultaneously with the seat to act, so that it has to commit where phones are linked. */
  get isSimultaneous(): boolean {
    return this.round !== null || simultaneousSeats(this.rules, this.#now).length > 1;
  }

  /** The entry that plays `action` now, ready for `append`; or why it may not be played. */
  prepare(action: Action, at: number): Entry | Refusal {
    const entries = this.prepareAll([action], at);
    return isRefusal(entries) ? entries : entries[0];
  }

  /**
   * The joined entries that play these actions, ready for `append`; or why one of them may not be played. Actions after
   * the first must be of the same seat.
   */
  prepareAll(actions: readonly Action[], at: number): readonly Entry[] | Refusal {
    const outcomes: Outcome[] = [];
    if (this.round) return { because: 'not-committed' };
    for (const action of actions) {
      const from = outcomes.at(-1) ?? this.#here;
      const seat = this.rules.toAct(from.state);
      if (seat === null) return { because: 'over' };
      const refusal = this.rules.refusal(from.state, action);
      if (refusal) return refusal;
      const joined = outcomes.length > 0;
      if (joined && seat !== outcomes[0].entry.seat) return { because: 'not-your-turn' };
      const number = this.length + outcomes.length + 1;
      outcomes.push(playOutcome(this.rules, from, action, { number, seat, at, joined }));
    }
    return this.#remember(outcomes);
  }

  /** The entry by which the seat to act commits to an action, ready for `append`; or why it may not. */
  prepareCommit(digest: string, at: number): Entry | Problem | Refusal {
    const seat = this.rules.toAct(this.#now);
    if (seat === null) return { because: 'over' };
    const number = this.length + 1;
    const outcome = commitOutcome(this.rules, this.#here, digest, { number, seat, at });
    if (!isOutcome(outcome)) return outcome;
    this.#remember([outcome]);
    return outcome.entry;
  }

  /**
   * The entries that reveal what the seats of the complete round have committed to, in their order, ready for `append`;
   * or why one of the actions is not possible.
   */
  prepareReveals(actions: readonly JsonObject[], at: number): readonly Entry[] | Problem | Refusal {
    const { round, rules } = this;
    if (!round?.isComplete || round.commits.length !== actions.length)
      return { problem: 'not-committed', at: '' };
    const outcomes: Outcome[] = [];
    for (const [index, form] of actions.entries()) {
      const last = outcomes.at(-1) ?? this.#here;
      const { from, revealed } = this.#standpoint(last, true);
      const seat = rules.toAct(from.state);
      if (seat === null) return { because: 'over' };
      const action = rules.action.read(form, from.state);
      if (typeof action !== 'number') return action;
      const refusal = rules.refusal(from.state, action);
      if (refusal) return refusal;
      const number = this.length + index + 1;
      outcomes.push(playOutcome(rules, from, action, { number, seat, at, revealed }));
    }
    return this.#remember(outcomes);
  }

  /** The entry that takes back the whole open round, for a seat that has committed; null: there is none. */
  prepareWithdrawal(seat: Seat, at: number): Entry | null {
    return this.#prepareStep('undo', withdrawRound(this.#here.cursor, seat), at);
  }

  /** What undo or redo would do now; null when it is not possible. */
  step(back: 'undo' | 'redo', size: UndoSize = 'step'): Step | null {
    const { cursor, state } = this.#here;
    return back === 'undo'
      ? stepBack(this.header, cursor, this.#openTurn(state), size)
      : stepForth(cursor);
  }

  /** The seat whose decision `prepareUndo` would undo now, or null. */
  get undoable(): Seat | null {
    return this.step('undo')?.seat ?? null;
  }

  /** The seat whose decision `prepareRedo` would restore now, or null. */
  get redoable(): Seat | null {
    return this.step('redo')?.seat ?? null;
  }

  /** The entry of an undo now, or null when none is possible. */
  prepareUndo(at: number, size: UndoSize = 'step'): Entry | null {
    return this.#prepareStep('undo', this.step('undo', size), at);
  }

  /** The entry of a redo now, or null when there is nothing to restore. */
  prepareRedo(at: number): Entry | null {
    return this.#prepareStep('redo', this.step('redo'), at);
  }

  /**
   * The match after each of these entries, which follow its end: the states, read-only, and the number of plies in the
   * line of play at the end; or why they are not valid. The log does not change. Outcomes are kept, so `append` of the
   * same entry does not play it again.
   */
  after(entries: readonly Entry[]): After | Problem | Refusal {
    const outcomes: Outcome[] = [];
    for (const entry of entries) {
      const ahead = outcomes.length;
      const from = outcomes.at(-1) ?? this.#here;
      const outcome = this.#ahead(entry, ahead) ?? this.#outcome(from, entry, ahead);
      if (!isOutcome(outcome)) return outcome;
      outcomes.push(outcome);
    }
    this.#remember(outcomes);
    const { cursor } = outcomes.at(-1) ?? this.#here;
    return { states: outcomes.map(({ state }) => state), plies: cursor.tip?.depth ?? 0 };
  }

  /** Appends an entry to the log; or returns why it is not valid, without a change. */
  append(entry: Entry): Problem | Refusal | null {
    const known = this.#ahead(entry, 0);
    const outcome = known ?? this.#outcome(this.#here, entry, 0);
    if (!isOutcome(outcome)) return outcome;
    if (!known) this.#prepared = NOTHING_PREPARED;
    if (entry.do === 'play' || entry.do === 'commit')
      markAnswered(this.header, this.tip(), entry.seat);
    this.#entries.push(outcome.entry);
    this.#cursors.push(outcome.cursor);
    this.#now = outcome.state;
    return null;
  }

  /** The outcome of an entry there, `ahead` entries after the end of the log. */
  #outcome(last: Standpoint, entry: Entry, ahead: number): Outcome | Problem | Refusal {
    if (entry.do === 'undo' || entry.do === 'redo') return this.#stepOutcome(last, entry);
    const number = this.length + ahead + 1;
    const { from, revealed } = this.#standpoint(
      last,
      entry.do === 'play' && entry.revealed === true,
    );
    return enteredOutcome(this.rules, from, entry, number, revealed);
  }

  /** Where an action is played. The first of a round that is revealed follows the position before the round. */
  #standpoint(from: Standpoint, reveals: boolean): { from: Standpoint; revealed: Ply['revealed'] } {
    const round = reveals ? openRound(from.cursor.tip) : null;
    if (!round?.isComplete) return { from, revealed: null };
    const revealed = { round: round.commits, place: round.revealed };
    if (round.revealed > 0) return { from, revealed };
    const cursor = { tip: round.base, undone: null };
    return { from: { cursor, state: this.#replay(round.base) }, revealed };
  }

  #stepOutcome(
    { cursor, state: now }: Standpoint,
    entry: EntryOf<'undo' | 'redo'>,
  ): Outcome | Problem {
    const steps =
      entry.do === 'undo'
        ? [
            ...SIZES.map((size) => stepBack(this.header, cursor, this.#openTurn(now), size)),
            withdrawRound(cursor, entry.seat),
          ]
        : [stepForth(cursor)];
    return stepOutcome(this.rules, entry, steps, (tip) => this.#replay(tip));
  }

  #prepareStep(back: 'undo' | 'redo', step: Step | null, at: number): Entry | null {
    if (!step) return null;
    const { seat, plies } = step;
    const state = this.#replay(step.to.tip);
    const fingerprint = fingerprintOf(this.rules, state);
    const entry: Entry = { do: back, seat, plies, fingerprint, at };
    this.#remember([{ given: entry, entry, cursor: step.to, state }]);
    return entry;
  }

  /** Keeps the outcomes of entries that may follow; returns those entries. */
  #remember(outcomes: readonly Outcome[]): readonly Entry[] {
    this.#prepared = { from: this.length, outcomes };
    return outcomes.map(({ given }) => given);
  }

  /** The known outcome of an entry, `ahead` entries after the end of the log. */
  #ahead(entry: Entry, ahead: number): Outcome | undefined {
    const { from, outcomes } = this.#prepared;
    const known = outcomes[this.length - from + ahead];
    return known && outcomeFor(entry, known);
  }

  #openTurn(state: object): OpenTurn {
    return { turn: this.rules.turn(state), seat: this.rules.toAct(state) };
  }

  get #here(): Standpoint {
    return { cursor: this.#cursor(this.length), state: this.#now };
  }

  #cursor(entries: number): Cursor {
    const cursor = this.#cursors[entries];
    if (!cursor) throw new RangeError(`a log of ${this.length} entries has no entry ${entries}`);
    return cursor;
  }

  #replay(tip: Ply | null): object {
    const ahead: Ply[] = [];
    let from = tip;
    while (from && !from.snapshot) {
      ahead.push(from);
      from = from.parent;
    }
    const state = this.rules.clone(from?.snapshot ?? this.#start);
    for (let i = ahead.length - 1; i >= 0; i--)
      if (!ahead[i].commitment?.isLast) this.rules.play(state, ahead[i].action);
    return state;
  }
}
