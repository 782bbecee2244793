import { isProblem } from '../../../kit/rules';
import type { Message, Said } from '../../message';
import { seatedPhones } from '../lobby';
import { LOST_AFTER, PING_EVERY, SLEPT } from '../presence';
import { greet, refused, seen, welcomed } from './guest-door';
import type { GuestPast } from './guest-past';
import type { GuestPlay } from './guest-play';
import type { GuestSeed } from './guest-seed';
import type { GuestSync } from './guest-sync';
import type { GuestTable } from './guest-table';
import type { GuestUndo } from './guest-undo';

const GREET_AGAIN = 1000;

/** What the host says to a guest, and when it has not been heard for too long. */
export class GuestEar {
  readonly #table: GuestTable;
  readonly #seed: GuestSeed;
  readonly #play: GuestPlay;
  readonly #undo: GuestUndo;
  readonly #sync: GuestSync;
  readonly #past: GuestPast;
  readonly #anew: () => void;
  #spoke = Number.NEGATIVE_INFINITY;

  /** `anew`: another match begins at this table, of which nothing is known yet. */
  constructor(
    table: GuestTable,
    seed: GuestSeed,
    play: GuestPlay,
    undo: GuestUndo,
    sync: GuestSync,
    past: GuestPast,
    anew: () => void,
  ) {
    this.#table = table;
    this.#seed = seed;
    this.#play = play;
    this.#undo = undo;
    this.#sync = sync;
    this.#past = past;
    this.#anew = anew;
  }

  greet(): void {
    this.#spoke = this.#table.now;
    greet(this.#table);
  }

  receive(text: string): void {
    const table = this.#table;
    const message = table.gate.read(text, table.now);
    if (message === null) return;
    if (isProblem(message)) {
      table.strike(message.problem);
      return;
    }
    table.heard = table.now;
    this.#hear(message);
  }

  /** `passed`: milliseconds since this phone last looked at anything. */
  tick(passed: number): void {
    const table = this.#table;
    if (table.link === null) {
      table.seek();
      return;
    }
    if (passed > SLEPT) table.heard += passed;
    if (table.now - table.heard > LOST_AFTER) {
      if (table.standing === 'in') table.out.tell({ notice: 'host-lost' });
      table.unlink();
      return;
    }
    const waited = table.now - this.#spoke;
    if (table.standing === 'in') {
      if (waited >= PING_EVERY) this.ping();
    } else if (waited >= GREET_AGAIN) this.greet();
  }

  ping(): void {
    this.#spoke = this.#table.now;
    const { revision, lobby, ledger } = this.#table;
    const match = lobby?.match ?? 0;
    this.#table.send({ say: 'ping', revision, match, at: ledger?.mark ?? null });
  }

  #hear(message: Message): void {
    const table = this.#table;
    if (message.say === 'welcome') this.#welcomed(message);
    else if (message.say === 'refused') refused(table, message);
    else if (message.say === 'host-is-now') this.#hostIsNow(message);
    // What was sent before the door was opened comes again.
    else if (table.standing === 'in') this.#hearHost(message);
  }

  #welcomed(message: Said<'welcome'>): void {
    const before = this.#table.standing;
    welcomed(this.#table, message);
    if (before === 'in' || this.#table.standing !== 'in') return;
    this.ping();
    this.#sync.anew();
    this.#past.anew();
  }

  #hearHost(message: Message): void {
    const table = this.#table;
    switch (message.say) {
      case 'lobby':
        if (this.#past.holdsOn(message)) return;
        if (!seen(table, message)) this.#seed.join();
        else {
          this.#past.left();
          this.#anew();
        }
        return;
      case 'start':
        this.#seed.start(message);
        return;
      case 'entry':
        this.#play.entry(message);
        return;
      case 'declined':
        this.#play.declined(message);
        return;
      case 'have':
        this.#sync.have(message);
        return;
      case 'past-tail':
        this.#past.tail(message);
        return;
      case 'want':
        this.#sync.want(message);
        return;
      case 'entries':
        this.#sync.entries(message);
        return;
      case 'pong':
        if (message.at && !table.ledger?.holds(message.at)) this.#sync.compare();
        return;
      case 'ask-undo':
        this.#undo.asked(message);
        return;
      case 'undo-over':
        this.#undo.over(message);
        return;
      case 'talk':
        table.out.tell({ notice: 'talk', phone: message.by, talk: message.talk });
        return;
      case 'was-dropped':
        table.out.tell({ notice: 'dropped', phone: message.phone, because: message.because });
        return;
      case 'leave':
        table.out.tell({ notice: 'host-lost' });
        table.unlink();
        return;
      default:
        // The rest is a guest's to say.
        table.strike('not-a-guest');
    }
  }

  /** The host hands the table over: to this phone, or to another one that has to be reached. */
  #hostIsNow({ term, host }: Said<'host-is-now'>): void {
    const { record, self, standing } = this.#table;
    if (!record || term < record.term) return;
    if (host === self.phone) {
      const awaited = seatedPhones(record.lobby).filter((phone) => phone !== self.phone);
      this.#table.promote({ ...record, term, host, awaited });
      return;
    }
    // A host that has not let this phone in says nothing about others.
    if (standing !== 'in') return;
    this.#table.keep({ ...record, term, host });
    this.#table.unlink();
  }
}
