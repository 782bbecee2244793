import type { Refusal } from '../../../kit/rules';
import type { PhoneId, Said } from '../../message';
import { type Asking, peopleToAsk, stepEntry, stepSeat } from '../asking';
import { deciderOf } from '../lobby';
import type { HostPlay } from './host-play';
import type { HostTable, Peer } from './host-table';

const ASK_AGAIN = 1000;

/** Taking back and restoring, when everybody else at the table agrees. Computers are not asked. */
export class HostUndo {
  readonly #table: HostTable;
  readonly #play: HostPlay;
  #asking: Asking | null = null;
  #asked = 0;

  constructor(table: HostTable, play: HostPlay) {
    this.#table = table;
    this.#play = play;
  }

  get asking(): Asking | null {
    return this.#asking;
  }

  /** Somebody at a phone asks; granted at once where nobody else is to be asked. */
  ask(back: Asking['back'], by: PhoneId): Refusal | null {
    const { ledger, record, yielded } = this.#table;
    if (yielded) return { because: 'other-host' };
    if (!ledger) return { because: 'not-begun' };
    if (record.awaited.length > 0) return { because: 'gathering' };
    if (this.#asking || ledger.stored < ledger.length) return { because: 'busy' };
    const seat = stepSeat(ledger.timeline, back);
    if (seat === null) return { because: 'nothing' };
    if (deciderOf(record, seat) !== by) return { because: 'other-phone' };
    this.#asking = { back, by, number: ledger.length, waits: peopleToAsk(record.lobby, by) };
    this.#ask();
    this.#grantWhenAgreed();
    return null;
  }

  /** A guest asks. What does not fit any more is answered; what never fitted is a misdeed. */
  askedBy(peer: Peer, { number, back }: Said<'ask-undo'>): void {
    const { ledger } = this.#table;
    if (!ledger || !peer.phone) return;
    if (this.#asking?.by === peer.phone && this.#asking.number === number) return;
    if (number === ledger.stored) {
      const refused = this.ask(back, peer.phone);
      if (refused?.because === 'other-phone') this.#table.strike(peer, 'not-your-seat');
      if (!refused || refused.because === 'busy' || refused.because === 'gathering') return;
    }
    if (number <= ledger.stored) this.#table.send(peer, { say: 'undo-over', number, by: null });
  }

  answer(phone: PhoneId, number: number, yes: boolean): void {
    const asking = this.#asking;
    if (!asking || asking.number !== number || !asking.waits.includes(phone)) return;
    if (!yes) {
      this.#end(phone);
      return;
    }
    this.#asking = { ...asking, waits: asking.waits.filter((one) => one !== phone) };
    this.#grantWhenAgreed();
  }

  /** Somebody who has left the table is not asked any more. */
  gone(phone: PhoneId): void {
    if (this.#asking) this.answer(phone, this.#asking.number, true);
  }

  /** An entry has come in between, or the answers are still out. */
  tick(): void {
    const { ledger, now } = this.#table;
    if (!this.#asking) return;
    if (ledger?.length !== this.#asking.number) this.#end(null);
    else if (now - this.#asked >= ASK_AGAIN) this.#ask();
  }

  #ask(): void {
    if (!this.#asking) return;
    this.#asked = this.#table.now;
    const { back, by, number, waits } = this.#asking;
    for (const phone of waits) {
      const peer = this.#table.peerOf(phone);
      if (peer) this.#table.send(peer, { say: 'ask-undo', number, back, by });
    }
  }

  #grantWhenAgreed(): void {
    const { ledger, now } = this.#table;
    if (!this.#asking || this.#asking.waits.length > 0 || !ledger) return;
    const { back, by, number } = this.#asking;
    this.#asking = null;
    const entry = ledger.length === number ? stepEntry(ledger.timeline, back, now) : null;
    if (entry) this.#play.add(ledger, entry, by);
    else this.#table.broadcast({ say: 'undo-over', number, by: null });
  }

  #end(by: PhoneId | null): void {
    if (!this.#asking) return;
    const { number, by: asker } = this.#asking;
    this.#asking = null;
    this.#table.broadcast({ say: 'undo-over', number, by });
    if (asker === this.#table.self.phone)
      this.#table.out.tell({ notice: 'undo-refused', phone: by });
  }
}
