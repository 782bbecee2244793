import type { Entry } from '../../kit/log';
import { unpackEntry } from '../messages/entry-form';
import type { Mark, Message, MessageBody } from '../messages/message';
import type { LogReplica } from './log-replica';
import { digestAfter } from './proof';

const ASK_AGAIN = 1000;
const GIVE_UP = 10;

/** What another phone's log has after the `keep` entries that both logs share. */
export interface Tail {
  readonly keep: number;
  /** The digest of the shared entries. */
  readonly before: string;
  readonly entries: readonly Entry[];
  /** The end of the whole other log. */
  readonly end: Mark;
}

/** Whether a log with these marks has been fetched already. */
export function isFetched(tail: Tail | null, marks: readonly Mark[]): boolean {
  return marks.some(([length, digest]) => tail?.end[0] === length && tail.end[1] === digest);
}

/** Fetches the part of another phone's log that is missing here, in pieces, and requests lost pieces again. */
export class Pull {
  #common = 0;
  #length = 0;
  #got: Entry[] | null = null;
  #asked = 0;
  #tries = 0;

  get busy(): boolean {
    return this.#got !== null;
  }

  /** Starts to fetch a log of `length` entries. The first `common` of them are here already. */
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

  /** Adds a piece; true: everything is there. A piece that was not requested is ignored. */
  take({ from, entries }: MessageBody<'entries'>): boolean {
    const got = this.#got;
    if (!got || from !== this.#common + got.length + 1 || entries.length === 0) return false;
    for (const entry of entries) got.push(unpackEntry(entry));
    this.#tries = 0;
    return this.#common + got.length >= this.#length;
  }

  /** The next request: at once after a piece, later when a piece is overdue. */
  next(now: number, waited = true): Message | null {
    if (!this.#got || (waited && now - this.#asked < ASK_AGAIN)) return null;
    // The other phone is gone, or has another log by now. The next ping starts over.
    if (this.#tries++ >= GIVE_UP) {
      this.cancel();
      return null;
    }
    return this.#want(now);
  }

  /** Ends the fetching, and returns what is missing here; null: nothing is. */
  finish(replica: LogReplica): Tail | null {
    let keep = this.#common;
    const entries = this.#got ?? [];
    this.cancel();
    for (const [index, entry] of entries.entries()) {
      const before = replica.digestAt(keep) ?? '';
      if (replica.digestAt(keep + 1) !== digestAfter(before, entry))
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
