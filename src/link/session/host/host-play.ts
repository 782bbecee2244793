import type { JsonObject } from '../../../kit/json';
import type { Entry } from '../../../kit/log';
import { type Action, isProblem, isRefusal, type Refusal, type Seat } from '../../../kit/rules';
import { packEntry } from '../../entry-form';
import type { Mark, PhoneId, Said } from '../../message';
import type { Ledger } from '../ledger';
import { deciderOf } from '../lobby';
import type { Tail } from '../pull';
import type { HostTable, Peer } from './host-table';

/** Puts entries in order: one after the other into the host's log, onto its disk, and then to everybody. */
export class HostPlay {
  readonly #table: HostTable;
  /** Who decided what is not stored yet, by number. */
  readonly #by = new Map<number, PhoneId>();

  constructor(table: HostTable) {
    this.#table = table;
  }

  /** Plays an action of somebody at this phone, or of a computer. Durable and told with `stored`. */
  offer(action: Action): Refusal | null {
    const { ledger, self, record, now, yielded } = this.#table;
    if (yielded) return { because: 'other-host' };
    if (!ledger) return { because: 'not-begun' };
    if (record.awaited.length > 0) return { because: 'gathering' };
    if (ledger.stored < ledger.length) return { because: 'busy' };
    const seat = ledger.timeline.rules.toAct(ledger.timeline.state);
    if (seat !== null && deciderOf(record, seat) !== self.phone) return { because: 'other-phone' };
    const entry = ledger.timeline.prepare(action, now);
    if (isRefusal(entry)) return entry;
    this.add(ledger, entry, self.phone);
    return null;
  }

  /** A guest proposes an entry. Late and doubled ones are harmless; wrong ones are not. */
  propose(peer: Peer, { number, before, seat, action }: Said<'propose'>): void {
    const table = this.#table;
    const { ledger } = table;
    if (!ledger || !peer.phone || table.record.awaited.length > 0 || table.yielded) return;
    // Its log is another one, or something is being written: sorted out before it asks again.
    if (ledger.digestAt(number - 1) !== before) return;
    if (number <= ledger.stored) this.#alreadyThere(peer, peer.phone, ledger, number, seat);
    if (number !== ledger.length + 1) return;
    const entry = this.#judge(ledger, peer.phone, seat, action);
    if (typeof entry !== 'string') {
      this.add(ledger, entry, peer.phone);
      return;
    }
    table.send(peer, { say: 'declined', number, because: entry });
    table.strike(peer, entry);
  }

  /** The entry that plays a guest's action; a word for why a phone of ours would not have sent it. */
  #judge(ledger: Ledger, phone: PhoneId, seat: Seat, action: JsonObject): Entry | string {
    const { rules, state } = ledger.timeline;
    if (deciderOf(this.#table.record, seat) !== phone) return 'not-your-seat';
    if (rules.toAct(state) !== seat) return 'not-your-turn';
    const read = rules.action.read(action, state);
    if (isProblem(read)) return 'no-action';
    const entry = isRefusal(read) ? read : ledger.timeline.prepare(read, this.#table.now);
    return isRefusal(entry) ? 'illegal' : entry;
  }

  /** Takes an entry in that has been prepared, and has it stored. */
  add(ledger: Ledger, entry: Entry, by: PhoneId): void {
    const keep = ledger.length;
    const refused = ledger.add(entry);
    if (refused) throw new Error(`a prepared entry was refused: ${JSON.stringify(refused)}`);
    this.#table.active = true;
    this.#by.set(ledger.length, by);
    this.#table.out.add({ effect: 'store', keep, entries: [entry], end: ledger.end });
  }

  /** Takes in a checked tail that a phone has brought. Others fetch it when it is stored. */
  takeIn(ledger: Ledger, { keep, entries }: Tail): void {
    ledger.replace(keep, entries);
    for (const number of this.#by.keys()) if (number > keep) this.#by.delete(number);
    const taken = ledger.timeline.entries.slice(keep);
    this.#table.out.add({ effect: 'store', keep, entries: taken, end: ledger.end });
  }

  /** The log that ends there is on the disk: now it is confirmed, and told. True if others should fetch it. */
  stored(end: Mark): boolean {
    const { ledger, self, out } = this.#table;
    if (!ledger) return false;
    let brought = false;
    const from = ledger.stored + 1;
    ledger.confirm(end);
    for (let number = from; number <= ledger.stored; number++) {
      const by = this.#by.get(number);
      this.#by.delete(number);
      if (by === undefined) brought = true;
      else this.#tell(ledger, number, by, null);
      if (by === self.phone) out.tell({ notice: 'confirmed', number });
    }
    return brought;
  }

  unstored(): void {
    this.#by.clear();
    this.#table.ledger?.rewind();
    this.#table.out.tell({ notice: 'unstored' });
  }

  #tell(ledger: Ledger, number: number, by: PhoneId, only: Peer | null): void {
    const entry = ledger.timeline.entries[number - 1];
    const before = ledger.digestAt(number - 1);
    if (!entry || before === undefined) return;
    const { revision } = this.#table.lobby;
    const message = {
      say: 'entry',
      number,
      before,
      by,
      revision,
      entry: packEntry(entry),
    } as const;
    if (only) this.#table.send(only, message);
    else this.#table.broadcast(message);
  }

  /** Our answer to a proposal was lost, or somebody else was faster; the entry says which. */
  #alreadyThere(peer: Peer, phone: PhoneId, ledger: Ledger, number: number, seat: Seat): void {
    const by = deciderOf(this.#table.record, seat) ?? phone;
    if (ledger.timeline.entries[number - 1]?.seat === seat) this.#tell(ledger, number, by, peer);
    else this.#table.send(peer, { say: 'declined', number, because: 'too-late' });
  }
}
