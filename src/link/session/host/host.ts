import type { Level } from '../../../kit/header';
import type { Action, Refusal, Seat } from '../../../kit/rules';
import type { Timeline } from '../../../kit/timeline';
import type { UndoSize } from '../../../kit/undo';
import { Inbox } from '../../identity/notary';
import type { Mark, Message, PhoneId, Talk } from '../../messages/message';
import type { Effect, LinkId, NewLink } from '../effect';
import { deciderOf, type TableRecord, type ThisPhone } from '../lobby';
import { LogReplica } from '../log-replica';
import { refuse } from '../reasons';
import { nextView, type TableView } from '../view';
import * as admission from './host-admission';
import { setEnded } from './host-end';
import { HostMessageHandler } from './host-message-handler';
import { type HostParts, partsOf, viewOf } from './host-parts';
import * as rematch from './host-rematch';
import * as seed from './host-seed';
import { HostTable, type Peer } from './host-table';

/**
 * The session of the phone that puts entries in order. It has no clock, timer or network: its methods get the
 * time and what has happened, and `take` returns what to do.
 */
export class Host {
  readonly role = 'host';
  readonly #table: HostTable;
  #parts: HostParts;
  #handler: HostMessageHandler;
  #attempts = 0;
  #view: TableView | null = null;

