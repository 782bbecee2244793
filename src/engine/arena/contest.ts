import type { JsonObject } from '../../kit/json';
import type { PlayerSpec } from '../../players/chooser';

/** A player of a contest, named as on the command line. */
export interface Contestant {
  readonly name: string;
  readonly spec: PlayerSpec;
}

/** A number of matches with the same players and options. */
export interface Contest {
  readonly game: string;
  readonly options: JsonObject;
  readonly players: readonly Contestant[];
  readonly matches: number;
  readonly seed: string;
}

/** The result of one match. */
export interface ContestResult {
  /** The number of the match, from 0. */
  readonly match: number;
  /** By player, then the automa if there is one. Equal numbers are shared places. */
  readonly places: readonly number[];
  /** By player, then the automa if there is one. */
  readonly scores: readonly number[];
  /** The match as a file; null: not requested. */
  readonly file: string | null;
}

/** The player at each seat. Over a contest, each player has each seat equally often. */
export function seating(match: number, players: number): readonly number[] {
  return Array.from({ length: players }, (_, seat) => (seat + match) % players);
}

/** The seed of a match. The matches of one rotation of the seats share it. */
export function seedOf({ seed, players }: Contest, match: number): string {
  return `${seed} ${Math.floor(match / players.length)}`;
}
