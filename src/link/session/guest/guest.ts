import type { Action, Refusal, Seat } from '../../../kit/rules';
import type { Timeline } from '../../../kit/timeline';
import type { UndoSize } from '../../../kit/undo';
import type { Mark, PhoneId, Talk } from '../../messages/message';
import type { Effect, LinkId, NewLink } from '../effect';
import { seatedPhones, type TableRecord, type ThisPhone } from '../lobby';
import { LogReplica } from '../log-replica';
import { refuse } from '../reasons';
import { SLEPT } from '../traffic';
import { nextView, type TableView } from '../view';
import * as admission from './guest-admission';
import { GuestMessageHandler } from './guest-message-handler';
import { type GuestParts, partsOf, viewOf } from './guest-parts';
import { GuestTable, type WayIn } from './guest-table';

/**
 * The session of a phone that is not the host. Like `Host` it has no clock, timer or network. `record` and
 * `timeline` are what the phone has stored before a restart; null at a new table.
 */
export class Guest {
  readonly role = 'guest';
  readonly #table: GuestTable;
  #parts: GuestParts;
  #handler: GuestMessageHandler;
  #view: TableView | null = null;

  constructor(
    self: ThisPhone,
    record: TableRecord | null,
    timeline: Timeline | null,
    now: number,
    wayIn: WayIn = { host: null, room: null },
  ) {
    const { charter } = record ?? {};
    const replica = timeline && charter ? new LogReplica(timeline, 'guest', charter) : null;
    this.#table = new GuestTable(self, record, replica, now, wayIn, (message) =>
      this.#handler.handle(message),
    );
    const startOver = () => {
      this.#parts = partsOf(this.#table);
      this.#handler = new GuestMessageHandler(this.#parts, startOver);
      this.#handler.ping();
      this.#parts.seed.join();
    };
    this.#parts = partsOf(this.#table);
    this.#handler = new GuestMessageHandler(this.#parts, startOver);
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
    this.#at(now).table.linked(link);
    this.#handler.connected();
  }

  closed(link: LinkId, now: number): void {
    this.#table.now = now;
    if (link !== this.#table.link) return;
    if (this.#table.membership === 'in') this.#table.out.notify({ notice: 'host-lost' });
    this.#table.lost();
  }

  receive(link: LinkId, text: string, now: number): void {
    this.#table.now = now;
    if (link !== this.#table.link) return;
    this.#handler.receive(text);
    this.#parts.openings.run();
  }

  tick(now: number): void {
    const passed = now - this.#table.now;
    this.#table.now = now;
    this.#handler.tick(passed);
    this.#parts.vouching.tick(passed > SLEPT || this.#table.membership !== 'in');
    if (this.#table.membership !== 'in') return;
    const { seed, sync, previous, play, openings, undo, seats } = this.#parts;
    seed.join();
    sync.tick();
    previous.tick();
    play.tick();
    openings.run();
    undo.tick();
    seats.tick();
  }

  loaded(game: string, version: number | null, now: number): void {
    this.#table.now = now;
    admission.loaded(this.#table, game, version);
    // The ping makes the host repeat what has been ignored until now.
    this.#handler.ping();
  }

  shareDrawn(attempt: number, share: string, now: number): void {
    this.#at(now).seed.shareDrawn(attempt, share);
  }

  /** Texts have been signed with this phone's key. */
  signed(ticket: number, signatures: readonly string[], now: number): void {
    this.#at(now).table.notary.signed(ticket, signatures);
  }

  checked(ticket: number, good: boolean, now: number): void {
    this.#at(now).table.notary.checked(ticket, good);
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

  /** The match has begun here; null: it could not be set up or written. */
  begun(timeline: Timeline | null, now: number): void {
    if (this.#at(now).seed.begun(timeline)) this.#parts.sync.reset();
  }

  stored(end: Mark, now: number): void {
    this.#at(now).play.stored(end);
    // Before a rematch the host waits until every phone has the end.
    if (this.#table.replica?.isOver) this.#handler.ping();
  }

  unstored(now: number): void {
    this.#at(now).play.unstored();
    this.#parts.previous.unstored();
  }

  /** Asks for a seat for a person at this phone. Before the match begins, the seat gets their name. */
  claim(seat: Seat, now: number, name = this.#table.self.name): void {
    this.#at(now).seats.claim(seat, name);
  }

  release(seat: Seat, now: number): Refusal | null {
    return this.#at(now).seats.release(seat);
  }

  /** Proposes the actions of one tap for a seat of this phone. Null: they have been sent. */
  offer(actions: readonly Action[], now: number): Refusal | null {
    if (this.#at(now).previous.isBehind) return refuse('apart');
    return this.#parts.play.offer(actions);
  }

  askUndo(back: 'undo' | 'redo', size: UndoSize, now: number): Refusal | null {
    if (this.#at(now).previous.isBehind) return refuse('apart');
    return this.#parts.undo.ask(back, size);
  }

  answerUndo(number: number, yes: boolean, now: number): Refusal | null {
    return this.#at(now).undo.answer(number, yes);
  }

  /** People agree or not that the seat of a lost phone changes hands. */
  answerSeat(yes: boolean, now: number): void {
    this.#at(now).seats.answer(yes);
  }

  /** People follow another phone of the table as host. */
  follow(phone: PhoneId, now: number): void {
    this.#at(now).table.followed = phone;
    this.#handler.greet();
  }

  talk(talk: Talk, now: number): void {
    this.#at(now).table.send({ say: 'talk', by: this.#table.self.phone, talk });
  }

  /** Continues with the host's divergent log. */
  choose(_phone: PhoneId, now: number): Refusal | null {
    return this.#at(now).sync.choose();
  }

  /** Follows the host to the rematch. The match here stays without its end. */
  joinNextMatch(now: number): Refusal | null {
    this.#table.now = now;
    const refused = this.#parts.previous.joinNextMatch();
    if (!refused) this.#handler.ping();
    return refused;
  }

  /** Becomes the host, because the old one is gone. Waits for the logs of the other phones first. */
  becomeHost(now: number): Refusal | null {
    this.#table.now = now;
    const { record, self, replica } = this.#table;
    // A host needs the log of the match.
    if (!record || (record.lobby.stage.is === 'begun' && !replica)) return refuse('no-log');
    const awaited = seatedPhones(record.lobby).filter(
      (phone) => phone !== self.phone && phone !== record.host,
    );
    this.#table.promote({ ...record, term: record.term + 1, host: self.phone, awaited });
    return null;
  }

  leave(now: number, forGood = false): void {
    this.#at(now).table.end(forGood ? 'for-good' : 'left');
  }

  /** The parts, for what happens now. */
  #at(now: number): GuestParts {
    this.#table.now = now;
    return this.#parts;
  }
}
