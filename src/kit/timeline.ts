import { fingerprint } from './fingerprint';
import type { MatchHeader } from './header';
import { canonical } from './json';
import type { Entry } from './log';
import type { Cursor, Ply } from './ply';
import { type AnyReader, designFlaw, needsReader } from './reader';
import {
  type Action,
  type AnyRules,
  type GameEvent,
  isProblem,
  type Problem,
  type Refusal,
  type Seat,
  within,
} from './rules';
import { markAnswered, type Step, stepBack, stepForth } from './undo';

const SNAPSHOT_EVERY = 8;

/**
 * A match as header and log, and every state of it by replay. It decides what an entry may be (whose turn,
 * legal, how far undo reaches) and refuses the rest unchanged; it never writes anything anywhere.
 */
export class Timeline {
  readonly rules: AnyRules;
  readonly header: MatchHeader;
  /** What chance did before the first decision. */
  readonly opening: readonly GameEvent[];
  readonly #entries: Entry[] = [];
  readonly #cursors: Cursor[] = [{ tip: null, undone: null }];
  readonly #start: object;
  /** The state after the last entry. */
  #now: object;

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
   * Sets the match up; a problem when its options, seats or start position are not valid. Where `needsReader`
   * says so a reader must be given.
   */
  static begin(
    rules: AnyRules,
    header: MatchHeader,
    reader: AnyReader | null = null,
  ): Timeline | Problem {
    if (!reader && needsReader(header)) throw new TypeError('this match wants a reader');
    const flaw = reader && designFlaw(reader, header.options);
    if (flaw) return within('options', flaw);
    const options = rules.setups.read(header.options);
    if (isProblem(options)) return within('options', options);
    const opening: GameEvent[] = [];
    const tell = (event: GameEvent) => opening.push(event);
    const start =
      header.start && reader
        ? reader.position(header.start, header.seed, tell)
        : rules.begin(options, header.seats.length, header.seed, tell);
    if (isProblem(start)) return within(header.start ? 'start' : '', start);
    if (rules.seats(start) !== header.seats.length) return { problem: 'wrong-seats', at: 'seats' };
    const written = rules.setups.write(rules.options(start));
    if (canonical(written) !== canonical(rules.setups.write(options)))
      return { problem: 'other-options', at: 'start' };
    return new Timeline(rules, header, start, opening);
  }

