import type { PhoneId, Said } from '../../message';
import type { Ledger } from '../ledger';
import { deciderOf } from '../lobby';
import { isFetched, type Tail } from '../pull';
import type { HostPlay } from './host-play';
import type { HostTable, Peer } from './host-table';

/** Compares the logs of guests with the host's: gives what they lack, takes what they have gone on with. */
export class HostSync {
  readonly #table: HostTable;
  readonly #play: HostPlay;

  constructor(table: HostTable, play: HostPlay) {
    this.#table = table;
    this.#play = play;
  }

  have(peer: Peer, { match, length, marks, reply }: Said<'have'>): void {
    const { ledger, lobby, now } = this.#table;
    if (!ledger || !peer.phone || match !== lobby.match) return;
    // Nothing at all is a part of every match.
    const common = length === 0 && marks.length === 0 ? 0 : ledger.common(marks);
    if (common === null) {
      this.#table.refuse(peer, 'other-match');
      return;
    }
    if (length > common && !peer.pull.busy && !isFetched(peer.apart, marks))
      this.#table.send(peer, peer.pull.begin(common, length, now));
    if (marks.length > 0) peer.hasMatch = true;
    if (!reply && ledger.told > common) this.tellHave(peer, true);
    if (length > common) return;
    peer.apart = null;
    this.showed(peer.phone, length);
  }

  /** Tells a guest, or everybody, what the log holds. */
  tellHave(peer: Peer | null, reply: boolean): void {
    const { ledger, lobby } = this.#table;
    if (!ledger) return;
    const { match } = lobby;
    const have = { say: 'have', match, length: ledger.told, marks: ledger.marks(), reply } as const;
    if (peer) this.#table.send(peer, have);
    else this.#table.broadcast(have);
  }

  want(peer: Peer, { from }: Said<'want'>): void {
    const { ledger } = this.#table;
    if (!ledger || from < 1 || from > ledger.told) return;
    this.#table.send(peer, { say: 'entries', from, entries: ledger.chunk(from) });
  }

  entries(peer: Peer, said: Said<'entries'>): void {
    const { ledger, now } = this.#table;
    if (!ledger || !peer.phone) return;
    if (!peer.pull.take(said)) {
      const want = peer.pull.next(now, false);
      if (want && peer.pull.busy) this.#table.send(peer, want);
      return;
    }
    const tail = peer.pull.finish(ledger);
    if (!tail) return;
    if (ledger.refusalOf(tail.keep, tail.entries)) {
      this.#table.strike(peer, 'false-log');
      return;
    }
    const joins = tail.keep === ledger.length && !this.#speaksForOthers(peer.phone, tail);
    if (joins) this.#takeIn(ledger, peer.phone, tail);
    else peer.apart = tail;
  }

  /** People have chosen to go on with what a phone brought, instead of what this one has. */
  choose(phone: PhoneId): void {
    const { ledger } = this.#table;
    const peer = this.#table.peerOf(phone);
    const tail = peer?.apart;
    if (!ledger || !peer || !tail) return;
    peer.apart = null;
    // Our log may have been replaced since; then the comparison begins anew.
    if (ledger.digestAt(tail.keep) === tail.before) this.#takeIn(ledger, phone, tail);
    else this.tellHave(peer, false);
  }

  /** A phone's log of that length is a part of ours; when ours is on the disk, the phone is awaited no more. */
  showed(phone: PhoneId, length: number): void {
    if (length <= (this.#table.ledger?.stored ?? 0)) this.#table.awaitNoMore(phone);
  }

  /** Asks again for pieces that were lost. */
  tick(): void {
    for (const peer of this.#table.peers.values()) {
      const want = peer.pull.next(this.#table.now);
      if (want) this.#table.send(peer, want);
    }
  }

  #takeIn(ledger: Ledger, phone: PhoneId, tail: Tail): void {
    this.#play.takeIn(ledger, tail);
    this.#table.out.tell({ notice: 'brought', phone, entries: tail.entries.length });
  }

  /**
   * A phone has gone on while it was apart: with its own people, with those whose phones are lost, all that
   * is well. But those whose phones are here it cannot have played for, unless by a host before this one.
   */
  #speaksForOthers(phone: PhoneId, { entries }: Tail): boolean {
    const table = this.#table;
    if (table.record.awaited.includes(phone)) return false;
    return entries.some(({ seat }) => {
      const decider = deciderOf(table.record, seat);
      const computer = table.lobby.seats[seat]?.plan.player.kind === 'computer';
      return !computer && decider !== null && decider !== phone && table.isLinked(decider);
    });
  }
}
