import { canonical, type JsonObject } from '../../../kit/json';
import { type Action, isRefusal, type Refusal, type Seat } from '../../../kit/rules';
import { unpackEntry } from '../../entry-form';
import type { Mark, Said } from '../../message';
import { digestAfter, type Ledger } from '../ledger';
import { deciderOf } from '../lobby';
import type { GuestSync } from './guest-sync';
import type { GuestTable } from './guest-table';

const ASK_AGAIN = 1000;

/** An action that the host has not confirmed yet. */
interface Proposal {
  readonly number: number;
  readonly before: string;
  readonly seat: Seat;
  readonly action: JsonObject;
}

/** Proposes what is decided at this phone, and takes in what the host says has been decided. */
export class GuestPlay {
  readonly #table: GuestTable;
  readonly #sync: GuestSync;
  #proposal: Proposal | null = null;
  #asked = 0;

  constructor(table: GuestTable, sync: GuestSync) {
    this.#table = table;
    this.#sync = sync;
  }

  get proposing(): boolean {
    return this.#proposal !== null;
  }

  /** Proposes an action. Null: it is on its way, and `confirmed` or `declined` will be told. */
  offer(action: Action): Refusal | null {
    const { ledger, record, self, standing, now } = this.#table;
    if (!ledger || !record) return { because: 'not-begun' };
    if (standing !== 'in') return { because: 'host-lost' };
    if (this.#sync.apart) return { because: 'apart' };
    if (this.#proposal || ledger.stored < ledger.length) return { because: 'busy' };
    const entry = ledger.timeline.prepare(action, now);
    if (isRefusal(entry)) return entry;
    if (entry.do !== 'play' || deciderOf(record, entry.seat) !== self.phone)
      return { because: 'other-phone' };
    const before = ledger.digestAt(ledger.length) ?? '';
    const { seat, action: written } = entry;
    this.#proposal = { number: ledger.length + 1, before, seat, action: written };
    this.#propose();
    return null;
  }

  /** An entry that the host has confirmed. */
  entry({ number, before, by, revision, entry: packed }: Said<'entry'>): void {
    const { ledger, record } = this.#table;
    if (!ledger || !record) return;
    const entry = unpackEntry(packed);
    if (ledger.digestAt(number) === digestAfter(before, entry)) return;
    // A gap, another log, or a lobby that has not come yet: all of it comes right by comparing.
    if (ledger.length !== number - 1 || ledger.digestAt(number - 1) !== before)
      this.#sync.compare();
    else if (revision !== record.lobby.revision) this.#sync.compare();
    else if (deciderOf(record, entry.seat) !== by) this.#table.strike('not-their-seat');
    else if (ledger.add(entry)) this.#table.strike('false-entry');
    else {
      const entries = ledger.timeline.entries.slice(number - 1);
      this.#table.out.add({ effect: 'store', keep: number - 1, entries, end: ledger.end });
    }
  }

  stored(end: Mark): void {
    this.#table.ledger?.confirm(end);
    this.#settle();
  }

  unstored(): void {
    this.#table.ledger?.rewind();
    this.#table.out.tell({ notice: 'unstored' });
  }

  declined({ number, because }: Said<'declined'>): void {
    if (this.#proposal?.number === number) this.#giveUp(because);
  }

  tick(): void {
    this.#settle();
    if (this.#proposal && this.#table.now - this.#asked >= ASK_AGAIN) this.#propose();
  }

  #propose(): void {
    if (!this.#proposal) return;
    this.#asked = this.#table.now;
    this.#table.send({ say: 'propose', ...this.#proposal });
  }

  /** Whether the proposal has come into the log, or something else has in its place. */
  #settle(): void {
    const { ledger } = this.#table;
    if (!this.#proposal || !ledger) return;
    const { number, before } = this.#proposal;
    if (ledger.digestAt(number - 1) !== before) this.#giveUp('log-changed');
    else if (ledger.stored >= number && this.#isIn(ledger, this.#proposal)) {
      this.#proposal = null;
      this.#table.out.tell({ notice: 'confirmed', number });
    } else if (ledger.stored >= number) this.#giveUp('too-late');
  }

  #isIn(ledger: Ledger, { number, seat, action }: Proposal): boolean {
    const entry = ledger.timeline.entries[number - 1];
    return (
      entry?.do === 'play' && entry.seat === seat && canonical(entry.action) === canonical(action)
    );
  }

  #giveUp(because: string): void {
    this.#proposal = null;
    this.#table.out.tell({ notice: 'declined', because });
  }
}
