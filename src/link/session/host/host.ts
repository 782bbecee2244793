import type { Level } from '../../../kit/header';
import type { Action, Refusal, Seat } from '../../../kit/rules';
import type { Timeline } from '../../../kit/timeline';
import type { UndoSize } from '../../../kit/undo';
import type { Mark, PhoneId } from '../../messages/message';
import type { Talk } from '../../messages/talk';
import type { Effect, LinkId } from '../effect';
import type { TableRecord, ThisPhone } from '../lobby';
import { LogReplica } from '../log-replica';
import { refuse } from '../reasons';
import type { TableView } from '../view';
import * as admission from './host-admission';
import { HostMessageHandler } from './host-message-handler';
import { HostPlay } from './host-play';
import * as previous from './host-previous-matches';
import * as rematch from './host-rematch';
import * as seats from './host-seats';
import * as seed from './host-seed';
import { HostSync } from './host-sync';
import { HostTable, Peer } from './host-table';
import { HostUndo } from './host-undo';
import { viewOf } from './host-view';

/**
 * The session of the phone that puts entries in order. It has no clock, timer or network: its methods get the
 * time and what has happened, and `take` returns what to do.
 */
export class Host {
  readonly role = 'host';
  readonly #table: HostTable;
  #parts: ReturnType<typeof partsOf>;
  #attempts = 0;
  #share: string | null = null;

  /** `timeline`: the match, which the session continues; null: none has begun. */
  constructor(self: ThisPhone, record: TableRecord, timeline: Timeline | null, now: number) {
    this.#table = new HostTable(self, record, timeline && new LogReplica(timeline, 'host'), now);
    this.#parts = partsOf(this.#table);
    // Never the same number as an attempt before a restart.
    this.#attempts = now;
    this.#table.out.add({ effect: 'keep', record: this.#table.record });
  }

  /** The effects since the last call, in the order in which to run them. */
  take(): readonly Effect[] {
    return this.#table.out.take();
  }

  /** This phone. */
  get self(): ThisPhone {
    return this.#table.self;
  }

