import { isProblem } from '../../../kit/rules';
import type { Inbox } from '../../identity/notary';
import type { Message, MessageBody, PhoneId } from '../../messages/message';
import type { LinkId, NewLink } from '../effect';
import { seatedPhones } from '../lobby';
import { LOST_AFTER, SLEPT } from '../traffic';
import * as admission from './host-admission';
import { endHeard, tellEnded } from './host-end';
import type { HostParts } from './host-parts';
import { previousAsked } from './host-rematch';
import * as seed from './host-seed';
import { type HostTable, Peer } from './host-table';

/** Milliseconds in which a new link must prove who it is. */
const HELLO_WITHIN = 10_000;

/** Milliseconds for which a phone may wait for admission. */
const KNOCK_WITHIN = 120_000;

/** Links that have not proved yet who they are. Of more than that the oldest goes. */
const MAX_UNPROVED = 24;

/** Milliseconds after which what a phone says about its log is passed on again. */
const VOUCH_AGAIN = 6000;

/** Handles the messages of guests, and notices when a guest is silent for too long. */
export class HostMessageHandler {
  readonly #parts: HostParts;
  readonly #table: HostTable;

  constructor(parts: HostParts) {
    this.#parts = parts;
    this.#table = parts.table;
  }

  connected(link: NewLink, inbox: (peer: Peer) => Inbox<Message>): void {
    const { peers, now } = this.#table;
    const unproved = [...peers.values()].filter(({ phone }) => phone === null);
    const [oldest] = unproved;
    if (oldest && unproved.length >= MAX_UNPROVED) this.#table.end(oldest);
    peers.set(link.link, new Peer(link, inbox, now));
  }

  receive(link: LinkId, text: string): void {
    const table = this.#table;
    const peer = table.peers.get(link);
    const message = peer?.limiter.read(text, table.now);
    if (!peer || !message) return;
    if (isProblem(message)) {
      if (message.problem === 'other-protocol') {
        // Every version has a sentence for `other-app`, with both version numbers.
        table.refuse(peer, message.app === table.self.app ? 'other-protocol' : 'other-app');
        return;
      }
      table.strike(peer, message.problem);
      return;
    }
    this.#markHeard(peer);
    peer.inbox.take(message);
  }

  /** A message that is next in its turn. */
  handle(peer: Peer, message: Message): void {
    const table = this.#table;
    if (message.say === 'hello') admission.hello(table, peer, message);
    else if (message.say === 'prove') admission.prove(table, peer, message);
    else if (message.say === 'leave') this.#leaves(peer, message.because);
    else if (peer.membership === 'in' && peer.phone) this.#handle(peer, peer.phone, message);
    else table.strike(peer, 'not-admitted');
  }

  closed(link: LinkId): void {
    const peer = this.#table.peers.get(link);
    peer?.inbox.close();
    this.#table.peers.delete(link);
    if (peer?.membership === 'in' && peer.phone && !peer.silent) this.#lost(peer.phone, 'lost');
  }

  /** `passed`: milliseconds since the host's clock was last read. */
  tick(passed: number): void {
    const { peers, now } = this.#table;
    for (const peer of peers.values()) {
      if (passed > SLEPT) {
        peer.lastHeard += passed;
        peer.since += passed;
      }
      const { membership } = peer;
      // However often it has said something since.
      const waits = now - peer.since;
      if ((membership === 'new' || membership === 'proving') && waits > HELLO_WITHIN)
        this.#table.end(peer);
      if (membership === 'requesting' && waits > KNOCK_WITHIN)
        this.#table.refuse(peer, 'unanswered');
      if (peer.silent || peer.membership !== 'in' || now - peer.lastHeard <= LOST_AFTER) continue;
      peer.silent = true;
      if (peer.phone) this.#lost(peer.phone, 'lost');
    }
  }

