import { isProblem } from '../../../kit/rules';
import type { Message, MessageBody } from '../../messages/message';
import { MAX_LEAP, seatedPhones } from '../lobby';
import { LOST_AFTER, PING_EVERY, SLEPT } from '../traffic';
import { challenged, greet, refused, seen, welcomed } from './guest-admission';
import type { GuestParts } from './guest-parts';
import type { GuestTable } from './guest-table';

const GREET_AGAIN = 1000;

/** Handles the messages of the host, and notices when it is silent for too long. */
export class GuestMessageHandler {
  readonly #parts: GuestParts;
  readonly #table: GuestTable;
  readonly #startOver: () => void;
  /** A host that hands over before it has proved who it is. */
  #early: MessageBody<'host-is-now'> | null = null;
  #lastSent = Number.NEGATIVE_INFINITY;

  /** `startOver`: a rematch begins, and this phone has nothing of it yet. */
  constructor(parts: GuestParts, startOver: () => void) {
    this.#parts = parts;
    this.#table = parts.table;
    this.#startOver = startOver;
  }

  greet(): void {
    this.#lastSent = this.#table.now;
    greet(this.#table);
  }

  receive(text: string): void {
    const table = this.#table;
    const message = table.limiter.read(text, table.now);
    if (message === null) return;
    if (isProblem(message)) {
      table.strike(message.problem);
      return;
    }
    if (table.now - table.lastHeard > SLEPT) table.awokeAt = table.now;
    table.lastHeard = table.now;
    table.inbox.take(message);
  }

  /** There is a new link. */
  connected(): void {
    this.#early = null;
    this.greet();
  }

  /** `passed`: milliseconds since this phone's clock was last read. */
  tick(passed: number): void {
    const table = this.#table;
    if (table.link === null) {
      table.seek();
      return;
    }
    if (passed > SLEPT) {
      table.lastHeard += passed;
      table.awokeAt = table.now;
    }
    if (table.now - table.lastHeard > LOST_AFTER) {
      if (table.membership === 'in') table.out.notify({ notice: 'host-lost' });
      table.unlink();
      return;
    }
    const waited = table.now - this.#lastSent;
    if (table.membership === 'in') {
      if (waited >= PING_EVERY) this.ping();
    } else if (waited >= GREET_AGAIN) this.greet();
  }

  ping(): void {
    this.#lastSent = this.#table.now;
    const { revision, lobby, replica } = this.#table;
    const match = lobby?.match ?? 0;
    const at = replica?.mark ?? null;
    const signature = this.#parts.vouching.signatureOf(at);
    this.#table.send({ say: 'ping', revision, match, at, signature });
  }

  /** A message that is next in its turn. */
  handle(message: Message): void {
    const table = this.#table;
    if (message.say === 'challenge') challenged(table, message);
    else if (message.say === 'welcome') this.#welcomed(message);
    else if (message.say === 'refused') refused(table, message);
    else if (message.say === 'host-is-now') this.#hostIsNow(message);
    // What the host sends before admission is repeated afterwards.
    else if (table.membership === 'in') this.#handleFromHost(message);
  }

  #welcomed(message: MessageBody<'welcome'>): void {
    welcomed(this.#table, message, () => {
      const early = this.#early;
      this.#early = null;
      if (early) this.#hostIsNow(early);
      if (this.#table.membership !== 'in') return;
      this.#parts.vouching.reset();
      this.ping();
      this.#parts.sync.reset();
      this.#parts.previous.reset();
    });
  }

  #handleFromHost(message: Message): void {
    const { table, seed, play, undo, sync, previous, seats, vouching } = this.#parts;
    switch (message.say) {
      case 'lobby':
        if (!previous.holdsOn(message)) seats.whenAgreed(message, () => this.#seen(message));
        return;
      case 'start':
        seed.start(message);
        return;
      case 'played':
        play.played(message);
        return;
      case 'declined':
        play.declined(message);
        return;
      case 'have':
        sync.have(message);
        return;
      case 'previous-end':
        previous.tail(message);
        return;
      case 'want':
        sync.want(message);
        return;
      case 'entries':
        sync.entries(message);
        return;
      case 'ask-seat':
        seats.asked(message);
        return;
      case 'vouched':
        vouching.heard(message);
        return;
      case 'pong':
        vouching.told(message.at);
        if (message.at && !table.replica?.holds(message.at)) sync.compare();
        return;
      case 'ask-undo':
        undo.asked(message);
        return;
      case 'undo-over':
        undo.over(message);
        return;
      case 'ended':
        table.endedEarly(message);
        return;
      case 'talk':
        table.out.notify({ notice: 'talk', phone: message.by, talk: message.talk });
        return;
      case 'was-dropped':
        table.out.notify({ notice: 'dropped', phone: message.phone, because: message.because });
        return;
      case 'leave':
        table.out.notify({ notice: 'host-lost' });
        table.unlink();
        return;
      default:
        // Only a guest sends the others.
        table.strike('not-a-guest');
    }
  }

  #seen(message: MessageBody<'lobby'>): void {
    const table = this.#table;
    const isFirst = table.revision < 0;
    if (!seen(table, message)) {
      this.#parts.seed.join();
      // What the host has sent about the match before this lobby was of no use.
      if (isFirst && table.rulesMatch && !table.replica && message.stage.is === 'begun')
        this.ping();
    } else {
      this.#parts.previous.left();
      this.#startOver();
    }
  }

  /** Another phone becomes the host, or this one: the host that has proved who it is hands over. */
  #hostIsNow({ term, host }: MessageBody<'host-is-now'>): void {
    const { record, self, membership, hostProved } = this.#table;
    if (!hostProved) {
      // The host may prove who it is in a moment, and be gone then.
      this.#early = { say: 'host-is-now', term, host };
      return;
    }
    if (!record || term < record.term || term > record.term + MAX_LEAP) return;
    if (host === self.phone) {
      const awaited = seatedPhones(record.lobby).filter((phone) => phone !== self.phone);
      this.#table.promote({ ...record, term, host, awaited });
      return;
    }
    // A host that has not admitted this phone cannot name another host.
    if (membership !== 'in') return;
    this.#table.keep({ ...record, term, host });
    this.#table.unlink();
  }
}
