import { type Action, isRefusal, type Refusal } from '../../../kit/rules';
import { unpackEntry } from '../../messages/entry-form';
import type { Mark, MessageBody } from '../../messages/message';
import { deciderOf } from '../lobby';
import { digestsAfter } from '../log-replica';
import { refuse } from '../reasons';
import type { GuestSync } from './guest-sync';
import type { GuestTable } from './guest-table';

/** Milliseconds until an unanswered proposal is sent again. */
const RESEND_AFTER = 1000;

/** The actions of one tap that the host has not confirmed yet. */
interface Proposal {
  readonly message: MessageBody<'propose'>;
  /** The end of the log once they are in it. */
  readonly end: Mark;
}

/** Proposes what is decided at this phone, and appends what the host says has been played. */
export class GuestPlay {
  readonly #table: GuestTable;
  readonly #sync: GuestSync;
  #proposal: Proposal | null = null;
  #sentAt = 0;

  constructor(table: GuestTable, sync: GuestSync) {
    this.#table = table;
    this.#sync = sync;
  }

  get proposing(): boolean {
    return this.#proposal !== null;
  }

  /** Proposes the actions of one tap. Null: they have been sent, and `confirmed` or `declined` follows. */
  offer(actions: readonly Action[]): Refusal | null {
    const { replica, record, self, membership, now } = this.#table;
    if (!replica || !record) return refuse('not-begun');
    if (membership !== 'in') return refuse('host-lost');
    if (this.#sync.divergentTail) return refuse('apart');
    if (this.#proposal || replica.isStoring) return refuse('busy');
    const entries = replica.timeline.prepareAll(actions, now);
    if (isRefusal(entries)) return entries;
    const seat = entries[0]?.seat;
    if (seat === undefined || deciderOf(record, seat) !== self.phone) return refuse('other-phone');
    const [length, before] = replica.end;
    const number = length + 1;
    const digest = digestsAfter(before, entries).at(-1) ?? before;
    this.#proposal = {
      message: { say: 'propose', number, before, seat, actions: [...actions] },
      end: [length + entries.length, digest],
    };
    this.#send();
    return null;
  }

  /** Entries that the host has confirmed. */
  played({ number, before, by, revision, entries: packed }: MessageBody<'played'>): void {
    const { replica, record } = this.#table;
    if (!replica || !record) return;
    const entries = packed.map(unpackEntry);
    const end = digestsAfter(before, entries).at(-1);
    if (end !== undefined && replica.holds([number - 1 + entries.length, end])) return;
    // There is a gap, the logs differ, or a newer lobby is on its way: a comparison settles all of these.
    if (replica.length !== number - 1 || replica.digestAt(number - 1) !== before)
      this.#sync.compare();
    else if (revision !== record.lobby.revision) this.#sync.compare();
    else if (entries.some(({ seat }) => deciderOf(record, seat) !== by))
      this.#table.strike('not-their-seat');
    else if (replica.add(entries)) this.#table.strike('false-entry');
    else this.#table.store(replica, number - 1);
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
    if (this.#proposal?.message.number === number) this.#giveUp(because);
  }

  tick(): void {
    this.#settle();
    if (this.#proposal && this.#table.now - this.#sentAt >= RESEND_AFTER) this.#send();
  }

  #send(): void {
    if (!this.#proposal) return;
    this.#sentAt = this.#table.now;
    this.#table.send(this.#proposal.message);
  }

  /** Whether the proposal is in the log now, or something else is in its place. */
  #settle(): void {
    const { replica } = this.#table;
    if (!this.#proposal || !replica) return;
    const { message, end } = this.#proposal;
    const { number, before } = message;
    if (replica.digestAt(number - 1) !== before) this.#giveUp('log-changed');
    else if (replica.stored >= end[0] && replica.holds(end)) {
      this.#proposal = null;
      this.#table.out.notify({ notice: 'confirmed', number });
    } else if (replica.stored >= number) this.#giveUp('too-late');
  }

  #giveUp(because: string): void {
    this.#proposal = null;
    this.#table.out.notify({ notice: 'declined', because });
  }
}
