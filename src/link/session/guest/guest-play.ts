import type { Entry } from '../../../kit/log';
import { type Action, isProblem, isRefusal, type Refusal, type Seat } from '../../../kit/rules';
import { unpackEntry } from '../../messages/entry-form';
import type { Mark, MessageBody } from '../../messages/message';
import { deciderOf, isEndedEarly } from '../lobby';
import type { LogReplica } from '../log-replica';
import { type Decision, decisionOf, type OwnCommitments } from '../own-commitments';
import { digestsAfter } from '../proof';
import { refuse } from '../reasons';
import { signaturesOf, signEntries, underOf } from '../signing';
import type { GuestSeats } from './guest-seats';
import type { GuestSync } from './guest-sync';
import type { GuestTable } from './guest-table';

/** Milliseconds until what has not been answered or played is sent again. */
const RESEND_AFTER = 1000;

/** The actions of one tap that the host has not confirmed yet. */
interface Proposal {
  readonly number: number;
  readonly before: string;
  readonly actions: readonly Action[];
  /** None: what opens the commitment is being written. */
  readonly entries: readonly Entry[];
  /** Null: they are being signed. */
  readonly signed: {
    readonly message: MessageBody<'propose'> | MessageBody<'bind'>;
    readonly end: Mark;
  } | null;
}

/** Proposes what is decided at this phone, and appends what the host says has been played. */
export class GuestPlay {
  readonly #table: GuestTable;
  readonly #sync: GuestSync;
  readonly #seats: GuestSeats;
  readonly #commitments: OwnCommitments;
  #proposal: Proposal | null = null;
  #sentAt = 0;

  constructor(table: GuestTable, sync: GuestSync, seats: GuestSeats, commitments: OwnCommitments) {
    this.#table = table;
    this.#sync = sync;
    this.#seats = seats;
    this.#commitments = commitments;
  }

  get proposing(): boolean {
    return this.#proposal !== null;
  }

  /** Proposes the actions of one tap. Null: they have been sent, and `confirmed` or `declined` follows. */
  offer(actions: readonly Action[]): Refusal | null {
    const { replica, record, self, membership } = this.#table;
    if (!replica || !record) return refuse('not-begun');
    if (membership !== 'in') return refuse('host-lost');
    if (isEndedEarly(record)) return refuse('match-ended');
    if (this.#sync.divergentTail) return refuse('apart');
    if (this.#proposal || replica.isStoring) return refuse('busy');
    const decision = decisionOf(replica.timeline, actions);
    if (decision && isRefusal(decision)) return decision;
    if (decision) return this.#commit(replica, decision);
    const entries = replica.timeline.prepareAll(actions, self.timeOfDay());
    if (isRefusal(entries)) return entries;
    const seat = entries[0]?.seat;
    if (seat === undefined || deciderOf(record, seat) !== self.phone) return refuse('other-phone');
    const [length, before] = replica.end;
    this.#proposal = { number: length + 1, before, actions, entries, signed: null };
    this.#sign();
    return null;
  }

  /** Binds the seat to the action, and proposes that. */
  #commit(replica: LogReplica, { seat, action }: Decision): Refusal | null {
    const { record, self, out } = this.#table;
    if (record && deciderOf(record, seat) !== self.phone) return refuse('other-phone');
    const [length, before] = replica.end;
    const own: Proposal = { number: length + 1, before, actions: [], entries: [], signed: null };
    this.#proposal = own;
    this.#commitments.make(before, seat, action, (commitment) => {
      if (this.#proposal !== own) return;
      this.#proposal = null;
      if (!commitment) {
        out.notify({ notice: 'unstored' });
        return;
      }
      const entry =
        this.#table.replica === replica && replica.end[1] === before
          ? replica.timeline.prepareCommit(commitment.digest, self.timeOfDay())
          : null;
      if (!entry || isProblem(entry) || isRefusal(entry)) {
        this.#giveUp('log-changed');
        return;
      }
      this.#proposal = { ...own, entries: [entry] };
      this.#sign();
    });
    return null;
  }

