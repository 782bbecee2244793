import { isProblem } from '../../../kit/rules';
import type { Message, PhoneId, Said } from '../../message';
import type { LinkId } from '../effect';
import { seatedPhones } from '../lobby';
import { LOST_AFTER, SLEPT } from '../presence';
import * as door from './host-door';
import * as past from './host-past';
import type { HostPlay } from './host-play';
import * as seats from './host-seats';
import * as seed from './host-seed';
import type { HostSync } from './host-sync';
import type { HostTable, Peer } from './host-table';
import type { HostUndo } from './host-undo';

/** A link that has not said who it is after this is closed. */
const HELLO_WITHIN = 10_000;

/** What guests say to the host, and when they have not been heard for too long. */
export class HostEar {
  readonly #table: HostTable;
  readonly #play: HostPlay;
  readonly #undo: HostUndo;
  readonly #sync: HostSync;

  constructor(table: HostTable, play: HostPlay, undo: HostUndo, sync: HostSync) {
    this.#table = table;
    this.#play = play;
    this.#undo = undo;
    this.#sync = sync;
  }

  /** `ownShare`: the host's part of the seed that is being drawn. */
  receive(link: LinkId, text: string, ownShare: string | null): void {
    const table = this.#table;
    const peer = table.peers.get(link);
    const message = peer?.gate.read(text, table.now);
    if (!peer || !message) return;
    if (isProblem(message)) {
      if (message.problem === 'other-protocol') {
        table.refuse(peer, 'other-protocol');
        return;
      }
      table.strike(peer, message.problem);
      return;
    }
    this.#heard(peer);
    if (message.say === 'hello') {
      door.hello(table, peer, message);
      return;
    }
    if (message.say === 'leave') {
      this.#leaves(peer);
      return;
    }
    if (peer.standing === 'in' && peer.phone) this.#hear(peer, peer.phone, message, ownShare);
    else table.strike(peer, 'not-admitted');
  }

  closed(link: LinkId): void {
    const peer = this.#table.peers.get(link);
    this.#table.peers.delete(link);
    if (peer?.standing === 'in' && peer.phone && !peer.silent) this.#lost(peer.phone, 'lost');
  }

  /** `passed`: milliseconds since the host last looked at anything. */
  tick(passed: number): void {
    const { peers, now } = this.#table;
    for (const peer of peers.values()) {
      if (passed > SLEPT) peer.heard += passed;
      if (peer.standing === 'new' && now - peer.heard > HELLO_WITHIN) this.#table.end(peer);
      if (peer.silent || peer.standing !== 'in' || now - peer.heard <= LOST_AFTER) continue;
      peer.silent = true;
      if (peer.phone) this.#lost(peer.phone, 'lost');
    }
  }

  #heard(peer: Peer): void {
    peer.heard = this.#table.now;
    if (!peer.silent || !peer.phone) return;
    peer.silent = false;
    this.#table.setLinked(peer.phone, true);
    this.#table.out.tell({ notice: 'back', phone: peer.phone });
  }

  #leaves(peer: Peer): void {
    const { phone, standing } = peer;
    this.#table.end(peer);
    if (standing === 'in' && phone) this.#lost(phone, 'left');
  }

  #lost(phone: PhoneId, notice: 'lost' | 'left'): void {
    seed.stopDrawing(this.#table, phone);
    this.#table.setLinked(phone, false);
    this.#undo.gone(phone);
    this.#table.out.tell({ notice, phone });
  }

  #hear(peer: Peer, phone: PhoneId, message: Message, ownShare: string | null): void {
    const table = this.#table;
    switch (message.say) {
      case 'ping':
        this.#ping(peer, phone, message);
        return;
      case 'claim':
        seats.claim(table, message.seat, phone, message.name);
        return;
      case 'release':
        if (seats.release(table, message.seat, phone)?.because === 'taken')
          table.strike(peer, 'not-your-seat');
        return;
      case 'commit':
        seed.commit(table, phone, message, ownShare);
        return;
      case 'reveal':
        seed.reveal(table, phone, message);
        return;
      case 'propose':
        this.#play.propose(peer, message);
        return;
      case 'have':
        this.#sync.have(peer, message);
        return;
      case 'past':
        past.asked(table, peer, message);
        return;
      case 'want':
        this.#sync.want(peer, message);
        return;
      case 'entries':
        this.#sync.entries(peer, message);
        return;
      case 'ask-undo':
        this.#undo.askedBy(peer, message);
        return;
      case 'answer-undo':
        this.#undo.answer(phone, message.number, message.yes);
        return;
      case 'talk':
        this.#talk(peer, phone, message);
        return;
      default:
        // The rest is the host's to say.
        table.strike(peer, 'not-the-host');
    }
  }

  #ping(peer: Peer, phone: PhoneId, { revision, match, at }: Said<'ping'>): void {
    const { ledger, lobby, record } = this.#table;
    const current = match === lobby.match;
    peer.behind = match > 0 && match < lobby.match;
    if (!ledger && current && at && record.term > 1 && seatedPhones(lobby).includes(phone)) {
      // This phone took over before it had heard that the match had begun.
      door.yieldTo(this.#table, phone, record.term + 1);
      return;
    }
    this.#table.send(peer, { say: 'pong', revision: lobby.revision, at: ledger?.mark ?? null });
    if (revision !== lobby.revision) this.#table.send(peer, { say: 'lobby', ...lobby });
    // With the lobby it learns that people play again.
    if (!ledger || !current) return;
    if (!at) {
      door.sendStart(this.#table, peer);
      return;
    }
    peer.hasMatch = true;
    if (ledger.holds(at)) {
      [peer.has] = at;
      this.#sync.showed(phone, at[0]);
    } else this.#sync.tellHave(peer, false);
  }

  /** Who talks too much is not heard; that is no misdeed. */
  #talk(peer: Peer, phone: PhoneId, { talk }: Said<'talk'>): void {
    if (!peer.talk.take(this.#table.now)) return;
    this.#table.broadcast({ say: 'talk', by: phone, talk }, phone);
    this.#table.out.tell({ notice: 'talk', phone, talk });
  }
}
