import type { Entry } from '../../../kit/log';
import { type Action, isRefusal, type Refusal, type Seat } from '../../../kit/rules';
import { packEntry } from '../../messages/entry-form';
import type { Mark, MessageBody, PhoneId } from '../../messages/message';
import { deciderOf } from '../lobby';
import { isFalseProof, type LogReplica } from '../log-replica';
import type { Tail } from '../pull';
import { type DeclineReason, refuse } from '../reasons';
import { signEntries, underOf, writeSigned } from '../signing';
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
  /** Entries of this phone that are being signed. */
  #signing = false;

  constructor(table: HostTable) {
    this.#table = table;
  }

  get isBusy(): boolean {
    return this.#signing || this.#table.replica?.isStoring === true;
  }

  /** Plays the actions of one tap at this phone, or of a computer: all or none. They are announced once stored. */
  offer(actions: readonly Action[]): Refusal | null {
    const { replica, self, record, yielded } = this.#table;
    if (yielded) return refuse('other-host');
    if (!replica) return refuse('not-begun');
    if (record.awaited.length > 0) return refuse('gathering');
    if (this.isBusy) return refuse('busy');
    const { rules, state } = replica.timeline;
    const seat = rules.toAct(state);
    if (seat !== null && deciderOf(record, seat) !== self.phone) return refuse('other-phone');
    const entries = replica.timeline.prepareAll(actions, self.timeOfDay());
    if (isRefusal(entries)) return entries;
    this.sign(replica, entries, (signed) => {
      if (signed) this.add(replica, signed, self.phone);
      else this.#table.out.notify({ notice: 'declined', because: 'log-changed' });
    });
    return null;
  }

  /** Signs entries of this phone; null: something else has come to the log meanwhile. */
  sign(
    replica: LogReplica,
    entries: readonly Entry[],
    then: (signed: readonly Entry[] | null) => void,
  ): void {
    const table = this.#table;
    const { pending } = table;
    const { length } = replica;
    this.#signing = true;
    signEntries(table.notary, replica, entries, table.self.phone, pending, (signed) => {
      this.#signing = false;
      const same = table.replica === replica && replica.length === length && !table.yielded;
      const isWhole = signed.length === entries.length;
      then(same && isWhole && underOf(table.pending) === underOf(pending) ? signed : null);
    });
  }

  /** A guest proposes the actions of one tap. Late and repeated proposals are harmless, illegal ones are not. */
  propose(peer: Peer, said: MessageBody<'propose'>): void {
    const table = this.#table;
    const { number, before, seat, under, actions, signatures } = said;
    const { replica, pending } = table;
    const { phone } = peer;
    if (!replica || !phone || table.record.awaited.length > 0 || table.yielded) return;
    // The logs differ, or entries are being written. The guest asks again after that.
    if (replica.digestAt(number - 1) !== before) return;
    if (number <= replica.stored) this.#answerKnown(peer, replica, number, seat);
    // So it does when it has not heard yet of a change of seats, or the host is about to play.
    if (number !== replica.length + 1 || this.#signing || under !== underOf(pending)) return;
    const entries = this.#entriesFor(replica, phone, seat, actions);
    if (typeof entries === 'string') {
      this.#decline(peer, number, entries);
      return;
    }
    const signed = writeSigned(entries, phone, signatures, pending);
    const claims = signed && replica.claimsOf(number - 1, signed, table.keyOf);
    if (!signed || !claims || isFalseProof(claims)) {
      this.#decline(peer, number, 'illegal');
      return;
    }
    const checked = peer.inbox.hold((good: boolean) => {
      if (!good) this.#decline(peer, number, 'illegal');
      else if (table.replica === replica && replica.length === number - 1 && !table.yielded)
        this.add(replica, signed, phone);
    });
    table.notary.check(claims, checked);
  }

  #decline(peer: Peer, number: number, because: DeclineReason): void {
    this.#table.send(peer, { say: 'declined', number, because });
    this.#table.strike(peer, because);
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
    const entries = replica.timeline.prepareAll(actions, this.#table.self.timeOfDay());
    return isRefusal(entries) ? 'illegal' : entries;
  }

  /** Appends entries that have been prepared, and stores them. */
  add(replica: LogReplica, entries: readonly Entry[], by: PhoneId): void {
    const keep = replica.length;
    const refused = replica.add(entries);
    if (refused) throw new Error(`prepared entries were refused: ${JSON.stringify(refused)}`);
    this.#storing.push({ first: keep + 1, last: replica.length, by });
    this.#table.store(replica, keep);
  }

  /** Takes over a checked tail from a guest. The other guests fetch it once it is stored. */
  adopt(replica: LogReplica, { keep, entries }: Tail): void {
    replica.replace(keep, entries);
    this.#table.reseat();
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
  #announce(
    replica: LogReplica,
    { first, last }: Pick<Batch, 'first' | 'last'>,
    only: Peer | null,
  ): void {
    const before = replica.digestAt(first - 1);
    if (before === undefined) return;
    const { revision } = this.#table.lobby;
    const entries = replica.timeline.entries.slice(first - 1, last).map(packEntry);
    const message = { say: 'played', number: first, before, revision, entries } as const;
    if (only) this.#table.send(only, message);
    else this.#table.broadcast(message);
  }

  /** Our answer to a proposal was lost, or another phone was faster; the entries show which. */
  #answerKnown(peer: Peer, replica: LogReplica, first: number, seat: Seat): void {
    const { entries } = replica.timeline;
    if (entries[first - 1]?.seat !== seat) {
      this.#table.send(peer, { say: 'declined', number: first, because: 'too-late' });
      return;
    }
    let last = first;
    for (let next = entries[last]; next?.do === 'play' && next.joined; next = entries[last]) last++;
    this.#announce(replica, { first, last: Math.min(last, replica.stored) }, peer);
  }
}
