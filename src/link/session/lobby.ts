import { type MatchHeader, mayHelp, type SeatPlan } from '../../kit/header';
import type { JsonObject } from '../../kit/json';
import type { Seat } from '../../kit/rules';
import { digestOf, drawSecret } from '../identity/digest';
import type { Charter, MessageBody, PhoneId } from '../messages/message';
import { type Hold, type KeyOf, startDigest } from './proof';

/** How this phone identifies itself at a table. */
export interface ThisPhone {
  readonly phone: PhoneId;
  /** The public key whose digest is `phone`. Only this phone can sign with its other half. */
  readonly key: string;
  readonly name: string;
  /** The version of this phone's app. */
  readonly app: string;
  /** Milliseconds since 1970, for people to read. How much time has passed, a session is told by its other clock. */
  readonly timeOfDay: () => number;
}

/** The phones at the table, who holds which seat, and the stage of the table. `holder` null: the seat is open. */
export type Lobby = Omit<MessageBody<'lobby'>, 'say'>;

/** What is played at a table. */
export interface TablePlan {
  readonly game: string;
  readonly rules: number;
  readonly options: JsonObject;
  /** Whether computers may help people, by the host's choice. */
  readonly help: boolean;
  /** The position to start from. Only the host needs it before the match begins. */
  readonly start?: JsonObject;
  /** Its digest; empty: a new set-up. */
  readonly startDigest: string;
}

/** A match that was played at a table before. */
export interface PreviousMatch {
  readonly id: string;
  readonly charter: Charter;
}

/** What a phone stores about a table, to return to it after a restart, as host or as guest. */
export interface TableRecord {
  /** Drawn when the table is opened. */
  readonly table: string;
  readonly plan: TablePlan;
  /** What the match was begun with; null: it has not begun. */
  readonly charter: Charter | null;
  readonly lobby: Lobby;
  /** Raised whenever another phone becomes the host. */
  readonly term: number;
  readonly host: PhoneId;
  /**
   * After a change of host: phones that may have entries which the old host has confirmed to them alone. Nothing
   * is played until each of them has shown its log, or people continue without it.
   */
  readonly awaited: readonly PhoneId[];
  /** The previous matches of this table, oldest first. */
  readonly previous?: readonly PreviousMatch[];
  /** The attempts to draw the next seed in which this phone has revealed its share. */
  readonly drawings?: readonly Drawing[];
  /** What seats of this phone have committed to in this match, the latest last. No other phone knows it. */
  readonly commitments?: readonly OwnCommitment[];
  /** What the host has said last about ending this match or the one before it early. */
  readonly ended?: EndedEarly;
}

/** When a match was ended before its end, and by whom; `at` null: it goes on again. */
export type EndedEarly = Omit<MessageBody<'ended'>, 'say'>;

/** Whether the match of the table was ended before its end. */
export function isEndedEarly({ ended, lobby }: Pick<TableRecord, 'ended' | 'lobby'>): boolean {
  return ended?.match === lobby.match && ended.at !== null;
}

/** An action to which a seat is bound, and what opens the commitment. */
export interface OwnCommitment {
  readonly digest: string;
  readonly seat: Seat;
  readonly action: JsonObject;
  readonly nonce: string;
}

/** Commitments that are remembered: of more rounds than people ever take back. */
const MAX_COMMITMENTS = 64;

/** Adds a commitment of this phone, before it is told to anybody. */
export function withCommitment(
  { commitments = [] }: Pick<TableRecord, 'commitments'>,
  own: OwnCommitment,
): readonly OwnCommitment[] {
  return [...commitments, own].slice(-MAX_COMMITMENTS);
}

/** What a phone was bound to when it revealed its share of a seed. */
export interface Drawing {
  /** The digest of what all phones have signed that they play, and who has which seat. */
  readonly plan: string;
  readonly commitments: Commitments;
}

/** The digests that commit phones to their shares of a seed. */
export type Commitments = readonly (readonly [phone: PhoneId, digest: string])[];

/** Attempts to draw a seed that are remembered. */
const MAX_DRAWINGS = 4;

/** Adds the commitments of an attempt, before this phone reveals its share. The first ones for a share are final. */
export function withCommitments(
  { drawings = [] }: Pick<TableRecord, 'drawings'>,
  drawing: Drawing,
  digest: string,
): readonly Drawing[] {
  const isKnown = drawings.some(({ commitments }) => commitments.some(([, one]) => one === digest));
  return isKnown ? drawings : [...drawings, drawing].slice(-MAX_DRAWINGS);
}