  get view(): TableView {
    return viewOf(this.#table, this.#parts.undo);
  }

  connected(link: LinkId, now: number): void {
    this.#table.now = now;
    this.#table.peers.set(link, new Peer(link, now));
  }

  closed(link: LinkId, now: number): void {
    this.#table.now = now;
    this.#parts.handler.closed(link);
  }

  receive(link: LinkId, text: string, now: number): void {
    this.#table.now = now;
    this.#parts.handler.receive(link, text, this.#share);
  }

  tick(now: number): void {
    const passed = now - this.#table.now;
    this.#table.now = now;
    this.#parts.handler.tick(passed);
    this.#parts.sync.tick();
    this.#parts.undo.tick();
  }

  digested(ticket: string, digest: string, now: number): void {
    this.#table.now = now;
    if (ticket.startsWith('share ')) {
      seed.revealed(this.#table, ticket, digest);
      return;
    }
    const peer = this.#table.peers.get(Number(ticket.split(' ')[1]));
    if (peer) admission.proved(this.#table, peer, digest);
  }

  drawn(attempt: number, share: string, digest: string, now: number): void {
    this.#table.now = now;
    if (attempt !== this.#attempts) return;
    this.#share = share;
    seed.commit(this.#table, this.#table.self.phone, { attempt, digest }, share);
  }

  /** The match has begun here; null: it could not be set up or written. */
  begun(timeline: Timeline | null, now: number): void {
    this.#table.now = now;
    if (this.#table.replica) return;
    if (!timeline) {
      this.#table.out.notify({ notice: 'unstored' });
      this.#table.change({ stage: { is: 'gathering' } });
      return;
    }
    this.#table.replica = new LogReplica(timeline, 'host');
    const { stage } = this.#table.lobby;
    const shares = stage.is === 'reveal' ? stage.shares : [];
    this.#table.change({ stage: { is: 'begun', shares } });
    for (const peer of this.#table.peers.values())
      if (peer.membership === 'in') admission.sendStart(this.#table, peer);
  }

  /** A previous match has been read; null: it is no longer on this phone. */
  recalled(match: string, timeline: Timeline | null, now: number): void {
    this.#table.now = now;
    previous.recalled(this.#table, match, timeline);
  }

  stored(end: Mark, now: number): void {
    this.#table.now = now;
    if (this.#parts.play.stored(end)) this.#parts.sync.sendHave(null, false);
  }

  unstored(now: number): void {
    this.#table.now = now;
    this.#parts.play.unstored();
  }

  /** Admits a phone, or refuses it. */
  admit(phone: PhoneId, yes: boolean, now: number): void {
    this.#table.now = now;
    if (yes) admission.admit(this.#table, phone);
    else admission.turnAway(this.#table, phone);
  }

  /** Takes a seat for somebody at this phone. Before the match begins, the seat gets their name. */
  claim(seat: Seat, now: number, name = this.#table.self.name): Refusal | null {
    this.#table.now = now;
    return seats.claim(this.#table, seat, this.#table.self.phone, name);
  }

  release(seat: Seat, now: number): Refusal | null {
    this.#table.now = now;
    return seats.release(this.#table, seat, this.#table.self.phone);
  }

  /** Draws the seed with all phones and begins the match. */
  begin(now: number): Refusal | null {
    this.#table.now = now;
    this.#share = null;
    return seed.beginDrawing(this.#table, ++this.#attempts);
  }

  /** Plays the actions of one tap, or of a computer: all or none. Null: they are being written. */
  offer(actions: readonly Action[], now: number): Refusal | null {
    this.#table.now = now;
    return this.#parts.play.offer(actions);
  }

  askUndo(back: 'undo' | 'redo', size: UndoSize, now: number): Refusal | null {
    this.#table.now = now;
    return this.#parts.undo.ask(back, size, this.#table.self.phone);
  }

  answerUndo(number: number, yes: boolean, now: number): void {
    this.#table.now = now;
    this.#parts.undo.answer(this.#table.self.phone, number, yes);
  }

  talk(talk: Talk, now: number): void {
    this.#table.now = now;
    this.#table.broadcast({ say: 'talk', by: this.#table.self.phone, talk });
  }

  /** Continues with the divergent log of a guest. */
  choose(phone: PhoneId, now: number): void {
    this.#table.now = now;
    this.#parts.sync.choose(phone);
  }

  /** People do not want to wait for the log of that phone. */
  continueWithout(phone: PhoneId, now: number): void {
    this.#table.now = now;
    this.#table.stopAwaiting(phone);
  }

  /** Makes another phone the host. It must be linked and have the match. */
  handOver(phone: PhoneId, now: number): Refusal | null {
    this.#table.now = now;
    const peer = this.#table.peerOf(phone);
    if (peer?.membership !== 'in' || peer.silent) return refuse('phone-lost');
    // A phone that is at a later match does not need the log of this one.
    const isAhead = (peer.claim?.match ?? 0) > this.#table.lobby.match;
    if (this.#table.replica && !peer.hasMatch && !isAhead) return refuse('no-log');
    if (peer.behind) return refuse('phones-behind');
    const term = Math.max(this.#table.record.term + 1, peer.claim?.hosting ? peer.claim.term : 0);
    admission.yieldTo(this.#table, phone, term);
    return null;
  }

  /** Opens a lobby for a rematch with the same people. */
  rematch(now: number): Refusal | null {
    this.#table.now = now;
    const refused = rematch.refusal(this.#table);
    if (refused) return refused;
    rematch.begin(this.#table);
    this.#parts = partsOf(this.#table);
    return null;
  }

  /** Before a match: moves the start player to the end. */
  rotate(now: number): Refusal | null {
    this.#table.now = now;
    return seats.rotate(this.#table);
  }

  /** Lets a computer play for a person whose phone is lost, until the seat is taken or opened. */
  standIn(seat: Seat, level: Level, now: number): Refusal | null {
    this.#table.now = now;
    return seats.standIn(this.#table, seat, level);
  }

  /** Sends the room code to all guests, because each of them may become the host. */
  rename(code: string, now: number): void {
    this.#table.now = now;
    if (code !== this.#table.lobby.code) this.#table.change({ code });
  }

  leave(now: number): void {
    this.#table.now = now;
    for (const peer of this.#table.peers.values()) {
      this.#table.send(peer, { say: 'leave', because: 'left' });
      this.#table.end(peer);
    }
  }
}

/** The parts of a host that belong to one match. */
function partsOf(table: HostTable) {
  const play = new HostPlay(table);
  const undo = new HostUndo(table, play);
  const sync = new HostSync(table, play);
  return { play, undo, sync, handler: new HostMessageHandler(table, play, undo, sync) };
}
