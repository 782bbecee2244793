import { fingerprint } from '../../kit/fingerprint';
import type { MatchHeader } from '../../kit/header';
import { canonical } from '../../kit/json';
import type { Entry } from '../../kit/log';
import type { Problem, Refusal } from '../../kit/rules';
import type { Timeline } from '../../kit/timeline';
import { type PackedEntry, packEntry } from '../entry-form';
import { LONGEST_TAIL, type Mark } from '../message';

/** Characters of entries in one message: a few milliseconds' worth, and one frame. */
const CHUNK = 12_000;

/** The digest of a log that goes on with `entry`; when it was played is told, never judged by. */
export function digestAfter(before: string, entry: Entry): string {
  const [seat, , ...rest] = packEntry(entry);
  return fingerprint([before, seat, ...rest]);
}

/**
 * This phone's own copy of the match, by whose rules it checks what others send. The entries up to `stored`
 * are on its disk. A host tells others only of those: what it tells is confirmed. What a guest has, a host has
 * confirmed, so it tells of everything: a new host that had not heard of its last entry would lose it.
 */
export class Ledger {
  #timeline: Timeline;
  /** By number of entries; the first is of the header, so that logs of different matches never agree. */
  #digests: string[];
  #stored: number;

  readonly #role: 'host' | 'guest';

  /** All that the timeline holds is stored. */
  constructor(timeline: Timeline, role: 'host' | 'guest') {
    this.#role = role;
    this.#timeline = timeline;
    this.#digests = digestsOf(timeline);
    this.#stored = timeline.length;
  }

  /** Look, never append. */
  get timeline(): Timeline {
    return this.#timeline;
  }

  get length(): number {
    return this.#timeline.length;
  }

  get stored(): number {
    return this.#stored;
  }

  /** The match is over as far as this log tells. */
  get isOver(): boolean {
    const { rules, state } = this.#timeline;
    return rules.toAct(state) === null;
  }

  /** Undefined beyond the end. */
  digestAt(entries: number): string | undefined {
    return this.#digests[entries];
  }

  /** How many entries others may hear of. */
  get told(): number {
    return this.#role === 'host' ? this.#stored : this.length;
  }

  /** The end of what others may hear of. */
  get mark(): Mark {
    return [this.told, this.#digests[this.told] ?? ''];
  }

  /** Whether this log holds all of the one that ends there. */
  holds([entries, digest]: Mark): boolean {
    return this.#digests[entries] === digest;
  }

  /** Marks that lie twice as far apart with every step back: enough to find roughly where two logs part. */
  marks(): Mark[] {
    const marks: Mark[] = [];
    for (let back = 0; back < this.told; back = back * 2 || 1)
      marks.push([this.told - back, this.#digests[this.told - back] ?? '']);
    return [...marks, [0, this.#digests[0] ?? '']];
  }

  /** How many first entries are certainly the same; null: it is not the same match. */
  common(marks: readonly Mark[]): number | null {
    return marks.find((mark) => this.holds(mark))?.[0] ?? null;
  }

  /** Entries from a number on: as many as a small message takes, or at most `most` in a large one. */
  chunk(from: number, room = CHUNK, most = 200): PackedEntry[] {
    const packed: PackedEntry[] = [];
    let left = room;
    for (const entry of this.#timeline.entries.slice(from - 1, this.told)) {
      const one = packEntry(entry);
      left -= JSON.stringify(one).length;
      if (packed.length > 0 && (left < 0 || packed.length === most)) break;
      packed.push(one);
    }
    return packed;
  }

  /** All entries after the first `keep`, unless that is more than a message takes. */
  tail(keep: number): PackedEntry[] {
    return this.chunk(keep + 1, LONGEST_TAIL * 150, LONGEST_TAIL);
  }

  /** Takes an entry in; or says why it does not fit, and stays as it was. */
  add(entry: Entry): Problem | Refusal | null {
    const refused = this.#timeline.append(entry);
    const taken = this.#timeline.entries.at(-1);
    if (!refused && taken) this.#digests.push(digestAfter(this.#digests.at(-1) ?? '', taken));
    return refused;
  }

  /** The end of all of it. */
  get end(): Mark {
    return [this.length, this.#digests[this.length] ?? ''];
  }

  /** The log that ends there is on the disk; it may have been replaced by another one since. */
  confirm(end: Mark): void {
    if (this.holds(end)) this.#stored = Math.max(this.#stored, end[0]);
  }

  /** Forgets what could not be stored. */
  rewind(): void {
    this.#take(this.#continued(this.#stored, []));
  }

  /** Checks a log that parts from this one: its tail by the rules, after the first `keep` entries. */
  refusalOf(keep: number, tail: readonly Entry[]): Problem | Refusal | null {
    const other = this.#continued(keep, tail);
    return 'refused' in other ? other.refused : null;
  }

  /** Whether the rules allow that tail, and it brings the match to its end. */
  endsWith(keep: number, tail: readonly Entry[]): boolean {
    const other = this.#continued(keep, tail);
    return !('refused' in other) && other.rules.toAct(other.state) === null;
  }

  /** Goes on with another tail after the first `keep` entries; it must have been checked. */
  replace(keep: number, tail: readonly Entry[]): void {
    this.#take(this.#continued(keep, tail));
    this.#stored = Math.min(this.#stored, keep);
  }

  #take(other: Timeline | { readonly refused: Problem | Refusal }): void {
    if ('refused' in other)
      throw new Error(`a checked log was refused: ${canonical(other.refused)}`);
    this.#timeline = other;
    this.#digests = digestsOf(other);
  }

  #continued(
    keep: number,
    tail: readonly Entry[],
  ): Timeline | { readonly refused: Problem | Refusal } {
    const other = this.#timeline.afresh();
    for (const entry of [...this.#timeline.entries.slice(0, keep), ...tail]) {
      const refused = other.append(entry);
      if (refused) return { refused };
    }
    return other;
  }
}

function digestsOf({ header, entries }: Timeline): string[] {
  const digests = [headerDigest(header)];
  for (const entry of entries) digests.push(digestAfter(digests.at(-1) ?? '', entry));
  return digests;
}

/** The digest of a log with nothing in it. */
export function headerDigest({ seats, ...header }: MatchHeader): string {
  return fingerprint({
    ...header,
    seats: seats.map((seat) => ({ ...seat, player: { ...seat.player } })),
  });
}