  #markHeard(peer: Peer): void {
    peer.lastHeard = this.#table.now;
    if (!peer.silent || !peer.phone) return;
    peer.silent = false;
    this.#table.setLinked(peer.phone, true);
    this.#table.out.notify({ notice: 'back', phone: peer.phone });
  }

  /** A page that is closed says no more than `left`: its phone may come back. */
  #leaves(peer: Peer, because: string): void {
    const { phone, membership } = peer;
    this.#table.end(peer);
    if (membership === 'in' && phone) this.#lost(phone, because === 'left' ? 'left' : 'gone');
  }

  #lost(phone: PhoneId, notice: 'lost' | 'left' | 'gone'): void {
    seed.stopDrawing(this.#table, phone);
    this.#table.setLinked(phone, false);
    this.#parts.undo.phoneLeft(phone);
    this.#parts.agreement.phoneLeft(phone);
    this.#table.out.notify({ notice, phone });
  }

  #handle(peer: Peer, phone: PhoneId, message: Message): void {
    const { table, play, openings, undo, sync, seats, agreement } = this.#parts;
    switch (message.say) {
      case 'ping':
        this.#ping(peer, phone, message);
        return;
      case 'claim':
        seats.claimedBy(peer, phone, message);
        return;
      case 'release':
        seats.releasedBy(peer, phone, message);
        return;
      case 'answer-seat':
        agreement.answer(peer, phone, message);
        return;
      case 'commit':
        seed.guestCommits(table, peer, phone, message);
        return;
      case 'reveal':
        seed.reveal(table, phone, message);
        return;
      case 'propose':
      case 'bind':
        play.propose(peer, message);
        return;
      case 'open':
        openings.openedBy(peer, message);
        return;
      case 'have':
        sync.have(peer, message);
        return;
      case 'previous':
        previousAsked(table, peer, message);
        return;
      case 'want':
        sync.want(peer, message);
        return;
      case 'entries':
        sync.entries(peer, message);
        return;
      case 'ask-undo':
        undo.askedBy(peer, message);
        return;
      case 'answer-undo':
        undo.answer(phone, message.number, message.yes);
        return;
      case 'ended':
        endHeard(table, peer, message);
        return;
      case 'talk':
        this.#talk(peer, phone, message);
        return;
      default:
        // Only a host sends the others.
        table.strike(peer, 'not-the-host');
    }
  }

  #ping(peer: Peer, phone: PhoneId, message: MessageBody<'ping'>): void {
    const { revision, match, at } = message;
    const { replica, lobby, record, out } = this.#table;
    const current = match === lobby.match;
    peer.behind = match > 0 && match < lobby.match;
    tellEnded(this.#table, peer, match);
    if (!replica && current && at && record.term > 1 && !peer.isAhead) {
      // This phone became host before it knew that the match had begun. People decide who goes on.
      peer.isAhead = true;
      if (seatedPhones(lobby).includes(phone))
        out.notify({ notice: 'newer-host', phone, term: record.term });
    }
    this.#table.send(peer, { say: 'pong', revision: lobby.revision, at: replica?.mark ?? null });
    if (revision !== lobby.revision) this.#table.send(peer, { say: 'lobby', ...lobby });
    // A guest that is at another match learns that from the lobby.
    if (!replica || !current) return;
    if (!at) {
      admission.sendStart(this.#table, peer);
      return;
    }
    peer.hasMatch = true;
    if (replica.holds(at)) {
      [peer.has] = at;
      this.#parts.sync.hasShown(phone, at[0]);
    } else this.#parts.sync.sendHave(peer, false);
    this.#passOn(peer, phone, message);
  }

  /** What a guest says about its log is for the others. Each of them checks the signature. */
  #passOn(peer: Peer, phone: PhoneId, { match, at, signature }: MessageBody<'ping'>): void {
    const { now } = this.#table;
    if (!at || !signature) return;
    if (peer.vouched.digest === at[1] && now - peer.vouched.at < VOUCH_AGAIN) return;
    peer.vouched = { digest: at[1], at: now };
    this.#table.broadcast({ say: 'vouched', phone, match, at, signature }, phone);
  }

  /** Ignores too many quick messages, without counting that as a violation. */
  #talk(peer: Peer, phone: PhoneId, { talk }: MessageBody<'talk'>): void {
    if (!peer.talk.take(this.#table.now)) return;
    this.#table.broadcast({ say: 'talk', by: phone, talk }, phone);
    this.#table.out.notify({ notice: 'talk', phone, talk });
  }
}
