import { rules } from '../../../../src/games/504/rules';
import type { State } from '../../../../src/games/504/rules/state/state';
import { unwrap } from '../../../../src/kit/result';
import type { Checks, Manner, Table } from '../../contract/subject-type';

export function begun(world: string, seats: number, seed: string): State {
  return unwrap(rules.begin({ world }, seats, seed));
}

/** A match in a world, to be played in some manner. */
export function tableOf(
  world: string,
  seats: number,
  manner: Manner<State>,
  checks: Checks,
): Table<State> {
  const name = `world ${world}, ${seats} seats`;
  return { name, begin: () => begun(world, seats, name), manner, checks };
}
