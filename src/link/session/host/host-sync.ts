import type { Refusal } from '../../../kit/rules';
import type { MessageBody, PhoneId } from '../../messages/message';
import { deciderOf } from '../lobby';
import { isFalseProof, type LogReplica } from '../log-replica';
import { readProof } from '../proof';
import { isFetched, type Tail } from '../pull';
import { refuse } from '../reasons';
import type { HostPlay } from './host-play';
import type { HostTable, Peer } from './host-table';

/** Compares the logs of guests with the host's: sends what they lack, and merges what they have played on. */
export class HostSync {
  readonly #table: HostTable;
  readonly #play: HostPlay;

  constructor(table: HostTable, play: HostPlay) {
    this.#table = table;
    this.#play = play;
  }

  have(peer: Peer, { match, length, marks, reply }: MessageBody<'have'>): void {
    const { replica, lobby, now } = this.#table;
    if (!replica || !peer.phone || match !== lobby.match) return;
    // An empty log is the beginning of every match.
    const common = length === 0 && marks.length === 0 ? 0 : replica.common(marks);
    if (common === null) {
      this.#table.refuse(peer, 'other-match');
      return;
    }
    if (length > common && !peer.pull.busy && !isFetched(peer.divergentTail, marks))
      this.#table.send(peer, peer.pull.begin(common, length, now));
    if (marks.length > 0) peer.hasMatch = true;
    if (!reply && replica.shareable > common) this.sendHave(peer, true);
    if (length > common) return;
    peer.divergentTail = null;
    this.hasShown(peer.phone, length);
  }

  /** Sends marks of the log to a guest, or to all guests. */
  sendHave(peer: Peer | null, reply: boolean): void {
    const { replica, lobby } = this.#table;
    if (!replica) return;
    const { match } = lobby;
    const have = {
      say: 'have',
      match,
      length: replica.shareable,
      marks: replica.marks(),
      reply,
    } as const;
    if (peer) this.#table.send(peer, have);
    else this.#table.broadcast(have);
  }

  want(peer: Peer, { from }: MessageBody<'want'>): void {
    const { replica } = this.#table;
    if (!replica || from < 1 || from > replica.shareable) return;
    this.#table.send(peer, { say: 'entries', from, entries: replica.chunk(from) });
  }

  entries(peer: Peer, said: MessageBody<'entries'>): void {
    const { replica, now } = this.#table;
    if (!replica || !peer.phone) return;
    if (!peer.pull.take(said)) {
      const want = peer.pull.next(now, false);
      if (want && peer.pull.busy) this.#table.send(peer, want);
      return;
    }
    const tail = peer.pull.finish(replica);
    if (!tail) return;
    const table = this.#table;
    const claims = replica.claimsOf(tail.keep, tail.entries, table.keyOf);
    if (isFalseProof(claims) || replica.refusalOf(tail.keep, tail.entries)) {
      table.strike(peer, 'false-log');
      return;
    }
    const checked = peer.inbox.hold((good: boolean) => {
      if (!good) table.strike(peer, 'false-signature');
      // This phone's log may have changed meanwhile. Then they compare again.
      else if (table.replica === replica && replica.digestAt(tail.keep) === tail.before)
        this.#fetched(peer, replica, tail);
    });
    table.notary.check(claims, checked);
  }

  #fetched(peer: Peer, replica: LogReplica, tail: Tail): void {
    if (!peer.phone) return;
    const isNext = tail.keep === replica.length && !this.#play.isBusy;
    const joins = isNext && !this.#includesOthersMoves(peer.phone, tail);
    if (joins) this.#adopt(replica, peer.phone, tail);
    else peer.divergentTail = tail;
  }

  /** People have chosen the tail of a guest instead of this phone's. */
  choose(phone: PhoneId): Refusal | null {
    const { replica } = this.#table;
    const peer = this.#table.peerOf(phone);
    const tail = peer?.divergentTail;
    if (!replica || !peer || !tail) return refuse('settled');
    peer.divergentTail = null;
    // This phone's log may have been replaced since. Then they compare again.
    if (replica.digestAt(tail.keep) === tail.before) this.#adopt(replica, phone, tail);
    else this.sendHave(peer, false);
    return null;
  }

  /** A guest's log of that length is contained in this one. Once this one is stored, the guest is no longer awaited. */
  hasShown(phone: PhoneId, length: number): void {
    if (length <= (this.#table.replica?.stored ?? 0)) this.#table.stopAwaiting(phone);
  }

  /** Requests lost pieces again. */
  tick(): void {
    for (const peer of this.#table.peers.values()) {
      const want = peer.pull.next(this.#table.now);
      if (want) this.#table.send(peer, want);
    }
  }

  #adopt(replica: LogReplica, phone: PhoneId, tail: Tail): void {
    this.#play.adopt(replica, tail);
    this.#table.out.notify({ notice: 'merged', phone, entries: tail.entries.length });
  }

  /**
   * Whether a tail has moves of seats whose phones are here; a computer's is this one. A phone that was not linked may
   * have played for its own people and for lost phones, but not for these, unless an earlier host has confirmed the moves.
   */
  #includesOthersMoves(phone: PhoneId, { entries }: Tail): boolean {
    const table = this.#table;
    if (table.record.awaited.includes(phone)) return false;
    return entries.some((entry) => {
      const { seat } = entry;
      const decider = deciderOf(table.record, seat);
      const isRevealed = entry.do === 'play' && entry.revealed === true;
      const isTheirs = isRevealed || readProof(entry)?.by === decider;
      const isHere = decider !== null && decider !== phone && table.isLinked(decider);
      return !isTheirs && isHere;
    });
  }
}
