import type { Entry } from '../../../kit/log';
import { type Action, isRefusal, type Refusal, type Seat } from '../../../kit/rules';
import { packEntry } from '../../messages/entry-form';
import type { Mark, MessageBody, PhoneId } from '../../messages/message';
import { deciderOf } from '../lobby';
import type { LogReplica } from '../log-replica';
import type { Tail } from '../pull';
import { type DeclineReason, refuse } from '../reasons';
import type { HostTable, Peer } from './host-table';

/** The entries of one tap or one undo that are being written. */
interface Batch {
  /** Numbers of its first and last entry. */
  readonly first: number;
  readonly last: number;
  /** The phone that decided. */
  readonly by: PhoneId;
}

/** Puts entries in order: into the host's log, onto its disk, and then to every phone. */
export class HostPlay {
  readonly #table: HostTable;
  #storing: Batch[] = [];

  constructor(table: HostTable) {
    this.#table = table;
  }

  /** Plays the actions of one tap at this phone, or of a computer: all or none. They are announced once stored. */
  offer(actions: readonly Action[]): Refusal | null {
    const { replica, self, record, now, yielded } = this.#table;
    if (yielded) return refuse('other-host');
    if (!replica) return refuse('not-begun');
    if (record.awaited.length > 0) return refuse('gathering');
    if (replica.isStoring) return refuse('busy');
    const { rules, state } = replica.timeline;
    const seat = rules.toAct(state);
    if (seat !== null && deciderOf(record, seat) !== self.phone) return refuse('other-phone');
    const entries = replica.timeline.prepareAll(actions, now);
    if (isRefusal(entries)) return entries;
    this.add(replica, entries, self.phone);
    return null;
  }

  /** A guest proposes the actions of one tap. Late and repeated proposals are harmless, illegal ones are not. */
  propose(peer: Peer, { number, before, seat, actions }: MessageBody<'propose'>): void {
    const table = this.#table;
    const { replica } = table;
    if (!replica || !peer.phone || table.record.awaited.length > 0 || table.yielded) return;
    // The logs differ, or entries are being written. The guest asks again after that.
    if (replica.digestAt(number - 1) !== before) return;
    if (number <= replica.stored) this.#answerKnown(peer, peer.phone, replica, number, seat);
    if (number !== replica.length + 1) return;
    const entries = this.#entriesFor(replica, peer.phone, seat, actions);
    if (typeof entries !== 'string') {
      this.add(replica, entries, peer.phone);
      return;
    }
    table.send(peer, { say: 'declined', number, because: entries });
    table.strike(peer, entries);
  }

  /** The entries that play a guest's actions; or why an honest phone would not have proposed them. */
  #entriesFor(
    replica: LogReplica,
    phone: PhoneId,
    seat: Seat,
    actions: readonly Action[],
  ): readonly Entry[] | DeclineReason {
    const { rules, state } = replica.timeline;
    if (deciderOf(this.#table.record, seat) !== phone) return 'not-your-seat';
    if (rules.toAct(state) !== seat) return 'not-your-turn';
    const entries = replica.timeline.prepareAll(actions, this.#table.now);
    return isRefusal(entries) ? 'illegal' : entries;
  }

  /** Appends entries that have been prepared, and stores them. */
  add(replica: LogReplica, entries: readonly Entry[], by: PhoneId): void {
    const keep = replica.length;
    const refused = replica.add(entries);
    if (refused) throw new Error(`prepared entries were refused: ${JSON.stringify(refused)}`);
    this.#table.active = true;
    this.#storing.push({ first: keep + 1, last: replica.length, by });
    this.#table.store(replica, keep);
  }

  /** Takes over a checked tail from a guest. The other guests fetch it once it is stored. */
  adopt(replica: LogReplica, { keep, entries }: Tail): void {
    replica.replace(keep, entries);
    this.#storing = this.#storing.filter(({ last }) => last <= keep);
    this.#table.store(replica, keep);
  }

  /** The log that ends there is on the disk, so it counts as confirmed. True: the guests should fetch it. */
  stored(end: Mark): boolean {
    const { replica, self, out } = this.#table;
    if (!replica) return false;
    let announced = replica.stored;
    replica.confirm(end);
    while (this.#storing[0] && this.#storing[0].last <= replica.stored) {
      const [batch] = this.#storing.splice(0, 1);
      if (!batch || batch.first !== announced + 1) continue;
      this.#announce(replica, batch, null);
      if (batch.by === self.phone) out.notify({ notice: 'confirmed', number: batch.first });
      announced = batch.last;
    }
    return announced < replica.stored;
  }

  unstored(): void {
    this.#storing = [];
    this.#table.replica?.rewind();
    this.#table.out.notify({ notice: 'unstored' });
  }

  /** Sends stored entries to every guest, or to one. */
  #announce(replica: LogReplica, { first, last, by }: Batch, only: Peer | null): void {
    const before = replica.digestAt(first - 1);
    if (before === undefined) return;
    const { revision } = this.#table.lobby;
    const entries = replica.timeline.entries.slice(first - 1, last).map(packEntry);
    const message = { say: 'played', number: first, before, by, revision, entries } as const;
    if (only) this.#table.send(only, message);
    else this.#table.broadcast(message);
  }

  /** Our answer to a proposal was lost, or another phone was faster; the entries show which. */
  #answerKnown(peer: Peer, phone: PhoneId, replica: LogReplica, first: number, seat: Seat): void {
    const { entries } = replica.timeline;
    if (entries[first - 1]?.seat !== seat) {
      this.#table.send(peer, { say: 'declined', number: first, because: 'too-late' });
      return;
    }
    let last = first;
    for (let next = entries[last]; next?.do === 'play' && next.joined; next = entries[last]) last++;
    const by = deciderOf(this.#table.record, seat) ?? phone;
    this.#announce(replica, { first, last: Math.min(last, replica.stored), by }, peer);
  }
}