  /** Signs what is proposed, and sends it. What is proposed together with a change of seats is signed with it. */
  #sign(): void {
    const { replica, self, notary, pending } = this.#table;
    const proposal = this.#proposal;
    if (!replica || !proposal || replica.end[1] !== proposal.before) return;
    const { number, before, actions, entries } = proposal;
    const [first] = entries;
    if (!first) return;
    const under = underOf(pending);
    const own = { ...proposal, signed: null };
    this.#proposal = own;
    signEntries(notary, replica, entries, self.phone, pending, (signed) => {
      if (this.#proposal !== own) return;
      const signatures = signaturesOf(signed);
      const [signature = ''] = signatures;
      const common = { number, before, seat: first.seat, under };
      const digest = digestsAfter(before, signed).at(-1) ?? before;
      this.#proposal = {
        ...own,
        signed: {
          message:
            first.do === 'commit'
              ? { say: 'bind', ...common, digest: first.digest, signature }
              : { say: 'propose', ...common, actions: [...actions], signatures },
          end: [number - 1 + signed.length, digest],
        },
      };
      this.#send();
    });
  }

  /** Entries that the host has confirmed. */
  played({ number, before, revision, entries: packed }: MessageBody<'played'>): void {
    const { replica, record } = this.#table;
    if (!replica || !record) return;
    const entries = packed.map(unpackEntry);
    const end = digestsAfter(before, entries).at(-1);
    if (end !== undefined && replica.holds([number - 1 + entries.length, end])) return;
    // There is a gap, the logs differ, or a newer lobby is on its way: a comparison settles all of these.
    if (replica.length !== number - 1 || replica.digestAt(number - 1) !== before)
      this.#sync.compare();
    else if (revision !== record.lobby.revision) this.#sync.compare();
    else
      this.#table.whenSigned(number - 1, entries, () => {
        if (replica.digestAt(number - 1) !== before || replica.length !== number - 1) return;
        if (!this.#seats.accepts(entries)) return;
        const { round } = replica.timeline;
        const refused = replica.add(entries);
        if (refused) this.#table.falseEntries(refused, 'false-entry');
        else this.#table.store(replica, number - 1);
        this.#table.reseat();
        if (!refused) this.#table.tellWithdrawn(round, entries);
      });
  }

  stored(end: Mark): void {
    this.#table.replica?.confirm(end);
    this.#settle();
  }

  unstored(): void {
    this.#table.replica?.rewind();
    this.#table.out.notify({ notice: 'unstored' });
  }

  declined({ number, because }: MessageBody<'declined'>): void {
    if (this.#proposal?.number === number) this.#giveUp(because);
  }

  tick(): void {
    this.#settle();
    if (this.#proposal && this.#table.now - this.#sentAt >= RESEND_AFTER) this.#send();
  }

  #send(): void {
    if (!this.#proposal?.signed) return;
    this.#sentAt = this.#table.now;
    const { message } = this.#proposal.signed;
    if (message.under === underOf(this.#table.pending)) this.#table.send(message);
    else this.#sign();
  }

  /** Whether the proposal is in the log now, or something else is in its place. */
  #settle(): void {
    const { replica } = this.#table;
    if (!this.#proposal || !replica) return;
    const { number, before, signed } = this.#proposal;
    if (replica.digestAt(number - 1) !== before) this.#giveUp('log-changed');
    else if (signed && replica.stored >= signed.end[0] && replica.holds(signed.end)) {
      this.#proposal = null;
      this.#table.out.notify({ notice: 'confirmed', number });
    } else if (replica.stored >= number) this.#giveUp('too-late');
  }

  #giveUp(because: string): void {
    this.#proposal = null;
    this.#table.out.notify({ notice: 'declined', because });
  }
}

/** Opens what seats of this phone have committed to, once all seats of the round have. */
export class GuestOpenings {
  readonly #table: GuestTable;
  readonly #commitments: OwnCommitments;
  #of = '';
  #sentAt = 0;

  constructor(table: GuestTable, commitments: OwnCommitments) {
    this.#table = table;
    this.#commitments = commitments;
  }

  /** The seats of a complete round that this phone cannot open; null: no round is complete. */
  get waits(): readonly Seat[] | null {
    const { replica, lobby } = this.#table;
    const round = replica?.timeline.round;
    if (!replica || !round?.isComplete) return null;
    const own = this.#commitments.opening(replica).map(({ seat }) => seat);
    const others = round.commits.map(({ seat }) => seat).filter((seat) => !own.includes(seat));
    // First those whose phones are lost: people wait for them.
    const isLinked = (seat: Seat) => {
      const holder = lobby?.seats[seat]?.holder;
      return lobby?.phones.some(({ phone, linked }) => phone === holder && linked) ?? false;
    };
    return [...others].sort((one, other) => Number(isLinked(one)) - Number(isLinked(other)));
  }

  /** Called when the log has changed, and at every tick. */
  run(): void {
    const { replica, now, membership, lengthThen } = this.#table;
    const own = replica ? this.#commitments.opening(replica) : [];
    if (!replica || own.length === 0 || membership !== 'in') return;
    // A host that claims more than it has shown could take the round back after the openings, as if that were long ago.
    if (replica.length < lengthThen) return;
    const [number, before] = replica.end;
    if (before === this.#of && now - this.#sentAt < RESEND_AFTER) return;
    this.#of = before;
    this.#sentAt = now;
    const opened = own.map(({ seat, action, nonce }): [number, typeof action, string] => [
      seat,
      action,
      nonce,
    ]);
    this.#table.send({ say: 'open', number, before, opened });
  }
}
