import type { Level, Player } from '../../../kit/header';
import type { Refusal, Seat } from '../../../kit/rules';
import type { MessageBody, PhoneId, SeatChange } from '../../messages/message';
import { peopleToAsk, type SeatRequest } from '../asking';
import { consentClaims, seatText } from '../proof';
import { refuse } from '../reasons';
import type { HostPlay } from './host-play';
import type { HostTable, Peer } from './host-table';

const PERSON: Player = { kind: 'person' };

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
 * Gives seats to phones. Before the match everybody may take an open seat, and the host may open any. In a match a change
 * is signed: by the phone that takes the seat, and by the one that gives it up, or, where that is lost, by everybody
 * else who is there.
 */
export class HostSeats {
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

  /** Takes a seat for somebody at the host's phone. Before the match begins, the seat gets their name. */
  claim(seat: Seat, name: string): Refusal | null {
    const { self } = this.#table;
    const refused = this.#refusalOf(seat, self.phone);
    if (refused) return refused;
    if (this.#holds(seat, self.phone)) return null;
    const request = this.#request(seat, self.phone, null);
    return request ? this.#change(request) : this.#give(seat, self.phone, PERSON, name);
  }

  /** Lets a computer on the host's phone play for somebody whose phone is lost. */
  standIn(seat: Seat, level: Level): Refusal | null {
    const { lobby, self } = this.#table;
    if (lobby.stage.is !== 'begun') return refuse('not-begun');
    const refused = this.#refusalOf(seat, self.phone);
    const request = this.#request(seat, self.phone, level);
    return refused ?? (request ? this.#change(request) : refuse('not-begun'));
  }

  /** Opens a seat: the host's own, or that of a lost phone; before a match any. */
  release(seat: Seat): Refusal | null {
    const { lobby, self } = this.#table;
    const held = lobby.seats[seat];
    if (!held?.holder || !this.#isForPeople(seat)) return refuse('no-seat');
    const begun = lobby.stage.is === 'begun';
    if (begun && held.holder !== self.phone && this.#table.isLinked(held.holder))
      return refuse('taken');
    const request = this.#request(seat, null, null);
    return request ? this.#change(request) : this.#give(seat, null, PERSON, held.plan.name);
  }

  /** A guest takes a seat. In a match its signature says for which log. */
  claimedBy(peer: Peer, phone: PhoneId, said: MessageBody<'claim'>): void {
    const { seat, name, number, signature } = said;
    if (this.#refusalOf(seat, phone) || this.#holds(seat, phone)) return;
    const request = this.#request(seat, phone, null);
    if (request) this.#agreed(peer, phone, request, number, signature);
    else this.#give(seat, phone, PERSON, name);
  }

  /** A guest leaves its own seat. */
  releasedBy(peer: Peer, phone: PhoneId, said: MessageBody<'release'>): void {
    const { seat, number, signature } = said;
    const held = this.#table.lobby.seats[seat];
    if (!held?.holder || !this.#isForPeople(seat)) return;
    if (held.holder !== phone) {
      this.#table.strike(peer, 'not-your-seat');
      return;
    }
    const request = this.#request(seat, null, null);
    if (request) this.#agreed(peer, phone, request, number, signature);
    else this.#give(seat, null, PERSON, held.plan.name);
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
    this.#whenSigned(peer, phone, request, signature, () => {
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

  /** Moves the start player to the end, and keeps the order otherwise. */
  rotate(): Refusal | null {
    const { stage, seats } = this.#table.lobby;
    if (stage.is !== 'gathering') return refuse(stage.is === 'begun' ? 'begun' : 'drawing');
    this.#table.change({ seats: [...seats.slice(1), ...seats.slice(0, 1)] });
    return null;
  }

  /** In a match a change of a seat has to be signed; null: the match has not begun. */
  #request(seat: Seat, holder: PhoneId | null, level: Level | null): SeatRequest | null {
    const { replica } = this.#table;
    return replica && { number: replica.length, seat, holder, level };
  }

  /** The host changes a seat in a match. It signs, and if the seat's phone does not, the others have to. */
  #change(request: SeatRequest): Refusal | null {
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

  /** A guest has signed a change of a seat that concerns nobody else. */
  #agreed(
    peer: Peer,
    phone: PhoneId,
    request: SeatRequest,
    number: number,
    signature: string | null,
  ): void {
    // Something was played meanwhile: people can ask again.
    if (request.number !== number || this.#play.isBusy || signature === null) return;
    this.#whenSigned(peer, phone, request, signature, () => {
      if (this.#table.replica?.length === number)
        this.#apply({ ...request, consents: [[phone, signature]] });
    });
  }

  #whenSigned(
    peer: Peer,
    phone: PhoneId,
    request: SeatRequest,
    signature: string,
    then: () => void,
  ): void {
    const table = this.#table;
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
      this.#apply({ ...request, consents: signed });
  }

  /** The next entry carries the change. */
  #apply(change: SeatChange): void {
    const { seats } = this.#table.lobby;
    const { seat, holder, level } = change;
    const player: Player = level ? { kind: 'computer', level } : PERSON;
    const next = seats.map((one, at) =>
      at === seat ? { plan: { ...one.plan, player }, holder } : one,
    );
    this.#table.change({ seats: next, changes: [...this.#table.pending, change] });
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

  #holds(seat: Seat, phone: PhoneId): boolean {
    const held = this.#table.lobby.seats[seat];
    return held?.holder === phone && held.plan.player.kind === 'person';
  }

  /** Why a phone may not have a seat. */
  #refusalOf(seat: Seat, phone: PhoneId): Refusal | null {
    const { lobby, self } = this.#table;
    const held = lobby.seats[seat];
    if (!held || !this.#isForPeople(seat)) return refuse('no-seat');
    const { stage } = lobby;
    // The holders of the seats are drawing the seed.
    if (stage.is === 'commit' || stage.is === 'reveal') return refuse('drawing');
    const { holder } = held;
    if (holder === null || (holder === phone && phone === self.phone)) return null;
    if (holder === phone && held.plan.player.kind === 'person') return null;
    return phone === self.phone && !this.#table.isLinked(holder) ? null : refuse('taken');
  }

  /** In a match a computer may stand in for a person. The header tells whose seat it is. */
  #isForPeople(seat: Seat): boolean {
    const { replica, lobby } = this.#table;
    const plan = replica?.timeline.header.seats[seat] ?? lobby.seats[seat]?.plan;
    return plan?.player.kind === 'person';
  }

  /** Before the match nothing has to be signed: all seats are, together with the seed. */
  #give(seat: Seat, holder: PhoneId | null, player: Player, name: string): Refusal | null {
    const { stage, seats } = this.#table.lobby;
    if (stage.is !== 'gathering') return refuse(stage.is === 'begun' ? 'begun' : 'drawing');
    const next = seats.map((one, at) =>
      at === seat ? { plan: { ...one.plan, player, name }, holder } : one,
    );
    this.#table.change({ seats: next });
    return null;
  }
}
