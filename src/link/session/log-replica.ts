import type { MatchHeader } from '../../kit/header';
import type { Entry } from '../../kit/log';
import type { Ply } from '../../kit/ply';
import { isProblem, isRefusal, type Problem, type Refusal, type Seat } from '../../kit/rules';
import { Timeline } from '../../kit/timeline';
import type { Claim } from '../identity/keys';
import { type PackedEntry, packEntry } from '../messages/entry-form';
import {
  type Charter,
  MAX_TAIL_LENGTH,
  type Mark,
  type PhoneId,
  type SeatChange,
} from '../messages/message';
import { commitmentFault, isTakenSince } from './commitment-fault';
import {
  changeFault,
  changesOf,
  consentClaims,
  digestAfter,
  digestsAfter,
  digestsOf,
  entryText,
  type Hold,
  holdOf,
  type KeyOf,
  readProof,
} from './proof';

/** Characters of entries in one message: one frame, which takes a few milliseconds to send. */
const CHUNK = 12_000;

/** What is wrong with the proof of an entry, and who holds its seat. */
export interface FalseProof {
  readonly falseProof: string;
  readonly holder: PhoneId | null;
}

export const isFalseProof = (value: readonly Claim[] | FalseProof): value is FalseProof =>
  'falseProof' in value;

/**
 * The log as the session knows it: a fork of the match's timeline that may be some entries ahead of it. The
 * match takes a fork over when it is on the disk, so every entry is played through the rules once.
 *
 * Entries up to `stored` are on this phone's disk. A host shares only those, because what it shares counts as
 * confirmed. A guest shares everything it has: the host has confirmed it, and a new host might lack it.
 */
export class LogReplica {
  /** It never changes: what follows is appended to a fork. */
  #timeline: Timeline;
  /** By number of entries. The first is of the header, so logs of different matches never agree. */
  #digests: string[];
  /** The changes of seats that the log carries. */
  #changes: SeatChange[];
  #stored: number;
  readonly charter: Charter;

  readonly #role: 'host' | 'guest';

  /** Everything in the timeline is on the disk. */
  constructor(timeline: Timeline, role: 'host' | 'guest', charter: Charter) {
    this.#role = role;
    this.charter = charter;
    this.#timeline = timeline;
    this.#digests = digestsOf(timeline, charter);
    this.#changes = changesOf(timeline.entries);
    this.#stored = timeline.length;
  }

  /** For reading and preparing only. */
  get timeline(): Timeline {
    return this.#timeline;
  }

  /** The timeline as it is now. It never changes, so the match may take it over later. */
  version(): Timeline {
    return this.#timeline;
  }

  get length(): number {
    return this.#timeline.length;
  }

  get stored(): number {
    return this.#stored;
  }

  /** Some entries are still being written. */
  get isStoring(): boolean {
    return this.#stored < this.length;
  }

  /** Whether the match is over according to this log. */
  get isOver(): boolean {
    const { rules, state } = this.#timeline;
    return rules.toAct(state) === null;
  }

  /** Whether the seat has committed to an action that is not revealed yet. */
  hasCommitted(seat: Seat): boolean {
    return this.#timeline.round?.commits.some((ply) => ply.seat === seat) ?? false;
  }

