import type { Entry } from '../../../kit/log';
import { type Action, isProblem, isRefusal, type Refusal, type Seat } from '../../../kit/rules';
import { packEntry } from '../../messages/entry-form';
import type { Mark, MessageBody, PhoneId } from '../../messages/message';
import { deciderOf, isEndedEarly } from '../lobby';
import { isFalseProof, type LogReplica } from '../log-replica';
import { type Decision, decisionOf, type OwnCommitments } from '../own-commitments';
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
  /** Entries of this phone that are being signed, or what opens a commitment is being written. */
  #signing = false;
  readonly #commitments: OwnCommitments;

  constructor(table: HostTable, commitments: OwnCommitments) {
    this.#table = table;
    this.#commitments = commitments;
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
    if (isEndedEarly(record)) return refuse('match-ended');
    if (this.isBusy) return refuse('busy');
    const { rules, state } = replica.timeline;
    const seat = rules.toAct(state);
    if (seat !== null && deciderOf(record, seat) !== self.phone) return refuse('other-phone');
    const decision = decisionOf(replica.timeline, actions);
    if (decision && isRefusal(decision)) return decision;
    if (decision) {
      this.#commit(replica, decision);
      return null;
    }
    const entries = replica.timeline.prepareAll(actions, self.timeOfDay());
    if (isRefusal(entries)) return entries;
    this.#playOwn(replica, entries);
    return null;
  }

  #playOwn(replica: LogReplica, entries: readonly Entry[]): void {
    const { self, out } = this.#table;
    this.sign(replica, entries, (signed) => {
      if (signed) this.add(replica, signed, self.phone);
      else out.notify({ notice: 'declined', because: 'log-changed' });
    });
  }

  /** Binds a seat of this phone to an action. */
  #commit(replica: LogReplica, { seat, action }: Decision): void {
    const table = this.#table;
    const [, before] = replica.end;
    this.#signing = true;
    this.#commitments.make(before, seat, action, (own) => {
      this.#signing = false;
      if (!own) {
        table.out.notify({ notice: 'unstored' });
        return;
      }
      const same = table.replica === replica && replica.end[1] === before && !table.yielded;
      const entry = same
        ? replica.timeline.prepareCommit(own.digest, table.self.timeOfDay())
        : null;
      if (!entry || isProblem(entry) || isRefusal(entry))
        table.out.notify({ notice: 'declined', because: 'log-changed' });
      else this.#playOwn(replica, [entry]);
    });
  }

  /**
   * Signs entries of this phone; null: the log has grown meanwhile. `nonces`: what opens the commitments to these
   * actions.
   */
  sign(
    replica: LogReplica,
    entries: readonly Entry[],
    then: (signed: readonly Entry[] | null) => void,
    nonces: readonly string[] = [],
  ): void {
    const table = this.#table;
    const { pending } = table;
    const { length } = replica;
    this.#signing = true;
    const sent = (signed: readonly Entry[]) => {
      this.#signing = false;
      const same = table.replica === replica && replica.length === length && !table.yielded;
      const isWhole = signed.length === entries.length;
      then(same && isWhole && underOf(table.pending) === underOf(pending) ? signed : null);
    };
    signEntries(table.notary, replica, entries, table.self.phone, pending, sent, nonces);
  }

  /**
   * A guest proposes the actions of one tap, or a commitment. Late and repeated proposals are harmless, illegal ones are
   * not.
   */
  propose(peer: Peer, said: MessageBody<'propose'> | MessageBody<'bind'>): void {
    const table = this.#table;
    const { number, before, seat, under } = said;
    const signatures = said.say === 'bind' ? [said.signature] : said.signatures;
    const { replica, pending } = table;
    const { phone } = peer;
    if (!replica || !phone || table.record.awaited.length > 0 || table.yielded) return;
    // The logs differ, or entries are being written. The guest asks again after that.
    if (replica.digestAt(number - 1) !== before) return;
    if (number <= replica.stored) this.#answerKnown(peer, replica, number, seat);
    // So it does when it has not heard yet of a change of seats, or the host is about to play.
    if (number !== replica.length + 1 || this.#signing || under !== underOf(pending)) return;
    // It had not heard of that yet.
    if (isEndedEarly(table.record)) {
      table.send(peer, { say: 'declined', number, because: 'match-ended' });
      return;
    }
    const entries = this.#entriesFor(replica, phone, said);
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
    said: MessageBody<'propose'> | MessageBody<'bind'>,
  ): readonly Entry[] | DeclineReason {
    const { timeline } = replica;
    const { rules, state, isSimultaneous } = timeline;
    const at = this.#table.self.timeOfDay();
    if (deciderOf(this.#table.record, said.seat) !== phone) return 'not-your-seat';
    if (rules.toAct(state) !== said.seat) return 'not-your-turn';
    if (said.say === 'bind') {
      const entry = timeline.prepareCommit(said.digest, at);
      return isRefusal(entry) || isProblem(entry) ? 'illegal' : [entry];
    }
    const entries = isSimultaneous ? null : timeline.prepareAll(said.actions, at);
    return !entries || isRefusal(entries) ? 'illegal' : entries;
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
