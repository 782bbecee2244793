import type { Entry } from '../../kit/log';
import { unpackEntry } from '../entry-form';
import type { Mark, Message, Said } from '../message';
import { digestAfter, type Ledger } from './ledger';

const ASK_AGAIN = 1000;
const GIVE_UP = 10;

/** The other log goes on where ours ends, or it has another tail after the first `keep` entries. */
export interface Tail {
  readonly keep: number;
  /** The digest of those first entries. */
  readonly before: string;
  readonly entries: readonly Entry[];
  /** The end of the whole other log. */
  readonly end: Mark;
}

/** Whether a log that somebody tells of is the one that has been fetched already. */
export function isFetched(tail: Tail | null, marks: readonly Mark[]): boolean {
  return marks.some(([length, digest]) => tail?.end[0] === length && tail.end[1] === digest);
}

/** Fetches what another phone's log has and ours has not, piece by piece, however often pieces are lost. */
export class Pull {
  #common = 0;
  #length = 0;
  #got: Entry[] | null = null;
  #asked = 0;
  #tries = 0;

  get busy(): boolean {
    return this.#got !== null;
  }

  /** Begins to fetch a log of `length` entries of which the first `common` are ours too. */
  begin(common: number, length: number, now: number): Message {
    this.#common = common;
    this.#length = length;
    this.#got = [];
    this.#tries = 0;
    return this.#want(now);
  }

  cancel(): void {
    this.#got = null;
  }

  /** Takes a piece; true when everything is there. A piece that was not asked for changes nothing. */
  take({ from, entries }: Said<'entries'>): boolean {
    const got = this.#got;
    if (!got || from !== this.#common + got.length + 1 || entries.length === 0) return false;
    for (const entry of entries) got.push(unpackEntry(entry));
    this.#tries = 0;
    return this.#common + got.length >= this.#length;
  }

  /** What to send next: at once after a piece, later when nothing has come. */
  next(now: number, waited = true): Message | null {
    if (!this.#got || (waited && now - this.#asked < ASK_AGAIN)) return null;
    // It is gone or has changed its mind; the next ping begins anew.
    if (this.#tries++ >= GIVE_UP) {
      this.cancel();
      return null;
    }
    return this.#want(now);
  }

  /** How the fetched log differs from ours; null: ours has all of it. Ends the fetching. */
  finish(ledger: Ledger): Tail | null {
    let keep = this.#common;
    const entries = this.#got ?? [];
    this.cancel();
    for (const [index, entry] of entries.entries()) {
      const before = ledger.digestAt(keep) ?? '';
      if (ledger.digestAt(keep + 1) !== digestAfter(before, entry))
        return tailOf(keep, before, entries.slice(index));
      keep++;
    }
    return null;
  }

  #want(now: number): Message {
    this.#asked = now;
    return { say: 'want', from: this.#common + (this.#got?.length ?? 0) + 1 };
  }
}

function tailOf(keep: number, before: string, entries: readonly Entry[]): Tail {
  let digest = before;
  for (const entry of entries) digest = digestAfter(digest, entry);
  return { keep, before, entries, end: [keep + entries.length, digest] };
}