  /** The same match with nothing played; where undo reaches further, every log still replays as it did. */
  afresh(undo = this.header.undo): Timeline {
    return new Timeline(this.rules, { ...this.header, undo }, this.#start, this.opening);
  }

  /** Number of entries; states are numbered by how many entries lie before them. */
  get length(): number {
    return this.#entries.length;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** The state after the last entry. Look, never change. */
  get state(): object {
    return this.#now;
  }

  /** The state after the first `entries` entries, as a copy of one's own. */
  stateAt(entries: number): object {
    return this.#replay(this.#cursor(entries).tip);
  }

  /** The plies in force after the first `entries` entries, oldest first. */
  line(entries = this.length): readonly Ply[] {
    const plies: Ply[] = [];
    for (let ply = this.#cursor(entries).tip; ply; ply = ply.parent) plies.push(ply);
    return plies.reverse();
  }

  /** The entry that plays `action` now, ready for `append`; or why it may not be played. */
  prepare(action: Action, at: number): Entry | Refusal {
    const seat = this.rules.toAct(this.#now);
    if (seat === null) return { because: 'over' };
    const refusal = this.rules.refusal(this.#now, action);
    if (refusal) return refusal;
    const next = this.rules.clone(this.#now);
    this.rules.play(next, action);
    const written = this.rules.action.write(action, this.#now);
    return { do: 'play', seat, action: written, fingerprint: this.#fingerprint(next), at };
  }

  /** The seat whose decision `prepareUndo` would take back now, or null. */
  get undoable(): Seat | null {
    return stepBack(this.header, this.#last)?.seat ?? null;
  }

  /** The seat whose decision `prepareRedo` would restore now, or null. */
  get redoable(): Seat | null {
    return stepForth(this.#last)?.seat ?? null;
  }

  /** The entry that takes back what may be taken back now, or null when nothing may. */
  prepareUndo(at: number): Entry | null {
    return this.#prepareStep('undo', stepBack(this.header, this.#last), at);
  }

  /** The entry that restores what was taken back last, or null when there is nothing. */
  prepareRedo(at: number): Entry | null {
    return this.#prepareStep('redo', stepForth(this.#last), at);
  }

  /**
   * What the match would be after an entry that one of the `prepare` calls has just made: the state, as a
   * copy, and the number of plies in force. The log stays as it is.
   */
  after(entry: Entry): { readonly state: object; readonly plies: number } {
    if (entry.do === 'play') {
      const action = this.rules.action.read(entry.action, this.#now);
      if (typeof action !== 'number')
        throw new TypeError('the entry was not made for this position');
      const state = this.rules.clone(this.#now);
      this.rules.play(state, action);
      return { state, plies: (this.#last.tip?.depth ?? 0) + 1 };
    }
    const tip =
      (entry.do === 'undo' ? stepBack(this.header, this.#last) : stepForth(this.#last))?.to.tip ??
      null;
    return { state: this.#replay(tip), plies: tip?.depth ?? 0 };
  }

  /** Takes an entry into the log; or says why it does not fit, and stays as it was. */
  append(entry: Entry): Problem | Refusal | null {
    return entry.do === 'play' ? this.#appendPlay(entry) : this.#appendStep(entry);
  }

  #appendPlay(entry: Entry & { readonly do: 'play' }): Problem | Refusal | null {
    const seat = this.rules.toAct(this.#now);
    if (seat === null) return { because: 'over' };
    if (entry.seat !== seat) return { problem: 'not-your-turn', at: 'seat', seat };
    const action = this.rules.action.read(entry.action, this.#now);
    if (typeof action !== 'number') return action;
    const refusal = this.rules.refusal(this.#now, action);
    if (refusal) return refusal;
    const next = this.rules.clone(this.#now);
    const events: GameEvent[] = [];
    this.rules.play(next, action, (event) => events.push(event));
    if (this.#fingerprint(next) !== entry.fingerprint)
      return { problem: 'other-fingerprint', at: 'fingerprint' };

    const parent = this.#last.tip;
    markAnswered(this.header, parent, seat);
    const depth = (parent?.depth ?? 0) + 1;
    const tip: Ply = {
      parent,
      depth,
      seat,
      action,
      events,
      chance: this.rules.draws(next) !== this.rules.draws(this.#now),
      answered: false,
      snapshot: depth % SNAPSHOT_EVERY === 0 ? this.rules.clone(next) : null,
    };
    // As the rules write it, so that nothing a stranger's entry carried besides enters the log.
    this.#entries.push({ ...entry, action: this.rules.action.write(action, this.#now) });
    this.#cursors.push({ tip, undone: null });
    this.#now = next;
    return null;
  }

  #appendStep(entry: Entry & { readonly do: 'undo' | 'redo' }): Problem | null {
    const step = entry.do === 'undo' ? stepBack(this.header, this.#last) : stepForth(this.#last);
    if (!step) return { problem: `nothing-to-${entry.do}`, at: 'do' };
    if (entry.seat !== step.seat) return { problem: 'not-your-turn', at: 'seat', seat: step.seat };
    if (entry.plies !== step.plies) return { problem: 'wrong-plies', at: 'plies' };
    const state = this.#replay(step.to.tip);
    if (this.#fingerprint(state) !== entry.fingerprint)
      return { problem: 'other-fingerprint', at: 'fingerprint' };
    this.#entries.push(entry);
    this.#cursors.push(step.to);
    this.#now = state;
    return null;
  }

  #prepareStep(direction: 'undo' | 'redo', step: Step | null, at: number): Entry | null {
    if (!step) return null;
    const { seat, plies } = step;
    const fingerprint = this.#fingerprint(this.#replay(step.to.tip));
    return { do: direction, seat, plies, fingerprint, at };
  }

  get #last(): Cursor {
    return this.#cursor(this.length);
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
    for (let i = ahead.length - 1; i >= 0; i--) this.rules.play(state, ahead[i].action);
    return state;
  }

  #fingerprint(state: object): string {
    return fingerprint(this.rules.position.write(state));
  }
}
