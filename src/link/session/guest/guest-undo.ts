import type { Refusal } from '../../../kit/rules';
import type { Said } from '../../message';
import { type Asking, stepSeat } from '../asking';
import { deciderOf } from '../lobby';
import type { TableView } from '../view';
import type { GuestTable } from './guest-table';

const ASK_AGAIN = 1000;

/** Asks the others to take back or restore, and has this phone's people answer when others ask. */
export class GuestUndo {
  readonly #table: GuestTable;
  #own: Pick<Asking, 'back' | 'number'> | null = null;
  #asked = 0;
  #theirs: Omit<Asking, 'waits'> | null = null;
  #answer: boolean | null = null;

  constructor(table: GuestTable) {
    this.#table = table;
  }

  get asking(): TableView['asking'] {
    const { self } = this.#table;
    if (this.#own) return { ...this.#own, by: self.phone, here: false };
    return this.#theirs && { ...this.#theirs, here: this.#answer === null };
  }

  ask(back: Asking['back']): Refusal | null {
    const { ledger, record, self, standing } = this.#table;
    if (!ledger || !record) return { because: 'not-begun' };
    if (standing !== 'in') return { because: 'host-lost' };
    if (this.asking || ledger.stored < ledger.length) return { because: 'busy' };
    const seat = stepSeat(ledger.timeline, back);
    if (seat === null) return { because: 'nothing' };
    if (deciderOf(record, seat) !== self.phone) return { because: 'other-phone' };
    this.#own = { back, number: ledger.length };
    this.#ask();
    return null;
  }

  /** Somebody else asks; the answer is asked for again when it was lost. */
  asked({ number, back, by }: Said<'ask-undo'>): void {
    if (this.#theirs?.number !== number || this.#theirs.by !== by) {
      this.#theirs = { number, back, by };
      this.#answer = null;
    } else if (this.#answer !== null) this.#reply(this.#theirs.number, this.#answer);
  }

  answer(number: number, yes: boolean): void {
    if (this.#theirs?.number !== number || this.#answer !== null) return;
    this.#answer = yes;
    this.#reply(number, yes);
  }

  over({ number, by }: Said<'undo-over'>): void {
    if (this.#theirs?.number === number) this.#theirs = null;
    if (this.#own?.number !== number) return;
    this.#own = null;
    this.#table.out.tell({ notice: 'undo-refused', phone: by });
  }

  /** With another entry in the log nobody asks any more. */
  tick(): void {
    const length = this.#table.ledger?.length;
    if (this.#theirs && this.#theirs.number !== length) this.#theirs = null;
    if (this.#own && this.#own.number !== length) this.#own = null;
    if (this.#own && this.#table.now - this.#asked >= ASK_AGAIN) this.#ask();
  }

  #ask(): void {
    if (!this.#own) return;
    this.#asked = this.#table.now;
    const { number, back } = this.#own;
    this.#table.send({ say: 'ask-undo', number, back, by: this.#table.self.phone });
  }

  #reply(number: number, yes: boolean): void {
    this.#table.send({ say: 'answer-undo', number, yes });
  }
}
