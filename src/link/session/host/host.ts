import type { Level } from '../../../kit/header';
import type { Action, Refusal, Seat } from '../../../kit/rules';
import type { Timeline } from '../../../kit/timeline';
import type { Mark, PhoneId } from '../../message';
import type { Talk } from '../../talk';
import type { Effect, LinkId } from '../effect';
import { Ledger } from '../ledger';
import type { Self, TableRecord } from '../lobby';
import type { TableView } from '../view';
import * as again from './host-again';
import * as door from './host-door';
import { HostEar } from './host-ear';
import * as past from './host-past';
import { HostPlay } from './host-play';
import * as seats from './host-seats';
import * as seed from './host-seed';
import { HostSync } from './host-sync';
import { HostTable, Peer } from './host-table';
import { HostUndo } from './host-undo';
import { viewOf } from './host-view';

/**
 * The table on the phone that puts entries in order. It has no clock, no timers and no network of its own:
 * it is told what happens, with the milliseconds it happens at, and `take` says what is to be done.
 */
export class Host {
  readonly role = 'host';
  readonly #table: HostTable;
  #parts: ReturnType<typeof partsOf>;
  #attempts = 0;
  #share: string | null = null;

  /** `timeline` null: nothing has begun. */
  constructor(self: Self, record: TableRecord, timeline: Timeline | null, now: number) {
    this.#table = new HostTable(self, record, timeline && new Ledger(timeline, 'host'), now);
    this.#parts = partsOf(this.#table);
    // Never the number of an attempt before a restart.
    this.#attempts = now;
    this.#table.out.add({ effect: 'keep', record: this.#table.record });
  }

  /** What is to be done, in this order; each is given once. */
  take(): readonly Effect[] {
    return this.#table.out.take();
  }

  /** This phone. */
  get self(): Self {
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
    this.#parts.ear.closed(link);
  }

  receive(link: LinkId, text: string, now: number): void {
    this.#table.now = now;
    this.#parts.ear.receive(link, text, this.#share);
  }

  tick(now: number): void {
    const passed = now - this.#table.now;
    this.#table.now = now;
    this.#parts.ear.tick(passed);
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
    if (peer) door.proved(this.#table, peer, digest);
  }

  drawn(attempt: number, share: string, digest: string, now: number): void {
    this.#table.now = now;
    if (attempt !== this.#attempts) return;
    this.#share = share;
    seed.commit(this.#table, this.#table.self.phone, { attempt, digest }, share);
  }

  /** Null: the match could not be set up or written. */
  begun(timeline: Timeline | null, now: number): void {
    this.#table.now = now;
    if (this.#table.ledger) return;
    if (!timeline) {
      this.#table.out.tell({ notice: 'unstored' });
      this.#table.change({ stage: { is: 'gathering' } });
      return;
    }
    this.#table.ledger = new Ledger(timeline, 'host');
    const { stage } = this.#table.lobby;
    const shares = stage.is === 'reveal' ? stage.shares : [];
    this.#table.change({ stage: { is: 'begun', shares } });
    for (const peer of this.#table.peers.values())
      if (peer.standing === 'in') door.sendStart(this.#table, peer);
  }

  /** A match of before, as this phone has it; null: it is not there any more. */
  recalled(match: string, timeline: Timeline | null, now: number): void {
    this.#table.now = now;
    past.recalled(this.#table, match, timeline);
  }

  stored(end: Mark, now: number): void {
    this.#table.now = now;
    if (this.#parts.play.stored(end)) this.#parts.sync.tellHave(null, false);
  }

  unstored(now: number): void {
    this.#table.now = now;
    this.#parts.play.unstored();
  }

  /** Lets somebody in who knocks, or turns them away. */
  admit(phone: PhoneId, yes: boolean, now: number): void {
    this.#table.now = now;
    if (yes) door.admit(this.#table, phone);
    else door.turnAway(this.#table, phone);
  }

  /** Takes a seat for somebody at this phone; before the match begins it gets their name. */
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

  /** Plays for a seat of this phone, or for a computer. Null: it is on its way to the disk. */
  offer(action: Action, now: number): Refusal | null {
    this.#table.now = now;
    return this.#parts.play.offer(action);
  }

  askUndo(back: 'undo' | 'redo', now: number): Refusal | null {
    this.#table.now = now;
    return this.#parts.undo.ask(back, this.#table.self.phone);
  }

  answerUndo(number: number, yes: boolean, now: number): void {
    this.#table.now = now;
    this.#parts.undo.answer(this.#table.self.phone, number, yes);
  }

  talk(talk: Talk, now: number): void {
    this.#table.now = now;
    this.#table.broadcast({ say: 'talk', by: this.#table.self.phone, talk });
  }

  /** Goes on with the log that a phone brought, which parts from ours. */
  choose(phone: PhoneId, now: number): void {
    this.#table.now = now;
    this.#parts.sync.choose(phone);
  }

  /** People do not want to wait for what a phone may know. */
  goOnWithout(phone: PhoneId, now: number): void {
    this.#table.now = now;
    this.#table.awaitNoMore(phone);
  }

  /** Another phone goes on as host; it must be here, and have the match. */
  handOver(phone: PhoneId, now: number): Refusal | null {
    this.#table.now = now;
    const peer = this.#table.peerOf(phone);
    if (peer?.standing !== 'in' || peer.silent) return { because: 'phone-lost' };
    // Who is at a later match already needs no log of this one.
    const isAhead = (peer.claim?.match ?? 0) > this.#table.lobby.match;
    if (this.#table.ledger && !peer.hasMatch && !isAhead) return { because: 'no-log' };
    if (peer.behind) return { because: 'phones-behind' };
    const term = Math.max(this.#table.record.term + 1, peer.claim?.hosting ? peer.claim.term : 0);
    door.yieldTo(this.#table, phone, term);
    return null;
  }

  /** Plays again with the same people: a table that has not begun, round a match that is over. */
  again(now: number): Refusal | null {
    this.#table.now = now;
    const refused = again.refusal(this.#table);
    if (refused) return refused;
    again.begin(this.#table);
    this.#parts = partsOf(this.#table);
    return null;
  }

  /** Before a match: whoever begins goes last. */
  rotate(now: number): Refusal | null {
    this.#table.now = now;
    return seats.rotate(this.#table);
  }

  /** A computer plays for a person whose phone is lost, until the seat is left to others. */
  standIn(seat: Seat, level: Level, now: number): Refusal | null {
    this.#table.now = now;
    return seats.standIn(this.#table, seat, level);
  }

  /** Tells everybody the code of the room, so that each of them could hold it. */
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

/** What knows of one match at the table; each has its own. */
function partsOf(table: HostTable) {
  const play = new HostPlay(table);
  const undo = new HostUndo(table, play);
  const sync = new HostSync(table, play);
  return { play, undo, sync, ear: new HostEar(table, play, undo, sync) };
}
