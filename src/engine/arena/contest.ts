import type { JsonObject } from '../../kit/json';
import type { PlayerSpec } from '../../players/player-spec';

/** A player of a contest under its name on the command line. */
export interface Contestant {
  readonly name: string;
  readonly spec: PlayerSpec;
}

/** Matches of the same players under the same options. */
export interface Contest {
  readonly game: string;
  readonly options: JsonObject;
  readonly players: readonly Contestant[];
  readonly matches: number;
  readonly seed: string;
}

/** How a match of a contest went. */
export interface Result {
  /** Its number, from 0. */
  readonly match: number;
  /** Who came first, second, …: numbers of players, and that after the last for the automa. */
  readonly ranking: readonly number[];
  /** By player, the automa last where there is one. */
  readonly scores: readonly number[];
  /** The match as a file, if it was asked for. */
  readonly file: string | null;
}

/** Which player sits at each seat: each comes to each seat equally often. */
export function seating(match: number, players: number): readonly number[] {
  return Array.from({ length: players }, (_, seat) => (seat + match) % players);
}

/** The seed of a match: one round of the seating is played with the same luck. */
export function seedOf({ seed, players }: Contest, match: number): string {
  return `${seed} ${Math.floor(match / players.length)}`;
}
