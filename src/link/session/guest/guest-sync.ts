import type { Message, Said } from '../../message';
import { isFetched, Pull, type Tail } from '../pull';
import { leave } from './guest-door';
import type { GuestTable } from './guest-table';

/** A comparison costs the host some work, so it is asked for at most this often. */
const COMPARE_AFTER = 300;

/** Compares this phone's log with the host's, and fetches what it lacks. */
export class GuestSync {
  readonly #table: GuestTable;
  readonly #pull = new Pull();
  #compared = Number.NEGATIVE_INFINITY;
  /** What the host has and this phone does not, where both have gone on; people choose. */
  apart: Tail | null = null;

  constructor(table: GuestTable) {
    this.#table = table;
  }

  /** Asks what the host has. */
  compare(): void {
    if (this.#pull.busy || this.#table.now - this.#compared < COMPARE_AFTER) return;
    this.#compared = this.#table.now;
    this.#table.send(this.#have(false));
  }

  /** A new link: whatever was under way on the old one begins anew. */
  anew(): void {
    this.#pull.cancel();
    this.#compared = Number.NEGATIVE_INFINITY;
    this.compare();
  }

  have({ match, length, marks, reply }: Said<'have'>): void {
    const { ledger, lobby, now } = this.#table;
    if (!ledger || match !== lobby?.match) return;
    const common = ledger.common(marks);
    if (common === null) {
      leave(this.#table, 'other-match');
      return;
    }
    if (!reply && ledger.told > common) this.#table.send(this.#have(true));
    if (length <= common) this.apart = null;
    else if (!this.#pull.busy && !isFetched(this.apart, marks))
      this.#table.send(this.#pull.begin(common, length, now));
  }

  want({ from }: Said<'want'>): void {
    const { ledger } = this.#table;
    if (!ledger || from < 1 || from > ledger.told) return;
    this.#table.send({ say: 'entries', from, entries: ledger.chunk(from) });
  }

  entries(said: Said<'entries'>): void {
    const { ledger, now } = this.#table;
    if (!ledger) return;
    if (!this.#pull.take(said)) {
      const want = this.#pull.next(now, false);
      if (want) this.#table.send(want);
      return;
    }
    const tail = this.#pull.finish(ledger);
    this.apart = null;
    if (!tail) return;
    if (tail.keep < ledger.length) {
      this.#part(tail);
      return;
    }
    this.#goOnWith(tail);
    // The host may have gone on in the meantime.
    this.#compared = Number.NEGATIVE_INFINITY;
    this.compare();
  }

  /** People have chosen the host's log; what only this phone has is cut off. */
  choose(): void {
    const { ledger, out } = this.#table;
    const { apart } = this;
    if (!ledger || !apart) return;
    this.apart = null;
    // The host's log may be another one by now.
    if (ledger.digestAt(apart.keep) === apart.before) {
      ledger.replace(apart.keep, apart.entries);
      const entries = ledger.timeline.entries.slice(apart.keep);
      out.add({ effect: 'store', keep: apart.keep, entries, end: ledger.end });
    }
    this.anew();
  }

  tick(): void {
    const want = this.#pull.next(this.#table.now);
    if (want) this.#table.send(want);
  }

  #part(tail: Tail): void {
    if (this.#table.ledger?.refusalOf(tail.keep, tail.entries)) this.#table.strike('false-log');
    else this.apart = tail;
  }

  #goOnWith({ keep, entries }: Tail): void {
    const { ledger, out } = this.#table;
    if (!ledger) return;
    const fits = entries.every((entry) => ledger.add(entry) === null);
    if (ledger.length > keep) {
      const taken = ledger.timeline.entries.slice(keep);
      out.add({ effect: 'store', keep, entries: taken, end: ledger.end });
    }
    if (!fits) this.#table.strike('false-log');
  }

  #have(reply: boolean): Message {
    const { ledger, lobby } = this.#table;
    const match = lobby?.match ?? 0;
    return { say: 'have', match, length: ledger?.told ?? 0, marks: ledger?.marks() ?? [], reply };
  }
}
