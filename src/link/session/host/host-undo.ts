import type { Refusal } from '../../../kit/rules';
import type { UndoSize } from '../../../kit/undo';
import type { MessageBody, PhoneId } from '../../messages/message';
import { type Asking, entryOf, peopleToAsk } from '../asking';
import { deciderOf } from '../lobby';
import { refuse } from '../reasons';
import type { HostPlay } from './host-play';
import type { HostTable, Peer } from './host-table';

/** Milliseconds until phones that have not answered are asked again. */
const ASK_AGAIN_AFTER = 1000;

/** Undo and redo: at once inside one's own open turn, otherwise when every other phone agrees. Computers are not asked. */
export class HostUndo {
  readonly #table: HostTable;
  readonly #play: HostPlay;
  #asking: Asking | null = null;
  #askedAt = 0;

  constructor(table: HostTable, play: HostPlay) {
    this.#table = table;
    this.#play = play;
  }

  get asking(): Asking | null {
    return this.#asking;
  }

  /** A phone wants to take something back or restore it. Done at once where nobody has to agree. */
  ask(back: Asking['back'], size: UndoSize, by: PhoneId): Refusal | null {
    const { replica, record, yielded } = this.#table;
    if (yielded) return refuse('other-host');
    if (!replica) return refuse('not-begun');
    if (record.awaited.length > 0) return refuse('gathering');
    if (this.#asking || replica.isStoring) return refuse('busy');
    const step = replica.timeline.step(back, size);
    if (!step) return refuse('nothing');
    if (deciderOf(record, step.seat) !== by) return refuse('other-phone');
    const waits = step.free ? [] : peopleToAsk(record.lobby, by);
    this.#asking = { back, size, by, number: replica.length, waits };
    this.#sendRequests();
    this.#doWhenAgreed();
    return null;
  }

  /** A guest asks. A late request gets an answer; one that no honest phone would send is a violation. */
  askedBy(peer: Peer, { number, back, size }: MessageBody<'ask-undo'>): void {
    const { replica } = this.#table;
    if (!replica || !peer.phone) return;
    if (this.#asking?.by === peer.phone && this.#asking.number === number) return;
    if (number === replica.stored) {
      const refused = this.ask(back, size, peer.phone);
      if (refused?.because === 'other-phone') this.#table.strike(peer, 'not-your-seat');
      if (!refused || refused.because === 'busy' || refused.because === 'gathering') return;
    }
    if (number <= replica.stored) this.#table.send(peer, { say: 'undo-over', number, by: null });
  }

  answer(phone: PhoneId, number: number, yes: boolean): void {
    const asking = this.#asking;
    if (!asking || asking.number !== number || !asking.waits.includes(phone)) return;
    if (!yes) {
      this.#end(phone);
      return;
    }
    this.#asking = { ...asking, waits: asking.waits.filter((one) => one !== phone) };
    this.#doWhenAgreed();
  }

  /** A phone that has left does not have to agree. */
  phoneLeft(phone: PhoneId): void {
    if (this.#asking) this.answer(phone, this.#asking.number, true);
  }

  /** Ends a request that a new entry has overtaken, and repeats one that has not been answered. */
  tick(): void {
    const { replica, now } = this.#table;
    if (!this.#asking) return;
    if (replica?.length !== this.#asking.number) this.#end(null);
    else if (now - this.#askedAt >= ASK_AGAIN_AFTER) this.#sendRequests();
  }

  #sendRequests(): void {
    if (!this.#asking) return;
    this.#askedAt = this.#table.now;
    const { waits, ...request } = this.#asking;
    for (const phone of waits) {
      const peer = this.#table.peerOf(phone);
      if (peer) this.#table.send(peer, { say: 'ask-undo', ...request });
    }
  }

  #doWhenAgreed(): void {
    const { replica, now } = this.#table;
    if (!this.#asking || this.#asking.waits.length > 0 || !replica) return;
    const { by, number } = this.#asking;
    const entry = replica.length === number ? entryOf(replica.timeline, this.#asking, now) : null;
    this.#asking = null;
    if (entry) this.#play.add(replica, [entry], by);
    else this.#table.broadcast({ say: 'undo-over', number, by: null });
  }

  #end(by: PhoneId | null): void {
    if (!this.#asking) return;
    const { number, by: asker } = this.#asking;
    this.#asking = null;
    this.#table.broadcast({ say: 'undo-over', number, by });
    if (asker === this.#table.self.phone)
      this.#table.out.notify({ notice: 'undo-refused', phone: by });
  }
}
