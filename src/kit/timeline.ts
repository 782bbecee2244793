import { fingerprint } from './fingerprint';
import type { MatchHeader } from './header';
import type { Entry } from './log';
import {
  type Action,
  type AnyRules,
  type GameEvent,
  isProblem,
  type Problem,
  type Refusal,
  type Seat,
} from './rules';

/** One action in the line of play. Undone lines stay reachable through the log, so plies form a tree. */
export interface Ply {
  readonly parent: Ply | null;
  /** Number of plies from the beginning, this one included. */
  readonly depth: number;
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  /** Chance spoke while it was played: among several people it can no longer be taken back. */
  readonly chance: boolean;
  /** Somebody else has acted upon it: the same. */
  answered: boolean;
  /** Kept on every eighth ply, so that any entry is a few actions away. */
  readonly snapshot: object | null;
}

/** Where the match stands after an entry. */
interface Cursor {
  readonly tip: Ply | null;
  readonly undone: { readonly tip: Ply | null; readonly before: Cursor['undone'] } | null;
}

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

  private constructor(rules: AnyRules, header: MatchHeader, start: object, opening: GameEvent[]) {
    this.rules = rules;
    this.header = header;
    this.opening = opening;
    this.#start = start;
    this.#now = rules.clone(start);
  }

  /** Sets the match up; a problem when its options, seats or start position are not valid. */
  static begin(rules: AnyRules, header: MatchHeader): Timeline | Problem {
    const opening: GameEvent[] = [];
    const tell = (event: GameEvent) => opening.push(event);
    let start: object | Problem;
    if (header.start) {
      start = rules.position.read(header.start, header.seed, tell);
    } else {
      const options = rules.setups.read(header.options);
      start = isProblem(options)
        ? options
        : rules.begin(options, header.seats.length, header.seed, tell);
    }
    if (isProblem(start)) return start;
    if (rules.seats(start) !== header.seats.length) return { problem: 'wrong-seats', at: 'seats' };
    return new Timeline(rules, header, start, opening);
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

  /** The entry that takes back what may be taken back now, or null when nothing may. */
  prepareUndo(at: number): Entry | null {
    const from = this.#cursor(this.length).tip;
    let plies = 0;
    for (let ply = from; ply; ply = ply.parent) {
      if (this.header.undo === 'turn' && (ply.chance || ply.answered)) return null;
      plies++;
      if (this.#isPerson(ply.seat)) {
        const state = this.#replay(ply.parent);
        return { do: 'undo', seat: ply.seat, plies, fingerprint: this.#fingerprint(state), at };
      }
    }
    return null;
  }

  /** The entry that restores what was taken back last, or null when there is nothing. */
  prepareRedo(at: number): Entry | null {
    const { tip, undone } = this.#cursor(this.length);
    if (!undone) return null;
    let first = undone.tip;
    const from = tip?.depth ?? 0;
    while (first && first.depth > from + 1) first = first.parent;
    if (!first || !undone.tip) return null;
    const fingerprint = this.#fingerprint(this.#replay(undone.tip));
    return { do: 'redo', seat: first.seat, plies: undone.tip.depth - from, fingerprint, at };
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

    const parent = this.#cursor(this.length).tip;
    if (this.#isPerson(seat)) this.#answer(parent, seat);
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
    this.#entries.push(entry);
    this.#cursors.push({ tip, undone: null });
    this.#now = next;
    return null;
  }

  #appendStep(entry: Entry & { readonly do: 'undo' | 'redo' }): Problem | null {
    const expected = entry.do === 'undo' ? this.prepareUndo(entry.at) : this.prepareRedo(entry.at);
    if (!expected || expected.do === 'play') return { problem: `nothing-to-${entry.do}`, at: 'do' };
    if (entry.seat !== expected.seat)
      return { problem: 'not-your-turn', at: 'seat', seat: expected.seat };
    if (entry.plies !== expected.plies) return { problem: 'wrong-plies', at: 'plies' };
    if (entry.fingerprint !== expected.fingerprint)
      return { problem: 'other-fingerprint', at: 'fingerprint' };
    const { tip, undone } = this.#cursor(this.length);
    let back = tip;
    for (let i = 0; i < entry.plies && back; i++) back = back.parent;
    this.#entries.push(entry);
    this.#cursors.push(
      entry.do === 'undo'
        ? { tip: back, undone: { tip, before: undone } }
        : { tip: undone?.tip ?? null, undone: undone?.before ?? null },
    );
    this.#now = this.#replay(this.#cursor(this.length).tip);
    return null;
  }

  /** Marks the last ply of somebody other than `seat`; what lies before it is closed by it. */
  #answer(from: Ply | null, seat: Seat): void {
    let ply = from;
    while (ply && (ply.seat === seat || !this.#isPerson(ply.seat))) ply = ply.parent;
    if (ply) ply.answered = true;
  }

  #isPerson(seat: Seat): boolean {
    return this.header.seats[seat]?.player.kind === 'person';
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
