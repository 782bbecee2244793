import type { Action, Refusal, Seat } from '../../../kit/rules';
import type { Timeline } from '../../../kit/timeline';
import type { Mark, PhoneId } from '../../message';
import type { Talk } from '../../talk';
import type { Effect, LinkId } from '../effect';
import { Ledger } from '../ledger';
import { type Self, seatedPhones, type TableRecord } from '../lobby';
import type { TableView } from '../view';
import * as door from './guest-door';
import { GuestEar } from './guest-ear';
import { GuestPast } from './guest-past';
import { GuestPlay } from './guest-play';
import { GuestSeed } from './guest-seed';
import { GuestSync } from './guest-sync';
import { GuestTable } from './guest-table';
import { GuestUndo } from './guest-undo';

/**
 * The table on a phone that is not the host. Like `Host` it only hears what happens and says what is to be
 * done. `record` and `timeline` are what the phone knows from before a restart, null at a new table.
 */
export class Guest {
  readonly role = 'guest';
  readonly #table: GuestTable;
  #parts: ReturnType<typeof partsOf>;

  constructor(self: Self, record: TableRecord | null, timeline: Timeline | null, now: number) {
    this.#table = new GuestTable(self, record, timeline && new Ledger(timeline, 'guest'), now);
    const anew = () => {
      this.#parts = partsOf(this.#table, anew);
      this.#parts.ear.ping();
      this.#parts.seed.join();
    };
    this.#parts = partsOf(this.#table, anew);
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
    const { record, ledger, standing } = this.#table;
    const { apart } = this.#parts.sync;
    return {
      role: 'guest',
      standing,
      linked: standing === 'in',
      table: record,
      length: ledger?.stored ?? 0,
      knocking: [],
      proposing: this.#parts.play.proposing,
      asking: this.#parts.undo.asking,
      awaited: [],
      apart:
        apart && record && ledger
          ? [
              {
                phone: record.host,
                parted: apart.keep,
                ours: ledger.length,
                theirs: apart.keep + apart.entries.length,
              },
            ]
          : [],
      endless: this.#parts.past.endless,
    };
  }

  connected(link: LinkId, now: number): void {
    this.#table.now = now;
    this.#table.linked(link);
    this.#parts.ear.greet();
  }

  closed(link: LinkId, now: number): void {
    this.#table.now = now;
    if (link !== this.#table.link) return;
    if (this.#table.standing === 'in') this.#table.out.tell({ notice: 'host-lost' });
    this.#table.lost();
  }

  receive(link: LinkId, text: string, now: number): void {
    this.#table.now = now;
    if (link === this.#table.link) this.#parts.ear.receive(text);
  }

  tick(now: number): void {
    const passed = now - this.#table.now;
    this.#table.now = now;
    this.#parts.ear.tick(passed);
    if (this.#table.standing !== 'in') return;
    this.#parts.seed.join();
    this.#parts.sync.tick();
    this.#parts.past.tick();
    this.#parts.play.tick();
    this.#parts.undo.tick();
  }

  loaded(game: string, version: number | null, now: number): void {
    this.#table.now = now;
    door.loaded(this.#table, game, version);
    // Whatever had to wait for it is sent again.
    this.#parts.ear.ping();
  }

  drawn(attempt: number, share: string, digest: string, now: number): void {
    this.#table.now = now;
    this.#parts.seed.drawn(attempt, share, digest);
  }

  digested(ticket: string, digest: string, now: number): void {
    this.#table.now = now;
    this.#parts.seed.digested(ticket, digest);
  }

  /** Null: the match could not be set up or written. */
  begun(timeline: Timeline | null, now: number): void {
    this.#table.now = now;
    if (this.#parts.seed.begun(timeline)) this.#parts.sync.anew();
  }

  stored(end: Mark, now: number): void {
    this.#table.now = now;
    this.#parts.play.stored(end);
    // The host waits for everybody to have the end before people play again.
    if (this.#table.ledger?.isOver) this.#parts.ear.ping();
  }

  unstored(now: number): void {
    this.#table.now = now;
    this.#parts.play.unstored();
    this.#parts.past.unstored();
  }

  /** Asks for a seat for somebody at this phone; before the match begins it gets their name. */
  claim(seat: Seat, now: number, name = this.#table.self.name): void {
    this.#table.now = now;
    this.#table.send({ say: 'claim', seat, name });
  }

  release(seat: Seat, now: number): void {
    this.#table.now = now;
    this.#table.send({ say: 'release', seat });
  }

  /** Proposes an action for a seat of this phone. Null: it is on its way. */
  offer(action: Action, now: number): Refusal | null {
    this.#table.now = now;
    if (this.#parts.past.isBehind) return { because: 'apart' };
    return this.#parts.play.offer(action);
  }

  askUndo(back: 'undo' | 'redo', now: number): Refusal | null {
    this.#table.now = now;
    if (this.#parts.past.isBehind) return { because: 'apart' };
    return this.#parts.undo.ask(back);
  }

  answerUndo(number: number, yes: boolean, now: number): void {
    this.#table.now = now;
    this.#parts.undo.answer(number, yes);
  }

  talk(talk: Talk, now: number): void {
    this.#table.now = now;
    this.#table.send({ say: 'talk', by: this.#table.self.phone, talk });
  }

  /** Goes on with the host's log, which parts from ours. */
  choose(_phone: PhoneId, now: number): void {
    this.#table.now = now;
    this.#parts.sync.choose();
  }

  /** Goes along to the next match of the table; the one here stays without its end. */
  goAlong(now: number): void {
    this.#table.now = now;
    this.#parts.past.goAlong();
    this.#parts.ear.ping();
  }

  /** Goes on as host, because the old one is gone. What others may know and this phone not is awaited. */
  goOn(now: number): Refusal | null {
    this.#table.now = now;
    const { record, self, ledger } = this.#table;
    // Without its log nobody can go on with a match.
    if (!record || (record.lobby.stage.is === 'begun' && !ledger)) return { because: 'no-log' };
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

/** What knows of one match at the table; each has its own. */
function partsOf(table: GuestTable, anew: () => void) {
  const seed = new GuestSeed(table);
  const sync = new GuestSync(table);
  const play = new GuestPlay(table, sync);
  const undo = new GuestUndo(table);
  const past = new GuestPast(table);
  const ear = new GuestEar(table, seed, play, undo, sync, past, anew);
  return { seed, sync, play, undo, past, ear };
}
