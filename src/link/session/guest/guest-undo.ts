import type { Refusal } from '../../../kit/rules';
import type { UndoSize } from '../../../kit/undo';
import type { MessageBody } from '../../messages/message';
import type { UndoRequest } from '../asking';
import { deciderOf } from '../lobby';
import { refuse } from '../reasons';
import type { TableView } from '../view';
import type { GuestTable } from './guest-table';

/** Milliseconds until an unanswered request is sent again. */
const RESEND_AFTER = 1000;

/** Asks the host to take back or restore, and lets this phone's people answer when others ask. */
export class GuestUndo {
  readonly #table: GuestTable;
  /** `free`: nobody has to agree, so nobody is shown as being asked. */
  #own: (UndoRequest & { readonly free: boolean }) | null = null;
  #sentAt = 0;
  #others: UndoRequest | null = null;
  #answer: boolean | null = null;

  constructor(table: GuestTable) {
    this.#table = table;
  }

  get asking(): TableView['asking'] {
    if (this.#own && !this.#own.free) {
      const { free: _, ...request } = this.#own;
      return { ...request, here: false };
    }
    return this.#others && { ...this.#others, here: this.#answer === null };
  }

  /** A request that needs nobody's agreement is on its way. */
  get isSending(): boolean {
    return this.#own?.free === true;
  }

  ask(back: UndoRequest['back'], size: UndoSize): Refusal | null {
    const { replica, record, self, membership } = this.#table;
    if (!replica || !record) return refuse('not-begun');
    if (membership !== 'in') return refuse('host-lost');
    if (this.#own || this.#others || replica.isStoring) return refuse('busy');
    const step = replica.timeline.step(back, size);
    if (!step) return refuse('nothing');
    if (deciderOf(record, step.seat) !== self.phone) return refuse('other-phone');
    this.#own = { back, size, by: self.phone, number: replica.length, free: step.free };
    this.#send();
    return null;
  }

  /** Another phone asks. If the answer was lost, the request comes again, and so does the answer. */
  asked({ say: _, ...request }: MessageBody<'ask-undo'>): void {
    if (this.#others?.number !== request.number || this.#others.by !== request.by) {
      this.#others = request;
      this.#answer = null;
    } else if (this.#answer !== null) this.#reply(this.#others.number, this.#answer);
  }

  answer(number: number, yes: boolean): void {
    if (this.#others?.number !== number || this.#answer !== null) return;
    this.#answer = yes;
    this.#reply(number, yes);
  }

  over({ number, by }: MessageBody<'undo-over'>): void {
    if (this.#others?.number === number) this.#others = null;
    if (this.#own?.number !== number) return;
    this.#own = null;
    this.#table.out.notify({ notice: 'undo-refused', phone: by });
  }

  /** A request is over as soon as the log has another length. */
  tick(): void {
    const length = this.#table.replica?.length;
    if (this.#others && this.#others.number !== length) this.#others = null;
    if (this.#own && this.#own.number !== length) this.#own = null;
    if (this.#own && this.#table.now - this.#sentAt >= RESEND_AFTER) this.#send();
  }

  #send(): void {
    if (!this.#own) return;
    this.#sentAt = this.#table.now;
    const { free: _, ...request } = this.#own;
    this.#table.send({ say: 'ask-undo', ...request });
  }

  #reply(number: number, yes: boolean): void {
    this.#table.send({ say: 'answer-undo', number, yes });
  }
}
