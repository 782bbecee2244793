import { rules } from '../../../../src/games/504/rules';
import { reader } from '../../../../src/games/504/rules/reader';
import type { State } from '../../../../src/games/504/rules/state/state';
import { kindsIn } from '../../../gallery/kinds-in';
import { people } from '../../../support/people';
import { newMatch } from './match';

/** A position of every kind of decision, as the gallery shows it. */
export const oneOfEach = (): ReadonlyMap<string, State> => kindsIn('504', reader);

/** Matches that begin with these positions, by the names of their kinds. */
export function matchesAt(kinds: ReadonlyMap<string, State>) {
  return [...kinds].map(([id, state]) =>
    newMatch({
      ...{ id, world: state.world.name, seats: people(state.seats) },
      start: rules.position.write(state),
    }),
  );
}
