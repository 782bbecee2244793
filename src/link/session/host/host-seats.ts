import type { Level, Player } from '../../../kit/header';
import type { Refusal, Seat } from '../../../kit/rules';
import type { MessageBody, PhoneId } from '../../messages/message';
import type { SeatRequest } from '../asking';
import { refuse } from '../reasons';
import type { HostPlay } from './host-play';
import type { HostTable, Peer } from './host-table';
import { applyChange, type SeatAgreement, whenConsented } from './seat-agreement';

const PERSON: Player = { kind: 'person' };

/**
 * Gives seats to phones. Before the match everybody may take an open seat, and the host may open any. In a match a change
 * is signed: by the phone that takes the seat, and by the one that gives it up, or, where that is lost, by everybody
 * else who is there.
 */
export class HostSeats {
  readonly #table: HostTable;
  readonly #play: HostPlay;
  readonly #agreement: SeatAgreement;

  constructor(table: HostTable, play: HostPlay, agreement: SeatAgreement) {
    this.#table = table;
    this.#play = play;
    this.#agreement = agreement;
  }

  /** Takes a seat for a person at the host's phone. Before the match begins the seat gets their name, also a new one. */
  claim(seat: Seat, name: string): Refusal | null {
    const { self } = this.#table;
    const refused = this.#refusalOf(seat, self.phone);
    if (refused) return refused;
    if (this.#holds(seat, self.phone)) return this.#rename(seat, name);
    const request = this.#request(seat, self.phone, null);
    return request ? this.#agreement.reach(request) : this.#give(seat, self.phone, PERSON, name);
  }

  /** Lets a computer on the host's phone play for a person whose phone is lost. */
  standIn(seat: Seat, level: Level): Refusal | null {
    const { lobby, self } = this.#table;
    if (lobby.stage.is !== 'begun') return refuse('not-begun');
    const refused = this.#refusalOf(seat, self.phone);
    const request = this.#request(seat, self.phone, level);
    return refused ?? (request ? this.#agreement.reach(request) : refuse('not-begun'));
  }

  /** Opens a seat: the host's own, or that of a lost phone; before a match any. */
  release(seat: Seat): Refusal | null {
    const { lobby, self } = this.#table;
    const held = lobby.seats[seat];
    if (!held?.holder || !this.#isForPeople(seat)) return refuse('no-seat');
    const begun = lobby.stage.is === 'begun';
    if (begun && held.holder !== self.phone && this.#table.isLinked(held.holder))
      return refuse('taken');
    // Only the phone that has committed can open it. Who takes the seat of a lost one lets all decide again.
    if (this.#table.replica?.hasCommitted(seat)) return refuse('committed');
    const request = this.#request(seat, null, null);
    return request
      ? this.#agreement.reach(request)
      : this.#give(seat, null, PERSON, held.plan.name);
  }

  /** A guest takes a seat, or renames its own. In a match its signature says for which log. */
  claimedBy(peer: Peer, phone: PhoneId, said: MessageBody<'claim'>): void {
    const { seat, name, number, signature } = said;
    if (this.#refusalOf(seat, phone)) return;
    if (this.#holds(seat, phone)) {
      this.#rename(seat, name);
      return;
    }
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
    if (this.#table.replica?.hasCommitted(seat)) return;
    const request = this.#request(seat, null, null);
    if (request) this.#agreed(peer, phone, request, number, signature);
    else this.#give(seat, null, PERSON, held.plan.name);
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

  /** A guest has signed a change of a seat that concerns no other phone. */
  #agreed(
    peer: Peer,
    phone: PhoneId,
    request: SeatRequest,
    number: number,
    signature: string | null,
  ): void {
    // Something was played meanwhile: people can ask again.
    if (request.number !== number || this.#play.isBusy || signature === null) return;
    whenConsented(this.#table, peer, phone, request, signature, () => {
      if (this.#table.replica?.length === number)
        applyChange(this.#table, { ...request, consents: [[phone, signature]] });
    });
  }

  /** In a match names stay as they are: they are in its header. */
  #rename(seat: Seat, name: string): null {
    const { stage, seats } = this.#table.lobby;
    const held = seats[seat];
    if (stage.is === 'gathering' && held && held.plan.name !== name)
      this.#give(seat, held.holder, PERSON, name);
    return null;
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
