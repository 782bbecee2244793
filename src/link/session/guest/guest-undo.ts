import type { Entry } from '../../../kit/log';
import type { Refusal } from '../../../kit/rules';
import type { UndoSize } from '../../../kit/undo';
import type { MessageBody } from '../../messages/message';
import { entryOf, type UndoRequest } from '../asking';
import { deciderOf, isEndedEarly } from '../lobby';
import { refuse } from '../reasons';
import { signaturesOf, signEntries, underOf } from '../signing';
import { TokenBucket } from '../traffic';
import type { TableView } from '../view';
import type { GuestTable } from './guest-table';

/** Milliseconds until an unanswered request is sent again. */
const RESEND_AFTER = 1000;

/** Milliseconds in which a host confirms that a request is called off. One of an older version never does. */
const CALLED_OFF_WITHIN = 5000;

/** How often people here are asked: at once, and per second. What is asked beyond that is refused. */
const ASKED = [4, 1 / 20] as const;

const FRESH = { message: null, calledOff: null };

/** What this phone wants to take back or restore. */
interface OwnRequest extends UndoRequest {
  /** No agreement is needed, so nobody is shown as being asked. */
  readonly free: boolean;
  readonly entry: Entry;
  /** Null: it is being signed. */
  readonly message: MessageBody<'ask-undo'> | null;
  /** When people here have called it off; null: they have not. */
  readonly calledOff: number | null;
}

/** Asks the host to take back or restore, and lets this phone's people answer when others ask. */
export class GuestUndo {
  readonly #table: GuestTable;
  readonly #often: TokenBucket;
  #own: OwnRequest | null = null;
  #sentAt = 0;
  #others: UndoRequest | null = null;
  #answer: boolean | null = null;

  constructor(table: GuestTable) {
    this.#table = table;
    this.#often = new TokenBucket(...ASKED, table.now);
  }

  get asking(): TableView['asking'] {
    if (this.#own && !this.#own.free) {
      const { back, size, by, number } = this.#own;
      return { back, size, by, number, here: false };
    }
    return this.#others && { ...this.#others, here: this.#answer === null };
  }

  /** A request that needs no agreement is on its way. */
  get isSending(): boolean {
    return this.#own?.free === true;
  }

  ask(back: UndoRequest['back'], size: UndoSize): Refusal | null {
    const { replica, record, self, membership } = this.#table;
    if (!replica || !record) return refuse('not-begun');
    if (membership !== 'in') return refuse('host-lost');
    if (isEndedEarly(record)) return refuse('match-ended');
    if (this.#own || this.#others || replica.isStoring) return refuse('busy');
    const step = replica.timeline.step(back, size);
    if (!step) return refuse('nothing');
    if (deciderOf(record, step.seat) !== self.phone) return refuse('other-phone');
    const entry = entryOf(replica.timeline, { back, size }, self.timeOfDay());
    if (!entry) return refuse('nothing');
    const { free } = step;
    const number = replica.length;
    this.#own = { back, size, by: self.phone, number, free, entry, ...FRESH };
    this.#sign();
    return null;
  }

  #sign(): void {
    const { replica, self, notary, pending } = this.#table;
    if (!this.#own || !replica) return;
    const own = { ...this.#own, message: null };
    this.#own = own;
    const { back, size, by, number, entry } = own;
    const under = underOf(pending);
    signEntries(notary, replica, [entry], self.phone, pending, (signed) => {
      if (this.#own !== own) return;
      const [signature = null] = signaturesOf(signed);
      const message = { say: 'ask-undo', number, back, size, by, under, signature } as const;
      this.#own = { ...own, message };
      this.#send();
    });
  }

  /** Another phone asks. If the answer was lost, the request comes again, and so does the answer. */
  asked({ number, back, size, by }: MessageBody<'ask-undo'>): void {
    if (this.#others?.number !== number || this.#others.by !== by) {
      const isTooOften = !this.#often.take(this.#table.now);
      this.#others = { number, back, size, by };
      this.#answer = isTooOften ? false : null;
      if (isTooOften) this.#reply(number, false);
    } else if (this.#answer !== null) this.#reply(this.#others.number, this.#answer);
  }

  /** Answers another phone, or, by declining it, calls off what this phone has asked. */
  answer(number: number, yes: boolean): Refusal | null {
    if (this.#own?.number === number && !this.#own.free && !yes) {
      this.#own = { ...this.#own, calledOff: this.#table.now };
      this.#reply(number, false);
      return null;
    }
    if (this.#others?.number !== number || this.#answer !== null) return refuse('settled');
    this.#answer = yes;
    this.#reply(number, yes);
    return null;
  }

  over({ number, by }: MessageBody<'undo-over'>): void {
    if (this.#others?.number === number) this.#others = null;
    if (this.#own?.number !== number) return;
    this.#own = null;
    if (by !== this.#table.self.phone)
      this.#table.out.notify({ notice: 'undo-refused', phone: by });
  }

  /** A request is over as soon as the log has another length. */
  tick(): void {
    const length = this.#table.replica?.length;
    if (this.#others && this.#others.number !== length) this.#others = null;
    if (this.#own && this.#own.number !== length) this.#own = null;
    const { calledOff = null } = this.#own ?? {};
    if (calledOff !== null && this.#table.now - calledOff >= CALLED_OFF_WITHIN) this.#own = null;
    if (this.#own && this.#table.now - this.#sentAt >= RESEND_AFTER) this.#send();
  }

  #send(): void {
    if (!this.#own?.message) return;
    this.#sentAt = this.#table.now;
    const { message, calledOff, number } = this.#own;
    if (calledOff !== null) this.#reply(number, false);
    else if (message.under === underOf(this.#table.pending)) this.#table.send(message);
    else this.#sign();
  }

  #reply(number: number, yes: boolean): void {
    this.#table.send({ say: 'answer-undo', number, yes });
  }
}
