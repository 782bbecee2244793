import type { Seat } from '../../../kit/rules';
import { SEATING, SPACES } from '../data/board';
import type { Program } from './program';
import { BOTTOM_USED, isLastRound, type State } from './state';
import {
  BOARD_SPACES,
  BOTTOM,
  HIRE,
  PLACE_1,
  PLACE_2,
  SPACE_IDS,
  SPACE_PROGRAMS,
  SPACE_RUBLES,
  SPACE_STRIP,
  SPACE_TAKES_RUBLES,
  SPACE_WORKERS,
  TEMPS_SPACE,
} from './tables';

/** 4.6: by number of seats, then by space: whether it exists at all. */
const EXISTS: Readonly<Record<number, readonly boolean[]>> = Object.fromEntries(
  Object.entries(SEATING).map(([seats, { absent }]) => [
    seats,
    SPACE_IDS.map((id) => !absent.includes(id)),
  ]),
);
/** The spaces that exist with each number of seats, engineers among them. */
export const SPACES_WITH: Readonly<Record<number, readonly number[]>> = Object.fromEntries(
  Object.entries(EXISTS).map(([seats, exists]) => [
    seats,
    SPACE_IDS.flatMap((_, space) => (exists[space] ? space : [])),
  ]),
);
const ROUNDS = SPACES.map(({ rounds }) => rounds);

/** The engineer of whom a space has its cost and effects; 0: it has its own. */
export function engineerOn({ strip }: State, space: number): number {
  if (space >= BOARD_SPACES) return space - BOARD_SPACES + 1;
  return SPACE_STRIP[space] < 0 ? 0 : strip[SPACE_STRIP[space]];
}

/** A space as events name it (16): with the number of the engineer on it, which changes from round to round. */
export function toldSpace(state: State, space: number) {
  const engineer = engineerOn(state, space);
  return { space: SPACE_IDS[space], ...(engineer > 0 && { engineer }) };
}

/** 4.6: whether a space exists for a seat: with these seats, in this round, with an engineer where it needs one. */
export function isThere(state: State, seat: Seat, space: number): boolean {
  if (space >= BOARD_SPACES) return state.engineer[space - BOARD_SPACES + 1] === 1 + seat;
  if (!EXISTS[state.seats][space]) return false;
  if (SPACE_STRIP[space] >= 0) return state.strip[SPACE_STRIP[space]] > 0;
  if (space === HIRE) return state.strip[0] > 0;
  const rounds = ROUNDS[space];
  return rounds === undefined || (rounds === 'last') === isLastRound(state);
}

/** Whose a space is (4.1, 4.7): 1 + the seat, 0 while it is free. */
export function takenBy({ taken, claim }: State, space: number): number {
  if (space === PLACE_1) return claim[0];
  return space === PLACE_2 ? claim[1] : taken[space];
}

/** Why a seat may not claim a place (4.7); null when it may, or the space is no claim. */
type ClaimFlaw = 'own-place' | 'has-claim' | null;

export function claimFlaw({ order, claim, seats }: State, seat: Seat, space: number): ClaimFlaw {
  if (space !== PLACE_1 && space !== PLACE_2) return null;
  // With 2 seats there is one claim, and either may have it.
  if (seats > 2 && order[space - PLACE_1] === seat) return 'own-place';
  return claim[1 - (space - PLACE_1)] === 1 + seat ? 'has-claim' : null;
}

/** What a space costs in all, workers and rubles (4.2). */
export function costOf(state: State, space: number): number {
  return workersOf(state, space) + rublesOf(state, space);
}

/** 4.3: the part of the cost that any payment may cover. */
export function workersOf(state: State, space: number): number {
  const engineer = engineerOn(state, space);
  return engineer > 0 ? state.set.engineerWorkers[engineer] : SPACE_WORKERS[space];
}

/** 4.3: rubles that must be among the payment. */
export function rublesOf(state: State, space: number): number {
  const engineer = engineerOn(state, space);
  return engineer > 0 ? state.set.engineerRubles[engineer] : SPACE_RUBLES[space];
}

/** 4.3: no ruble replaces the worker of a claim. */
export function takesRubles(space: number): boolean {
  return SPACE_TAKES_RUBLES[space];
}

export function programOf(state: State, space: number): Program {
  const engineer = engineerOn(state, space);
  return engineer > 0 ? state.set.engineers[engineer] : SPACE_PROGRAMS[space];
}

/** 4.5: actions of own engineers are indirect. */
export function isDirect(space: number): boolean {
  return space < BOARD_SPACES;
}

/** 12.3: whether a single worker pays for a space. */
export function isForOneWorker(state: State, space: number): boolean {
  return workersOf(state, space) === 1 && rublesOf(state, space) === 0 && takesRubles(space);
}

/** 10.6: whether the seat may use this space once more. */
export function mayUseAgain(state: State, seat: Seat, space: number): boolean {
  if (space === TEMPS_SPACE) return false;
  const isUsed =
    space === BOTTOM
      ? ((state.now[BOTTOM_USED] >> seat) & 1) === 1
      : state.taken[space] === 1 + seat;
  return isUsed && isForOneWorker(state, space) && !state.set.chooses[engineerOn(state, space)];
}

/** 10.7: whether the seat may use this engineer of another one. */
export function mayBeGuest({ engineer, set }: State, seat: Seat, number: number): boolean {
  const holder = engineer[number];
  return holder > 0 && holder !== 1 + seat && !set.borrows[number];
}