/** Previous matches that are remembered. */
const MAX_PREVIOUS = 8;

/** Adds a match to the previous matches of a table. */
export function withPreviousMatch(
  { previous = [] }: Pick<TableRecord, 'previous'>,
  match: PreviousMatch,
): readonly PreviousMatch[] {
  return [...previous.filter(({ id }) => id !== match.id), match].slice(-MAX_PREVIOUS);
}

/** A new table with this phone as its host. All seats of people are open. */
export function newTable(
  self: ThisPhone,
  plan: Omit<TablePlan, 'startDigest'>,
  seats: readonly SeatPlan[],
): TableRecord {
  return {
    table: drawSecret(),
    plan: { ...plan, startDigest: startDigest(plan.start) },
    charter: null,
    term: 1,
    host: self.phone,
    awaited: [],
    lobby: {
      revision: 0,
      match: 1,
      code: null,
      stage: { is: 'gathering' },
      phones: [{ phone: self.phone, key: self.key, name: self.name, linked: true }],
      seats: seats.map((seat) => ({ plan: { ...seat }, holder: null })),
      changes: [],
    },
  };
}

/** A table for a match of `length` entries that has begun on this phone, which holds all seats of people. */
export function tableForMatch(self: ThisPhone, header: MatchHeader, length: number): TableRecord {
  const { game, rulesVersion, options, start } = header;
  const help = mayHelp(header);
  const plan = { game, rules: rulesVersion, options, help, ...(start ? { start } : {}) };
  const { lobby, ...table } = newTable(self, plan, header.seats);
  const seats = lobby.seats.map(({ plan, holder }) => ({
    plan,
    holder: plan.player.kind === 'person' ? self.phone : holder,
  }));
  const charter = { table: table.table, base: length, holders: seats.map(({ holder }) => holder) };
  return { ...table, charter, lobby: { ...lobby, seats, stage: { is: 'begun', shares: [] } } };
}

/** The digest of what is to be played at a table, and who has which seat: what every phone with a seat agrees to. */
export function planDigest(
  { table, plan }: Pick<TableRecord, 'table' | 'plan'>,
  match: number,
  seats: readonly { readonly plan: SeatPlan; readonly holder: PhoneId | null }[],
): string {
  const { game, rules, options, help, startDigest } = plan;
  const held = seats.map(({ plan: { player, ...rest }, holder }) => [
    { ...rest, player: { ...player } },
    player.kind === 'person' ? holder : null,
  ]);
  return digestOf([table, match, game, rules, options, help, startDigest, held]);
}

/** The public keys of the phones at a table. */
export function keysIn({ phones }: Pick<Lobby, 'phones'>): KeyOf {
  const keys = new Map(phones.map(({ phone, key }) => [phone, key]));
  return (phone) => keys.get(phone);
}

/** The seats of a lobby as the match has them: where a computer plays for a lost phone, the seat is a computer's. */
export function seatsHeld(
  seats: Lobby['seats'],
  { seats: planned }: MatchHeader,
  holdOf: (seat: Seat) => Hold,
): Lobby['seats'] {
  return seats.map((one, seat) => {
    if (planned[seat]?.player.kind !== 'person') return one;
    const { holder, level } = holdOf(seat);
    const player = level ? { kind: 'computer' as const, level } : { kind: 'person' as const };
    return { plan: { ...one.plan, player }, holder };
  });
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

/** Whether people at that phone decide for a seat: nobody does for a computer's. */
export function peopleDecide(
  record: Pick<TableRecord, 'lobby' | 'host'>,
  seat: Seat,
  phone: PhoneId,
): boolean {
  const player = record.lobby.seats[seat]?.plan.player;
  return player?.kind === 'person' && deciderOf(record, seat) === phone;
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

/** The lobby for a rematch. People keep their seats; a seat where a computer played for a lost phone is open. */
export function rematchLobby(lobby: Lobby, { seats }: MatchHeader): Lobby {
  const next = seats.map((plan, seat) => {
    const held = lobby.seats[seat];
    const stoodIn = held?.plan.player.kind !== plan.player.kind;
    return { plan: { ...plan }, holder: stoodIn ? null : (held?.holder ?? null) };
  });
  const { match } = lobby;
  return { ...lobby, match: match + 1, stage: { is: 'gathering' }, seats: next, changes: [] };
}

/**
 * How far the term of a phone that comes back may be ahead. Every change of host raises it by one, and a phone that was
 * away for this many of them has missed more than any table lives through.
 */
export const MAX_LEAP = 100;

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