  /** `timeline`: the match, which the session continues; null: none has begun. */
  constructor(self: ThisPhone, record: TableRecord, timeline: Timeline | null, now: number) {
    const { charter } = record;
    const replica = timeline && charter ? new LogReplica(timeline, 'host', charter) : null;
    this.#table = new HostTable(self, record, replica, now);
    this.#parts = partsOf(this.#table);
    this.#handler = new HostMessageHandler(this.#parts);
    // Never the same number as an attempt before a restart.
    this.#attempts = self.timeOfDay();
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

  /** The same object until something in it changes. */
  get view(): TableView {
    this.#view = nextView(this.#view, viewOf(this.#parts));
    return this.#view;
  }

  connected(link: NewLink, now: number): void {
    this.#table.now = now;
    // Later parts handle what comes over earlier links.
    const inbox = (peer: Peer) =>
      new Inbox<Message>((message) => this.#handler.handle(peer, message));
    this.#handler.connected(link, inbox);
  }

  closed(link: LinkId, now: number): void {
    this.#table.now = now;
    this.#handler.closed(link);
  }

  receive(link: LinkId, text: string, now: number): void {
    this.#table.now = now;
    this.#handler.receive(link, text);
  }

  tick(now: number): void {
    const passed = now - this.#table.now;
    this.#table.now = now;
    this.#handler.tick(passed);
    this.#parts.sync.tick();
    this.#parts.undo.tick();
    this.#parts.agreement.tick();
    this.#parts.openings.run();
    seed.tick(this.#table);
  }

  /** Texts have been signed with this phone's key. */
  signed(ticket: number, signatures: readonly string[], now: number): void {
    this.#at(now).table.notary.signed(ticket, signatures);
  }

  checked(ticket: number, good: boolean, now: number): void {
    this.#at(now).table.notary.checked(ticket, good);
  }

  shareDrawn(attempt: number, share: string, now: number): void {
    this.#table.now = now;
    if (attempt !== this.#attempts) return;
    this.#table.ownShare = share;
    seed.hostShareDrawn(this.#table, attempt, share);
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
    const { charter } = this.#table.record;
    if (!charter) return;
    this.#table.replica = new LogReplica(timeline, 'host', charter);
    const { stage } = this.#table.lobby;
    const shares = stage.is === 'reveal' ? stage.shares : [];
    this.#table.change({ stage: { is: 'begun', shares } });
    for (const peer of this.#table.peers.values())
      if (peer.membership === 'in') admission.sendStart(this.#table, peer);
  }

  /** A previous match has been read; null: it is no longer on this phone. */
  recalled(match: string, timeline: Timeline | null, now: number): void {
    this.#table.now = now;
    rematch.previousRecalled(this.#table, match, timeline);
  }

  stored(end: Mark, now: number): void {
    if (this.#at(now).play.stored(end)) this.#parts.sync.sendHave(null, false);
    this.#parts.openings.run();
  }

  /** 128 bits have been drawn that open a commitment. */
  nonceDrawn(ticket: number, nonce: string, now: number): void {
    this.#at(now).commitments.nonceDrawn(ticket, nonce);
  }

  /** A record with a ticket is on the disk, or could not be written. */
  kept(ticket: number, isOnDisk: boolean, now: number): void {
    this.#at(now).commitments.kept(ticket, isOnDisk);
  }

  unstored(now: number): void {
    this.#at(now).play.unstored();
  }

  /** Admits a phone, or refuses it. */
  admit(phone: PhoneId, yes: boolean, now: number): void {
    this.#table.now = now;
    if (yes) admission.admit(this.#table, phone);
    else admission.turnAway(this.#table, phone);
  }

  /** Takes a seat for a person at this phone. Before the match begins, the seat gets their name. */
  claim(seat: Seat, now: number, name = this.#table.self.name): Refusal | null {
    return this.#at(now).seats.claim(seat, name);
  }

  release(seat: Seat, now: number): Refusal | null {
    return this.#at(now).seats.release(seat);
  }

  /** Draws the seed with all phones and begins the match. */
  begin(now: number): Refusal | null {
    this.#table.now = now;
    this.#table.ownShare = null;
    return seed.beginDrawing(this.#table, ++this.#attempts);
  }

  /** Plays the actions of one tap, or of a computer: all or none. Null: they are being written. */
  offer(actions: readonly Action[], now: number): Refusal | null {
    return this.#at(now).play.offer(actions);
  }

  /** Ends the match early for everybody, or lets it go on again. */
  setEnded(ends: boolean, now: number): Refusal | null {
    const { table, undo } = this.#at(now);
    const refused = setEnded(table, ends);
    if (!refused) undo.stop();
    return refused;
  }

  askUndo(back: 'undo' | 'redo', size: UndoSize, now: number): Refusal | null {
    return this.#at(now).undo.ask(back, size);
  }

  /** Only guests are asked. */
  answerSeat(_yes: boolean, now: number): void {
    this.#table.now = now;
  }

  answerUndo(number: number, yes: boolean, now: number): Refusal | null {
    return this.#at(now).undo.answer(this.#table.self.phone, number, yes);
  }

  talk(talk: Talk, now: number): void {
    this.#at(now).table.broadcast({ say: 'talk', by: this.#table.self.phone, talk });
  }

  /** Continues with the divergent log of a guest. */
  choose(phone: PhoneId, now: number): Refusal | null {
    return this.#at(now).sync.choose(phone);
  }

  /** People do not want to wait for the log of that phone. */
  continueWithout(phone: PhoneId, now: number): Refusal | null {
    this.#table.now = now;
    if (!this.#table.record.awaited.includes(phone)) return refuse('settled');
    this.#table.stopAwaiting(phone);
    return null;
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
    // Rises by one, or as far as the phone has already been host, or above the later host that it knows.
    const { claim } = peer;
    const known = claim ? claim.term + Number(claim.host !== phone) : 0;
    const term = Math.max(this.#table.record.term + 1, known);
    admission.yieldTo(this.#table, phone, term);
    return null;
  }

  /** Puts a phone out for good: its people do not play on. Its seats can be taken like those of a lost phone. */
  putOut(phone: PhoneId, now: number): void {
    this.#table.now = now;
    const table = this.#table;
    if (phone === table.self.phone) return;
    table.dropped.add(phone);
    table.withheld = table.withheld.filter((one) => one !== phone);
    const peer = table.peerOf(phone);
    if (peer) table.refuse(peer, 'put-out');
    table.setLinked(phone, false);
    this.#parts.undo.phoneLeft(phone);
    this.#parts.agreement.phoneLeft(phone);
    seed.stopDrawing(table, phone);
    if (table.lobby.stage.is !== 'gathering') return;
    for (const seat of table.lobby.seats.keys())
      if (deciderOf(table.record, seat) === phone) this.#parts.seats.release(seat);
  }

  /** Opens a lobby for a rematch with the same people. */
  rematch(now: number): Refusal | null {
    this.#table.now = now;
    const refused = rematch.refusal(this.#table);
    if (refused) return refused;
    rematch.begin(this.#table);
    this.#parts = partsOf(this.#table);
    this.#handler = new HostMessageHandler(this.#parts);
    return null;
  }

  /** Before a match: moves the start player to the end. */
  rotate(now: number): Refusal | null {
    return this.#at(now).seats.rotate();
  }

  /** Lets a computer play for a person whose phone is lost, until the seat is taken or opened. */
  standIn(seat: Seat, level: Level, now: number): Refusal | null {
    return this.#at(now).seats.standIn(seat, level);
  }

  /** Sends the room code to all guests, because each of them may become the host. */
  rename(code: string, now: number): void {
    this.#table.now = now;
    if (code !== this.#table.lobby.code) this.#table.change({ code });
  }

  leave(now: number, forGood = false): void {
    this.#table.now = now;
    for (const peer of this.#table.peers.values()) {
      this.#table.send(peer, { say: 'leave', because: forGood ? 'for-good' : 'left' });
      this.#table.end(peer);
    }
  }

  /** The parts, for what happens now. */
  #at(now: number): HostParts {
    this.#table.now = now;
    return this.#parts;
  }
}
