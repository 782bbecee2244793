import { rustBelt } from '../../../../src/games/age-of-steam/data/rust-belt';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { boardOf } from '../../../../src/games/age-of-steam/rules/board';
import type { Event } from '../../../../src/games/age-of-steam/rules/events';
import type { Options } from '../../../../src/games/age-of-steam/rules/options';
import { reader, readerWith } from '../../../../src/games/age-of-steam/rules/reader';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import type { Json, JsonObject } from '../../../../src/kit/json';
import { unwrap } from '../../../../src/kit/result';
import { withValues, writtenGame } from '../../written-game';
import examples from '../data/examples.json' with { type: 'json' };
import { notSmall } from './small-board';

export interface Player {
  money: number;
  shares: number;
  engine: number;
  income: number;
  action: string | null;
  begun: boolean;
  out: number | null;
}

/** The written form of a position, loose enough to be changed by a test. */
export interface Written {
  game: string;
  options: Record<string, Json>;
  seats: number;
  turn: Record<string, Json> & { number: number; phase: string; seat: number | null };
  order: number[];
  players: Player[];
  track: Record<string, Record<string, number | null>>;
  newCities: Record<string, string>;
  cubes: Record<string, string[]>;
  display: Record<string, (string | null)[]>;
  bag: Record<string, number>;
}

/** What matches of tests are usually played with. */
export const options = { board: 'rust-belt' } as const;
export const board = boardOf(rustBelt);

export function fresh(seats = 4, seed = 'fresh', on: Options = options): State {
  return unwrap(rules.begin(on, seats, seed));
}

/** Reads positions on boards of the tests, too. */
export const readerOfTests = readerWith(notSmall);

export const { write, read, refused, played, legal, legalKind } = writtenGame<
  State,
  Written,
  Event
>(rules, readerOfTests);

/** The problem that reading finds on boards of the app; null where the position is sound. */
export const { flawOf } = writtenGame<State, Written>(rules, reader);

export type Base = keyof typeof examples.bases;

/** A start position of the examples, the values at these dotted paths replaced. */
export const edited = (base: Base, put: Record<string, unknown> = {}): Written =>
  withValues(examples.bases[base], put);

/** A seat's build turn on a board with this track, everybody having begun. */
export function building(
  track: Written['track'],
  put: Record<string, unknown> = {},
  seat = 0,
): State {
  const turn = { number: 2, phase: 'build', seat, built: {}, urbanized: false };
  const begun = { 'players.0.begun': true, 'players.1.begun': true, 'players.2.begun': true };
  return read(edited('start-3', { turn, ...begun, track, ...put }));
}

/** The position after several actions. */
export function playedAll(state: State, ...actions: JsonObject[]): State {
  return played(state, ...actions).state;
}
