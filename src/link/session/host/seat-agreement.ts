import type { Player } from '../../../kit/header';
import type { Refusal } from '../../../kit/rules';
import type { MessageBody, PhoneId, SeatChange } from '../../messages/message';
import { peopleToAsk, type SeatRequest } from '../asking';
import { consentClaims, seatText } from '../proof';
import { refuse } from '../reasons';
import type { HostPlay } from './host-play';
import type { HostTable, Peer } from './host-table';

/** Milliseconds until phones that have not answered are asked again. */
const ASK_AGAIN_AFTER = 1000;

type Consent = readonly [PhoneId, string];

/** A change of a seat without the consent of its phone, about which the others are asked. */
interface AskingSeat {
  readonly request: SeatRequest;
  /** Phones whose people have not answered yet. */
  readonly waits: readonly PhoneId[];
  readonly consents: readonly Consent[];
}

/**
 * The host's people want a seat to change hands in a match. If its phone is not here to agree, everybody else with a seat
 * who is here is asked.
 */
export class SeatAgreement {
  readonly #table: HostTable;
  readonly #play: HostPlay;
  #asking: AskingSeat | null = null;
  #askedAt = 0;
  #signing = false;

  constructor(table: HostTable, play: HostPlay) {
    this.#table = table;
    this.#play = play;
  }

  /** What people are asked about now. */
  get asking(): (SeatRequest & { readonly waits: readonly PhoneId[] }) | null {
    return this.#asking && { ...this.#asking.request, waits: this.#asking.waits };
  }

  /** The host changes a seat. It signs, and if the seat's phone does not, the others have to. */
  reach(request: SeatRequest): Refusal | null {
    const table = this.#table;
    const { replica, self } = table;
    const digest = replica?.digestAt(request.number);
    if (this.#asking || this.#signing || this.#play.isBusy || !replica || digest === undefined)
      return refuse('busy');
    this.#signing = true;
    table.notary.sign([seatText(request, digest)], ([signature = '']) => {
      this.#signing = false;
      if (table.replica !== replica || replica.length !== request.number) return;
      this.#asking = { request, waits: [], consents: [[self.phone, signature]] };
      this.#doWhenAgreed();
    });
    return null;
  }

  /** A guest's people answer; without a signature they refuse. */
  answer(peer: Peer, phone: PhoneId, said: MessageBody<'answer-seat'>): void {
    const asking = this.#asking;
    const { request, waits } = asking ?? {};
    if (!request || !waits?.includes(phone)) return;
    if (request.number !== said.number || request.seat !== said.seat) return;
    const { signature } = said;
    if (signature === null) {
      this.#end(phone);
      return;
    }
    whenConsented(this.#table, peer, phone, request, signature, () => {
      if (this.#asking?.request === request) this.#consented(phone, [phone, signature]);
    });
  }

  /** A phone that has left does not have to agree. */
  phoneLeft(phone: PhoneId): void {
    if (this.#asking?.waits.includes(phone)) this.#consented(phone, null);
  }

  tick(): void {
    const { replica, now } = this.#table;
    if (!this.#asking) return;
    if (replica?.length !== this.#asking.request.number || this.#isBack) this.#end(null);
    else if (now - this.#askedAt >= ASK_AGAIN_AFTER) this.#sendRequests();
  }

  #consented(phone: PhoneId, consent: Consent | null): void {
    if (!this.#asking) return;
    const { waits, consents } = this.#asking;
    this.#asking = {
      ...this.#asking,
      waits: waits.filter((one) => one !== phone),
      consents: consent ? [...consents, consent] : consents,
    };
    this.#doWhenAgreed();
  }

  /** The phone that the seat would be taken from is here again. */
  get #isBack(): boolean {
    const { lobby, self } = this.#table;
    const holder = lobby.seats[this.#asking?.request.seat ?? -1]?.holder ?? null;
    return holder !== null && holder !== self.phone && this.#table.isLinked(holder);
  }

  /** Phones with seats that are here and have not agreed, also those that have come back meanwhile. */
  #missing({ request, consents }: AskingSeat): readonly PhoneId[] {
    const { lobby, self } = this.#table;
    const before = lobby.seats[request.seat]?.holder ?? null;
    if (before === null || before === self.phone) return [];
    const agreed = consents.map(([phone]) => phone);
    return peopleToAsk(lobby, self.phone).filter((one) => one !== before && !agreed.includes(one));
  }

  #doWhenAgreed(): void {
    if (!this.#asking) return;
    if (this.#isBack) {
      this.#end(null);
      return;
    }
    const waits = this.#missing(this.#asking);
    if (waits.length > 0) {
      this.#asking = { ...this.#asking, waits };
      this.#sendRequests();
      return;
    }
    const { request, consents } = this.#asking;
    this.#asking = null;
    const signed = consents.map(([phone, signature]): [string, string] => [phone, signature]);
    if (this.#table.replica?.length === request.number)
      applyChange(this.#table, { ...request, consents: signed });
  }

  #sendRequests(): void {
    if (!this.#asking) return;
    this.#askedAt = this.#table.now;
    const { request, waits } = this.#asking;
    for (const phone of waits) {
      const peer = this.#table.peerOf(phone);
      if (peer) this.#table.send(peer, { say: 'ask-seat', ...request });
    }
  }

  #end(by: PhoneId | null): void {
    this.#asking = null;
    this.#table.out.notify({ notice: 'seat-refused', phone: by });
  }
}

/** Continues if a guest has signed that it agrees to a change of a seat. */
export function whenConsented(
  table: HostTable,
  peer: Peer,
  phone: PhoneId,
  request: SeatRequest,
  signature: string,
  then: () => void,
): void {
  const digest = table.replica?.digestAt(request.number);
  const change = { ...request, consents: [[phone, signature] as [string, string]] };
  const claims = digest === undefined ? null : consentClaims(change, digest, table.keyOf);
  if (!claims) return;
  const checked = peer.inbox.hold((good: boolean) => {
    if (good) then();
    else table.strike(peer, 'false-signature');
  });
  table.notary.check(claims, checked);
}

/** The next entry carries the change. */
export function applyChange(table: HostTable, change: SeatChange): void {
  const { seats } = table.lobby;
  const { seat, holder, level } = change;
  const player: Player = level ? { kind: 'computer', level } : { kind: 'person' };
  const next = seats.map((one, at) =>
    at === seat ? { plan: { ...one.plan, player }, holder } : one,
  );
  table.change({ seats: next, changes: [...table.pending, change] });
}
