import type { MatchHeader } from './header';
import type { JsonObject } from './json';
import type { Entry } from './log';
import { areOutcomes, NextOutcomes, type Place } from './next-outcomes';
import {
  type After,
  isOutcome,
  NOTHING_PREPARED,
  type Outcome,
  outcomeFor,
  type Prepared,
} from './outcome';
import type { Cursor, Ply } from './ply';
import { type AnyReader, designFlaw, needsReader } from './reader';
import { failed, ok, type Result } from './result';
import { type SealedRound, sealedRound } from './round';
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
import type { Step, UndoSize } from './undo';

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
  readonly #next: NextOutcomes;
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
    this.#next = new NextOutcomes(rules, header, start);
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
        ? reader.position(header.start, header.seed)
        : rules.begin(options.value, header.seats.length, header.seed, emit);
    if (!start.ok) return failed(within(header.start ? 'start' : '', start.problem));
    const other = setUpFlaw(rules, header, options.value, start.value);
    if (other) return failed(other);
    if (header.start) reader?.settle?.(start.value, emit);
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
    return this.#next.replay(this.tip(entries));
  }

  /** The state at the end, with actions that seats of an open round have committed to, by digest. */
  stateKnowing(actions: ReadonlyMap<string, JsonObject>): object {
    return this.round ? this.#next.stateKnowing(this.#here, this.round, actions) : this.#now;
  }

  /** The state in which the seat of a ply has decided. */
  stateBefore(ply: Ply): object {
    return this.#next.replay(ply.parent);
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
  get round(): SealedRound | null {
    return sealedRound(this.tip());
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
    const outcomes = this.#next.ofActions(this.#here, actions, at);
    return isRefusal(outcomes) ? outcomes : this.#remember(outcomes);
  }

  /** The entry by which the seat to act commits to an action, ready for `append`; or why it may not. */
  prepareCommit(digest: string, at: number): Entry | Problem | Refusal {
    const outcome = this.#next.ofCommitment(this.#here, digest, at);
    if (!isOutcome(outcome)) return outcome;
    this.#remember([outcome]);
    return outcome.entry;
  }

  /**
   * The entries that reveal what the seats of the complete round have committed to, in their order, ready for `append`;
   * or why one of the actions is not possible.
   */
  prepareReveals(actions: readonly JsonObject[], at: number): readonly Entry[] | Problem | Refusal {
    const outcomes = this.#next.ofReveals(this.#here, actions, at);
    return areOutcomes(outcomes) ? this.#remember(outcomes) : outcomes;
  }

  /** The entry that takes back the whole open round, for a seat that has committed; null: there is none. */
  prepareWithdrawal(seat: Seat, at: number): Entry | null {
    return this.#prepareStep('undo', this.#next.withdrawRound(this.#here, seat), at);
  }

  /** What undo or redo would do now; null when it is not possible. */
  step(back: 'undo' | 'redo', size: UndoSize = 'step'): Step | null {
    const here = this.#here;
    return back === 'undo' ? this.#next.stepBack(here, size) : this.#next.stepForth(here);
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
      const outcome =
        this.#ahead(entry, ahead) ?? this.#next.of(from, entry, this.length + ahead + 1);
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
    const outcome = known ?? this.#next.of(this.#here, entry, this.length + 1);
    if (!isOutcome(outcome)) return outcome;
    if (!known) this.#prepared = NOTHING_PREPARED;
    if (entry.do === 'play' || entry.do === 'commit')
      this.#next.markAnswered(this.#here, entry.seat);
    this.#entries.push(outcome.entry);
    this.#cursors.push(outcome.cursor);
    this.#now = outcome.state;
    return null;
  }

  #prepareStep(back: 'undo' | 'redo', step: Step | null, at: number): Entry | null {
    if (!step) return null;
    const outcome = this.#next.ofStep(back, step, at);
    this.#remember([outcome]);
    return outcome.entry;
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

  get #here(): Place {
    return { cursor: this.#cursor(this.length), state: this.#now, length: this.length };
  }

  #cursor(entries: number): Cursor {
    const cursor = this.#cursors[entries];
    if (!cursor) throw new RangeError(`a log of ${this.length} entries has no entry ${entries}`);
    return cursor;
  }
}
