import type { MatchHeader, SeatPlan } from '../../kit/header';
import type { JsonObject } from '../../kit/json';
import type { Seat } from '../../kit/rules';
import type { MessageBody, PhoneId } from '../messages/message';

/** How this phone identifies itself at a table. */
export interface ThisPhone {
  readonly phone: PhoneId;
  /** The secret whose digest is `phone`. */
  readonly key: string;
  readonly name: string;
  /** The version of this phone's app. */
  readonly app: string;
}

/** The phones at the table, who holds which seat, and the stage of the table. `holder` null: the seat is open. */
export type Lobby = Omit<MessageBody<'lobby'>, 'say'>;

/** What is played at a table. */
export interface TablePlan {
  readonly game: string;
  readonly rules: number;
  readonly options: JsonObject;
  readonly start?: JsonObject;
}

/** What a phone stores about a table, to return to it after a restart, as host or as guest. */
export interface TableRecord {
  readonly plan: TablePlan;
  readonly lobby: Lobby;
  /** Raised whenever another phone becomes the host. */
  readonly term: number;
  readonly host: PhoneId;
  /**
   * After a change of host: phones that may have entries which the old host has confirmed to them alone. Nothing
   * is played until each of them has shown its log, or people continue without it.
   */
  readonly awaited: readonly PhoneId[];
  /** The ids of the previous matches of this table, oldest first. */
  readonly previous?: readonly string[];
  /** The commitments of each attempt to draw the next seed in which this phone has revealed its share. */
  readonly drawings?: readonly Commitments[];
}

/** The digests that commit phones to their shares of a seed. */
export type Commitments = readonly (readonly [phone: PhoneId, digest: string])[];

/** Attempts to draw a seed that are remembered. */
const MAX_DRAWINGS = 4;

/** Adds the commitments of an attempt, before this phone reveals its share. The first ones for a share stand. */
export function withCommitments(
  { drawings = [] }: Pick<TableRecord, 'drawings'>,
  binding: Commitments,
  digest: string,
): readonly Commitments[] {
  const isKnown = drawings.some((pairs) => pairs.some(([, known]) => known === digest));
  return isKnown ? drawings : [...drawings, binding].slice(-MAX_DRAWINGS);
}

/** Previous matches that are remembered. */
const MAX_PREVIOUS = 8;

/** Adds a match to the previous matches of a table. */
export function withPreviousMatch(
  { previous = [] }: Pick<TableRecord, 'previous'>,
  id: string,
): readonly string[] {
  return [...previous.filter((one) => one !== id), id].slice(-MAX_PREVIOUS);
}

/** A new table with this phone as its host. All seats of people are open. */
export function newTable(
  self: ThisPhone,
  plan: TablePlan,
  seats: readonly SeatPlan[],
): TableRecord {
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

/** A table for a match that has begun on this phone, which holds all seats of people. */
export function tableForMatch(self: ThisPhone, header: MatchHeader): TableRecord {
  const { game, rulesVersion, options, start } = header;
  const plan = { game, rules: rulesVersion, options, ...(start ? { start } : {}) };
  const { lobby, ...table } = newTable(self, plan, header.seats);
  const seats = lobby.seats.map(({ plan, holder }) => ({
    plan,
    holder: plan.player.kind === 'person' ? self.phone : holder,
  }));
  return { ...table, lobby: { ...lobby, seats, stage: { is: 'begun', shares: [] } } };
}

/** The lobby of a host after a restart. If a seed was being drawn, the match had begun, or the drawing starts again. */
export function resumedLobby(lobby: Lobby, begun: boolean): Lobby {
  const { stage } = lobby;
  if (stage.is === 'begun' || (stage.is === 'gathering' && !begun)) return lobby;
  const shares = stage.is === 'reveal' ? stage.shares : [];
  return { ...lobby, stage: begun ? { is: 'begun', shares } : { is: 'gathering' } };
}

/** The phone that decides for a seat. For a computer's seat it is the host. */
export function deciderOf(
  { lobby, host }: Pick<TableRecord, 'lobby' | 'host'>,
  seat: Seat,
): PhoneId | null {
  const held = lobby.seats[seat];
  if (!held) return null;
  return held.plan.player.kind === 'computer' ? host : held.holder;
}

/** Phones that hold seats of people, in the order of their lowest seats. */
export function seatedPhones(lobby: Lobby): readonly PhoneId[] {
  const holders = lobby.seats
    .filter(({ plan }) => plan.player.kind === 'person')
    .flatMap(({ holder }) => holder ?? []);
  return [...new Set(holders)];
}

/**
 * The phone that should become the host when `gone` does not return: of the linked phones the one with the
 * lowest seat, spectators last. Every phone computes the same answer.
 */
export function successor(lobby: Lobby, gone: PhoneId): PhoneId | null {
  const there = lobby.phones.filter(({ phone, linked }) => linked && phone !== gone);
  const order = [...seatedPhones(lobby), ...there.map(({ phone }) => phone).sort()];
  return order.find((phone) => there.some((one) => one.phone === phone)) ?? null;
}

/** The lobby for a rematch. People keep their seats; a seat where a computer stood in for a person is open. */
export function rematchLobby(lobby: Lobby, { seats }: MatchHeader): Lobby {
  const next = seats.map((plan, seat) => {
    const held = lobby.seats[seat];
    const stoodIn = held?.plan.player.kind !== plan.player.kind;
    return { plan: { ...plan }, holder: stoodIn ? null : (held?.holder ?? null) };
  });
  return { ...lobby, match: lobby.match + 1, stage: { is: 'gathering' }, seats: next };
}

/** What decides between two phones that are both host. */
export interface HostClaim {
  readonly match: number;
  readonly term: number;
  /** The length of its log. */
  readonly length: number;
  readonly phone: PhoneId;
}

/** Which of two hosts stays host: the later match, then the higher term, the longer log, the lower id decides. */
export function outranks(one: HostClaim, other: HostClaim): boolean {
  if (one.match !== other.match) return one.match > other.match;
  if (one.term !== other.term) return one.term > other.term;
  if (one.length !== other.length) return one.length > other.length;
  return one.phone < other.phone;
}
