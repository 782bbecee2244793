import type { Refusal } from '../../../kit/rules';
import type { Message, MessageBody } from '../../messages/message';
import type { LogReplica } from '../log-replica';
import { isFetched, Pull, type Tail } from '../pull';
import { refuse } from '../reasons';
import type { GuestSeats } from './guest-seats';
import type { GuestTable } from './guest-table';

/** Milliseconds between two comparisons: each costs the host some work. */
const COMPARE_AFTER = 300;

/** Compares this phone's log with the host's, and fetches what is missing here. */
export class GuestSync {
  readonly #table: GuestTable;
  readonly #seats: GuestSeats;
  readonly #pull = new Pull();
  #comparedAt = Number.NEGATIVE_INFINITY;
  /** The host's tail, where both logs have gone on differently. People choose between them. */
  divergentTail: Tail | null = null;

  constructor(table: GuestTable, seats: GuestSeats) {
    this.#table = table;
    this.#seats = seats;
  }

  /** Asks what the host has. */
  compare(): void {
    if (this.#pull.busy || this.#table.now - this.#comparedAt < COMPARE_AFTER) return;
    this.#comparedAt = this.#table.now;
    this.#table.send(this.#have(false));
  }

  /** Starts over on a new link. */
  reset(): void {
    this.#pull.cancel();
    this.#comparedAt = Number.NEGATIVE_INFINITY;
    this.compare();
  }

  have({ match, length, marks, reply }: MessageBody<'have'>): void {
    const { replica, lobby, now } = this.#table;
    if (!replica || match !== lobby?.match) return;
    const common = replica.common(marks);
    if (common === null) {
      this.#table.leave('other-match');
      return;
    }
    if (!reply && replica.shareable > common) this.#table.send(this.#have(true));
    if (length <= common) this.divergentTail = null;
    else if (!this.#pull.busy && !isFetched(this.divergentTail, marks))
      this.#table.send(this.#pull.begin(common, length, now));
  }

  want({ from }: MessageBody<'want'>): void {
    const { replica } = this.#table;
    if (!replica || from < 1 || from > replica.shareable) return;
    this.#table.send({ say: 'entries', from, entries: replica.chunk(from) });
  }

  entries(message: MessageBody<'entries'>): void {
    const { replica, now } = this.#table;
    if (!replica) return;
    if (!this.#pull.take(message)) {
      const want = this.#pull.next(now, false);
      if (want) this.#table.send(want);
      return;
    }
    const tail = this.#pull.finish(replica);
    this.divergentTail = null;
    if (!tail) return;
    this.#table.whenSigned(tail.keep, tail.entries, () => this.#fetched(replica, tail));
  }

  #fetched(replica: LogReplica, tail: Tail): void {
    // This phone's log may have changed meanwhile. Then they compare again.
    if (replica.digestAt(tail.keep) === tail.before) {
      if (tail.keep < replica.length) {
        const refused = replica.refusalOf(tail.keep, tail.entries);
        if (refused) this.#table.falseEntries(refused, 'false-log');
        else this.divergentTail = tail;
        return;
      }
      if (!this.#seats.accepts(tail.entries)) return;
      const { round } = replica.timeline;
      const refused = replica.add(tail.entries);
      if (refused) this.#table.falseEntries(refused, 'false-log');
      else this.#table.store(replica, tail.keep);
      this.#table.reseat();
      if (!refused) this.#table.tellWithdrawn(round, tail.entries);
    }
    // The host may have continued in the meantime.
    this.#comparedAt = Number.NEGATIVE_INFINITY;
    this.compare();
  }

  /** People have chosen the host's log. What only this phone has is cut off. */
  choose(): Refusal | null {
    const { replica } = this.#table;
    const tail = this.divergentTail;
    if (!replica || !tail) return refuse('settled');
    this.divergentTail = null;
    // The host may have another log by now.
    if (replica.digestAt(tail.keep) === tail.before) {
      replica.replace(tail.keep, tail.entries);
      this.#table.lengthThen = Math.min(this.#table.lengthThen, replica.length);
      this.#table.store(replica, tail.keep);
      this.#table.reseat();
    }
    this.reset();
    return null;
  }

  tick(): void {
    const want = this.#pull.next(this.#table.now);
    if (want) this.#table.send(want);
  }

  #have(reply: boolean): Message {
    const { replica, lobby } = this.#table;
    return {
      say: 'have',
      match: lobby?.match ?? 0,
      length: replica?.shareable ?? 0,
      marks: replica?.marks() ?? [],
      reply,
    };
  }
}
