import type { Entry } from '../../../kit/log';
import type { Refusal } from '../../../kit/rules';
import type { UndoSize } from '../../../kit/undo';
import type { MessageBody, PhoneId } from '../../messages/message';
import { type Asking, entryOf, others, peopleToAsk } from '../asking';
import { deciderOf, isEndedEarly } from '../lobby';
import { isFalseProof } from '../log-replica';
import { changesIn, writeChanges } from '../proof';
import { refuse } from '../reasons';
import { underOf, writeSigned } from '../signing';
import type { HostPlay } from './host-play';
import type { HostTable, Peer } from './host-table';

/** Milliseconds until phones that have not answered are asked again. */
const ASK_AGAIN_AFTER = 1000;

const withoutPhone = ({ waits }: Asking, phone: PhoneId) => waits.filter((one) => one !== phone);

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

  /** People at the host's phone want to take something back or restore it. */
  ask(back: Asking['back'], size: UndoSize): Refusal | null {
    const { self, replica } = this.#table;
    const refused = this.#refusalOf(back, size, self.phone);
    if (refused || !replica) return refused;
    const entry = entryOf(replica.timeline, { back, size }, self.timeOfDay());
    if (!entry) return refuse('nothing');
    this.#play.sign(replica, [entry], (signed) => {
      const [own] = signed ?? [];
      if (own) this.#begin(back, size, self.phone, own);
    });
    return null;
  }

  /** A guest asks. A late request gets an answer; one that no honest phone would send is a violation. */
  askedBy(peer: Peer, said: MessageBody<'ask-undo'>): void {
    const table = this.#table;
    const { replica } = table;
    const { phone } = peer;
    if (!replica || !phone) return;
    const { number, back, size } = said;
    if (this.#asking?.by === phone && this.#asking.number === number) return;
    if (number > replica.stored) return;
    const refused =
      number < replica.stored ? refuse('nothing') : this.#refusalOf(back, size, phone);
    if (refused?.because === 'busy' || refused?.because === 'gathering') return;
    if (refused?.because === 'other-phone') table.strike(peer, 'not-your-seat');
    // Requests that need no agreement are not limited.
    const isFree = refused === null && replica.timeline.step(back, size)?.free === true;
    if (refused || (!isFree && !peer.asks.take(table.now))) {
      table.send(peer, { say: 'undo-over', number, by: null });
      return;
    }
    this.#check(peer, phone, said);
  }

  /** The guest has signed the entry that does it. */
  #check(peer: Peer, phone: PhoneId, said: MessageBody<'ask-undo'>): void {
    const table = this.#table;
    const { replica, pending } = table;
    const { number, back, size, under, signature } = said;
    // It has not heard yet of a change of seats. It asks again.
    if (!replica || under !== underOf(pending) || signature === null) return;
    const entry = entryOf(replica.timeline, { back, size }, table.self.timeOfDay());
    const signed = entry && writeSigned([entry], phone, [signature], pending);
    const claims = signed && replica.claimsOf(number, signed, table.keyOf);
    if (!signed || !claims || isFalseProof(claims)) return;
    const checked = peer.inbox.hold((good: boolean) => {
      const [own] = signed;
      if (!good) table.strike(peer, 'false-signature');
      else if (own && replica === table.replica && replica.length === number && !this.#asking)
        this.#begin(back, size, phone, own);
    });
    table.notary.check(claims, checked);
  }

  #refusalOf(back: Asking['back'], size: UndoSize, by: PhoneId): Refusal | null {
    const { replica, record, yielded } = this.#table;
    if (yielded) return refuse('other-host');
    if (!replica) return refuse('not-begun');
    if (record.awaited.length > 0) return refuse('gathering');
    if (isEndedEarly(record)) return refuse('match-ended');
    if (this.#asking || this.#play.isBusy) return refuse('busy');
    const step = replica.timeline.step(back, size);
    if (!step) return refuse('nothing');
    if (deciderOf(record, step.seat) !== by) return refuse('other-phone');
    // A phone that has cut the others off could otherwise undo what they have seen.
    const isAlone =
      others(record.lobby, by).length > 0 && peopleToAsk(record.lobby, by).length === 0;
    return isAlone && !step.free ? refuse('nobody-there') : null;
  }

  /** Done at once where no agreement is needed. */
  #begin(back: Asking['back'], size: UndoSize, by: PhoneId, entry: Entry): void {
    const { replica, lobby } = this.#table;
    if (!replica) return;
    const free = replica.timeline.step(back, size)?.free === true;
    const waits = free ? [] : peopleToAsk(lobby, by);
    const agreed = free || others(lobby, by).length === 0;
    this.#asking = { back, size, by, number: replica.length, waits, agreed, entry };
    this.#sendRequests();
    this.#doWhenAgreed();
  }

  answer(phone: PhoneId, number: number, yes: boolean): Refusal | null {
    const asking = this.#asking;
    // Who asks calls it off by declining it.
    if (asking?.number === number && asking.by === phone && !yes) {
      this.#end(phone);
      return null;
    }
    if (!asking || asking.number !== number || !asking.waits.includes(phone))
      return refuse('settled');
    if (!yes) {
      this.#end(phone);
      return null;
    }
    this.#asking = { ...asking, agreed: true, waits: withoutPhone(asking, phone) };
    this.#doWhenAgreed();
    return null;
  }

  /** A phone that has left does not have to agree, as long as another one does. */
  phoneLeft(phone: PhoneId): void {
    const asking = this.#asking;
    if (!asking?.waits.includes(phone)) return;
    this.#asking = { ...asking, waits: withoutPhone(asking, phone) };
    this.#doWhenAgreed();
  }

  /** Ends a request without an answer: nobody plays on. */
  stop(): void {
    this.#end(null);
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
    const { waits, agreed: _, entry: __, ...request } = this.#asking;
    const message = { say: 'ask-undo', ...request, under: '', signature: null } as const;
    for (const phone of waits) {
      const peer = this.#table.peerOf(phone);
      if (peer) this.#table.send(peer, message);
    }
  }

  #doWhenAgreed(): void {
    const { replica, pending } = this.#table;
    if (!this.#asking || this.#asking.waits.length > 0 || !replica) return;
    if (!this.#asking.agreed) {
      this.#end(null);
      return;
    }
    const { by, number, entry } = this.#asking;
    this.#asking = null;
    // Seats that have changed hands meanwhile are in no entry that was signed before.
    const isCurrent = changesIn(entry) === writeChanges(pending);
    if (replica.length === number && isCurrent) this.#play.add(replica, [entry], by);
    else this.#table.broadcast({ say: 'undo-over', number, by: null });
  }

  #end(by: PhoneId | null): void {
    if (!this.#asking) return;
    const { number, by: asker } = this.#asking;
    this.#asking = null;
    this.#table.broadcast({ say: 'undo-over', number, by });
    const { phone } = this.#table.self;
    if (asker === phone && by !== phone)
      this.#table.out.notify({ notice: 'undo-refused', phone: by });
  }
}
