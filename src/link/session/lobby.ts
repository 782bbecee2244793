import type { MatchHeader, SeatPlan } from '../../kit/header';
import type { JsonObject } from '../../kit/json';
import type { Seat } from '../../kit/rules';
import type { PhoneId, Said } from '../message';

/** This phone, as it sits down at a table. */
export interface Self {
  readonly phone: PhoneId;
  /** The secret that `phone` is the digest of. */
  readonly key: string;
  readonly name: string;
  /** The version of the app. */
  readonly app: string;
}

/** Who is there, who holds which seat, and how far the table has come. `holder` null: the seat is open. */
export type Lobby = Omit<Said<'lobby'>, 'say'>;

/** What is to be played. */
export interface TablePlan {
  readonly game: string;
  readonly rules: number;
  readonly options: JsonObject;
  readonly start?: JsonObject;
}

/** What a phone keeps of a table, so that it comes back to it after a restart, as host or as guest. */
export interface TableRecord {
  readonly plan: TablePlan;
  readonly lobby: Lobby;
  /** Raised whenever another phone goes on as host. */
  readonly term: number;
  readonly host: PhoneId;
  /**
   * Phones that may have a longer log than a host that took over, because the one before has confirmed it to
   * them. Until each has shown what it has, or people go on without it, nothing is played: it could be lost.
   */
  readonly awaited: readonly PhoneId[];
  /** The ids of the matches that have been played at this table before, the last of them last. */
  readonly past?: readonly string[];
  /** What the phones were bound to in each drawing of the next seed in which this one has told its share. */
  readonly bound?: readonly Binding[];
}

/** The digests by which phones are bound to their shares of a seed. */
export type Binding = readonly (readonly [phone: PhoneId, digest: string])[];

/** Drawings at which a table may break off before one of them makes a seed. */
const MOST_DRAWINGS = 4;

/** The drawings of a phone once it tells its share in another one; what it was bound to first stands. */
export function boundWith(
  { bound = [] }: Pick<TableRecord, 'bound'>,
  binding: Binding,
  digest: string,
): readonly Binding[] {
  const told = bound.some((pairs) => pairs.some(([, known]) => known === digest));
  return told ? bound : [...bound, binding].slice(-MOST_DRAWINGS);
}

/** Matches of which a table can still tell how they have ended. */
const MOST_PAST = 8;

/** The matches of a table before, once another one is put away. */
export function pastWith({ past = [] }: Pick<TableRecord, 'past'>, id: string): readonly string[] {
  return [...past.filter((one) => one !== id), id].slice(-MOST_PAST);
}

/** A new table with this phone as its host: it holds the computers' seats, people's seats are open. */
export function newTable(self: Self, plan: TablePlan, seats: readonly SeatPlan[]): TableRecord {
  return {
    plan,
    term: 1,
    host: self.phone,
    awaited: [],
    lobby: {
      revision: 0,
      match: 1,
      code: null,
      stage: { is: 'gathering' },
      phones: [{ phone: self.phone, name: self.name, linked: true }],
      seats: seats.map((seat) => ({ plan: { ...seat }, holder: null })),
    },
  };
}

/** A table round a match that has begun on this phone; its people's seats are all held here. */
export function tableOf(self: Self, header: MatchHeader): TableRecord {
  const { game, rulesVersion, options, start } = header;
  const plan = { game, rules: rulesVersion, options, ...(start ? { start } : {}) };
  const { lobby, ...table } = newTable(self, plan, header.seats);
  const seats = lobby.seats.map(({ plan, holder }) => ({
    plan,
    holder: plan.player.kind === 'person' ? self.phone : holder,
  }));
  return { ...table, lobby: { ...lobby, seats, stage: { is: 'begun', shares: [] } } };
}

/** The table as a host goes on with it after a restart: what was being drawn is drawn anew, or it had begun. */
export function resumed(lobby: Lobby, begun: boolean): Lobby {
  const { stage } = lobby;
  if (stage.is === 'begun' || (stage.is === 'gathering' && !begun)) return lobby;
  const shares = stage.is === 'reveal' ? stage.shares : [];
  return { ...lobby, stage: begun ? { is: 'begun', shares } : { is: 'gathering' } };
}

/** The phone that decides for a seat: for a computer's it is the host's, whoever that is. */
export function deciderOf(
  { lobby, host }: Pick<TableRecord, 'lobby' | 'host'>,
  seat: Seat,
): PhoneId | null {
  const held = lobby.seats[seat];
  if (!held) return null;
  return held.plan.player.kind === 'computer' ? host : held.holder;
}

/** Phones with people who sit at the table, in the order of their lowest seats. */
export function seatedPhones(lobby: Lobby): readonly PhoneId[] {
  const holders = lobby.seats
    .filter(({ plan }) => plan.player.kind === 'person')
    .flatMap(({ holder }) => holder ?? []);
  return [...new Set(holders)];
}

/**
 * Who should go on as host when `gone` does not come back: of the phones that were there the one with the
 * lowest seat, spectators last. Every phone comes to the same answer by itself.
 */
export function successor(lobby: Lobby, gone: PhoneId): PhoneId | null {
  const there = lobby.phones.filter(({ phone, linked }) => linked && phone !== gone);
  const order = [...seatedPhones(lobby), ...there.map(({ phone }) => phone).sort()];
  return order.find((phone) => there.some((one) => one.phone === phone)) ?? null;
}

/** The lobby once more after a match: its people keep their seats, those of computers that stood in are open. */
export function again(lobby: Lobby, { seats }: MatchHeader): Lobby {
  const places = seats.map((plan, seat) => {
    const held = lobby.seats[seat];
    const stoodIn = held?.plan.player.kind !== plan.player.kind;
    return { plan: { ...plan }, holder: stoodIn ? null : (held?.holder ?? null) };
  });
  return { ...lobby, match: lobby.match + 1, stage: { is: 'gathering' }, seats: places };
}

/** A phone's claim to be the host. */
export interface HostClaim {
  readonly match: number;
  readonly term: number;
  /** Entries of its log. */
  readonly length: number;
  readonly phone: PhoneId;
}

/** Of two hosts which is the one: the later match, then the higher term, then the longer log, then the phone's id. Never both. */
export function outranks(one: HostClaim, other: HostClaim): boolean {
  if (one.match !== other.match) return one.match > other.match;
  if (one.term !== other.term) return one.term > other.term;
  if (one.length !== other.length) return one.length > other.length;
  return one.phone < other.phone;
}