  /** Whether the seat of a commitment was taken from its phone, which alone can open it. */
  isTakenSince(committed: Ply, pending: readonly SeatChange[]): boolean {
    return isTakenSince(this.#timeline, committed, [...this.#changes, ...pending]);
  }

  /** Undefined beyond the end. */
  digestAt(entries: number): string | undefined {
    return this.#digests[entries];
  }

  /** How many entries other phones may get. */
  get shareable(): number {
    return this.#role === 'host' ? this.#stored : this.length;
  }

  /** The end of what other phones may get. */
  get mark(): Mark {
    return [this.shareable, this.#digests[this.shareable] ?? ''];
  }

  /** The end of the whole log. */
  get end(): Mark {
    return [this.length, this.#digests[this.length] ?? ''];
  }

  /** Whether this log contains the whole log that ends there. */
  holds([entries, digest]: Mark): boolean {
    return this.#digests[entries] === digest;
  }

  /** Marks whose distance doubles with every step back: enough to find roughly where two logs diverge. */
  marks(): Mark[] {
    const marks: Mark[] = [];
    for (let back = 0; back < this.shareable; back = back * 2 || 1)
      marks.push([this.shareable - back, this.#digests[this.shareable - back] ?? '']);
    return [...marks, [0, this.#digests[0] ?? '']];
  }

  /** How many first entries are certainly the same; null: it is another match. */
  common(marks: readonly Mark[]): number | null {
    return marks.find((mark) => this.holds(mark))?.[0] ?? null;
  }

  /** Entries from a number on: as many as fit into `room` characters, at most `max`. */
  chunk(from: number, room = CHUNK, max = 200): PackedEntry[] {
    const packed: PackedEntry[] = [];
    let left = room;
    for (const entry of this.#timeline.entries.slice(from - 1, this.shareable)) {
      const one = packEntry(entry);
      left -= JSON.stringify(one).length;
      if (packed.length > 0 && (left < 0 || packed.length === max)) break;
      packed.push(one);
    }
    return packed;
  }

  /** All entries after the first `keep`, unless they do not fit into one message. */
  tail(keep: number): PackedEntry[] {
    return this.chunk(keep + 1, MAX_TAIL_LENGTH * 150, MAX_TAIL_LENGTH);
  }

  /** Appends entries, all or none; or returns why they do not fit. */
  add(entries: readonly Entry[]): Problem | Refusal | null {
    const timeline = this.#continued(this.length, entries);
    if (!(timeline instanceof Timeline)) return timeline;
    this.#timeline = timeline;
    // As the timeline has written them: an entry from outside may have carried more.
    const added = timeline.entries.slice(timeline.length - entries.length);
    this.#digests.push(...digestsAfter(this.#digests.at(-1) ?? '', added));
    this.#changes.push(...changesOf(added));
    return null;
  }

  /** Who plays for a seat, by what the log carries and by changes that no entry carries yet. */
  holdOf(seat: Seat, pending: readonly SeatChange[] = []): Hold {
    return holdOf(this.charter, [...this.#changes, ...pending], seat);
  }

  /**
   * What has to be signed for these entries to be valid after the first `keep`: each by the phone that held its seat
   * then, each change of a seat by those who agreed to it. A computer's entries may be any known phone's.
   */
  claimsOf(keep: number, entries: readonly Entry[], keyOf: KeyOf): readonly Claim[] | FalseProof {
    const { header } = this.#timeline;
    const changes = this.#changes.filter(({ number }) => number < keep);
    const claims: Claim[] = [];
    let digest = this.#digests[keep] ?? '';
    for (const [index, entry] of entries.entries()) {
      const length = keep + index;
      const after = digestAfter(digest, entry);
      if (length >= this.charter.base) {
        const proof = readProof(entry);
        const holder = () => holdOf(this.charter, changes, entry.seat).holder;
        if (!proof) return { falseProof: 'unsigned', holder: holder() };
        for (const change of proof.changes) {
          const before = holdOf(this.charter, changes, change.seat);
          const consents = consentClaims(change, digest, keyOf);
          if (!consents || changeFault(change, length, before, header))
            return { falseProof: 'false-change', holder: before.holder };
          claims.push(...consents);
          changes.push(change);
        }
        const key = keyOf(proof.by);
        const hold = holdOf(this.charter, changes, entry.seat);
        const computer = isComputers(header, entry.seat, hold);
        // A revealed action is proved by its commitment, no matter which phone adds it to the log.
        const isAnyones = computer || (entry.do === 'play' && entry.revealed);
        if (key === undefined || (!isAnyones && hold.holder !== proof.by))
          return { falseProof: 'not-their-seat', holder: isAnyones ? null : hold.holder };
        claims.push({ key, text: entryText(length + 1, after), signature: proof.signature });
      }
      digest = after;
    }
    return claims;
  }

  /** The log that ends there is on the disk. It may have been replaced since. */
  confirm(end: Mark): void {
    if (this.holds(end)) this.#stored = Math.max(this.#stored, end[0]);
  }

  /** Drops what could not be stored. */
  rewind(): void {
    this.#replaceBy(this.#timeline.fork(this.#stored));
  }

  /** Why the rules do not allow this tail after the first `keep` entries; null: they do. */
  refusalOf(keep: number, tail: readonly Entry[]): Problem | Refusal | null {
    const other = this.#continued(keep, tail);
    return other instanceof Timeline ? null : other;
  }

  /** Whether the rules allow this tail, and the match is over after it. */
  endsWith(keep: number, tail: readonly Entry[]): boolean {
    const other = this.#continued(keep, tail);
    return other instanceof Timeline && other.rules.toAct(other.state) === null;
  }

  /** Continues with another tail after the first `keep` entries. It must have been checked. */
  replace(keep: number, tail: readonly Entry[]): void {
    const other = this.#continued(keep, tail);
    if (!(other instanceof Timeline))
      throw new Error(`a checked log was refused: ${JSON.stringify(other)}`);
    this.#replaceBy(other);
    this.#stored = Math.min(this.#stored, keep);
  }

  /** A fork with these entries after the first `keep`; or why they do not fit. */
  #continued(keep: number, entries: readonly Entry[]): Timeline | Problem | Refusal {
    const timeline = this.#timeline.fork(keep);
    const after = timeline.after(entries);
    if (isProblem(after) || isRefusal(after)) return after;
    const digests = this.#digests.slice(0, keep + 1);
    const changes = this.#changes.filter(({ number }) => number < keep);
    for (const entry of entries) {
      changes.push(...changesOf([entry]));
      const fault =
        timeline.length >= this.charter.base &&
        commitmentFault(timeline, entry, digests, changes, (seat) => {
          const hold = holdOf(this.charter, changes, seat);
          return isComputers(timeline.header, seat, hold);
        });
      if (fault) return { problem: fault, at: String(timeline.length) };
      timeline.append(entry);
      digests.push(digestAfter(digests.at(-1) ?? '', entry));
    }
    // All actions of a round are revealed together.
    return (timeline.round?.revealed ?? 0) > 0
      ? { problem: 'not-revealed', at: String(timeline.length) }
      : timeline;
  }

  #replaceBy(other: Timeline): void {
    this.#timeline = other;
    this.#digests = digestsOf(other, this.charter);
    this.#changes = changesOf(other.entries);
  }
}

const isComputers = ({ seats }: MatchHeader, seat: Seat, { level }: Hold): boolean =>
  level !== null || seats[seat]?.player.kind === 'computer';
