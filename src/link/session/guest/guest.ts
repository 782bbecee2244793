import type { Action, Refusal, Seat } from '../../../kit/rules';
import type { Timeline } from '../../../kit/timeline';
import type { UndoSize } from '../../../kit/undo';
import type { Mark, PhoneId, Talk } from '../../messages/message';
import type { Effect, LinkId, NewLink } from '../effect';
import { seatedPhones, type TableRecord, type ThisPhone } from '../lobby';
import { LogReplica } from '../log-replica';
import { OwnCommitments } from '../own-commitments';
import { refuse } from '../reasons';
import { SLEPT } from '../traffic';
import { nextView, type TableView } from '../view';
import * as admission from './guest-admission';
import { GuestMessageHandler } from './guest-message-handler';
import { GuestOpenings, GuestPlay } from './guest-play';
import { GuestPreviousMatches } from './guest-previous-matches';
import { GuestSeats } from './guest-seats';
import { GuestSeed } from './guest-seed';
import { GuestSync } from './guest-sync';
import { GuestTable, type WayIn } from './guest-table';
import { GuestUndo } from './guest-undo';
import { viewOf } from './guest-view';
import { GuestVouching } from './guest-vouching';

/**
 * The session of a phone that is not the host. Like `Host` it has no clock, timer or network. `record` and
 * `timeline` are what the phone has stored before a restart; null at a new table.
 */
export class Guest {
  readonly role = 'guest';
  readonly #table: GuestTable;
  #parts: ReturnType<typeof partsOf>;
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
      this.#parts.handler.handle(message),
    );
    const startOver = () => {
      this.#parts = partsOf(this.#table, startOver);
      this.#parts.handler.ping();
      this.#parts.seed.join();
    };
    this.#parts = partsOf(this.#table, startOver);
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
    this.#view = nextView(this.#view, viewOf(this.#table, this.#parts));
    return this.#view;
  }

  connected(link: NewLink, now: number): void {
    this.#table.now = now;
    this.#table.linked(link);
    this.#parts.handler.connected();
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
    this.#parts.handler.receive(text);
    this.#parts.openings.run();
  }

  tick(now: number): void {
    const passed = now - this.#table.now;
    this.#table.now = now;
    this.#parts.handler.tick(passed);
    this.#parts.vouching.tick(passed > SLEPT || this.#table.membership !== 'in');
    if (this.#table.membership !== 'in') return;
    this.#parts.seed.join();
    this.#parts.sync.tick();
    this.#parts.previous.tick();
    this.#parts.play.tick();
    this.#parts.openings.run();
    this.#parts.undo.tick();
    this.#parts.seats.tick();
  }

  loaded(game: string, version: number | null, now: number): void {
    this.#table.now = now;
    admission.loaded(this.#table, game, version);
    // The ping makes the host repeat what has been ignored until now.
    this.#parts.handler.ping();
  }

  shareDrawn(attempt: number, share: string, now: number): void {
    this.#table.now = now;
    this.#parts.seed.shareDrawn(attempt, share);
  }

  /** Texts have been signed with this phone's key. */
  signed(ticket: number, signatures: readonly string[], now: number): void {
    this.#table.now = now;
    this.#table.notary.signed(ticket, signatures);
  }

  checked(ticket: number, good: boolean, now: number): void {
    this.#table.now = now;
    this.#table.notary.checked(ticket, good);
    this.#parts.openings.run();
  }

  /** 128 bits have been drawn that open a commitment. */
  nonceDrawn(ticket: number, nonce: string, now: number): void {
    this.#table.now = now;
    this.#parts.commitments.nonceDrawn(ticket, nonce);
  }

  /** A record with a ticket is on the disk, or could not be written. */
  kept(ticket: number, isOnDisk: boolean, now: number): void {
    this.#table.now = now;
    this.#parts.commitments.kept(ticket, isOnDisk);
  }

  /** The match has begun here; null: it could not be set up or written. */
  begun(timeline: Timeline | null, now: number): void {
    this.#table.now = now;
    if (this.#parts.seed.begun(timeline)) this.#parts.sync.reset();
  }

  stored(end: Mark, now: number): void {
    this.#table.now = now;
    this.#parts.play.stored(end);
    // Before a rematch the host waits until every phone has the end.
    if (this.#table.replica?.isOver) this.#parts.handler.ping();
  }

  unstored(now: number): void {
    this.#table.now = now;
    this.#parts.play.unstored();
    this.#parts.previous.unstored();
  }

  /** Asks for a seat for a person at this phone. Before the match begins, the seat gets their name. */
  claim(seat: Seat, now: number, name = this.#table.self.name): void {
    this.#table.now = now;
    this.#parts.seats.claim(seat, name);
  }

  release(seat: Seat, now: number): Refusal | null {
    this.#table.now = now;
    return this.#parts.seats.release(seat);
  }

  /** Proposes the actions of one tap for a seat of this phone. Null: they have been sent. */
  offer(actions: readonly Action[], now: number): Refusal | null {
    this.#table.now = now;
    if (this.#parts.previous.isBehind) return refuse('apart');
    return this.#parts.play.offer(actions);
  }

  askUndo(back: 'undo' | 'redo', size: UndoSize, now: number): Refusal | null {
    this.#table.now = now;
    if (this.#parts.previous.isBehind) return refuse('apart');
    return this.#parts.undo.ask(back, size);
  }

  answerUndo(number: number, yes: boolean, now: number): Refusal | null {
    this.#table.now = now;
    return this.#parts.undo.answer(number, yes);
  }

  /** People agree or not that the seat of a lost phone changes hands. */
  answerSeat(yes: boolean, now: number): void {
    this.#table.now = now;
    this.#parts.seats.answer(yes);
  }

  /** People follow another phone of the table as host. */
  follow(phone: PhoneId, now: number): void {
    this.#table.now = now;
    this.#table.followed = phone;
    this.#parts.handler.greet();
  }

  talk(talk: Talk, now: number): void {
    this.#table.now = now;
    this.#table.send({ say: 'talk', by: this.#table.self.phone, talk });
  }

  /** Continues with the host's divergent log. */
  choose(_phone: PhoneId, now: number): Refusal | null {
    this.#table.now = now;
    return this.#parts.sync.choose();
  }

  /** Follows the host to the rematch. The match here stays without its end. */
  joinNextMatch(now: number): Refusal | null {
    this.#table.now = now;
    const refused = this.#parts.previous.joinNextMatch();
    if (!refused) this.#parts.handler.ping();
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

  leave(now: number): void {
    this.#table.now = now;
    this.#table.end('left');
  }
}

/** The parts of a guest that belong to one match. */
function partsOf(table: GuestTable, startOver: () => void) {
  const seed = new GuestSeed(table);
  const seats = new GuestSeats(table);
  const sync = new GuestSync(table, seats);
  const commitments = new OwnCommitments(table);
  const play = new GuestPlay(table, sync, seats, commitments);
  const openings = new GuestOpenings(table, commitments);
  const undo = new GuestUndo(table);
  const previous = new GuestPreviousMatches(table);
  const vouching = new GuestVouching(table);
  const handler = new GuestMessageHandler(
    table,
    seed,
    play,
    undo,
    sync,
    previous,
    seats,
    vouching,
    startOver,
  );
  return { seed, seats, sync, commitments, play, openings, undo, previous, vouching, handler };
}
