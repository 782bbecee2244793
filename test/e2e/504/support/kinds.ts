import { rules } from '../../../../src/games/504/rules';
import { reader } from '../../../../src/games/504/rules/reader';
import type { State } from '../../../../src/games/504/rules/state/state';
import { kindsIn } from '../../../gallery/kinds-in';
import { people } from '../../../support/people';
import { newMatch } from './match';

/** A position of every kind of decision, as the gallery shows it. */
export const oneOfEach = (): ReadonlyMap<string, State> => kindsIn('504', reader);

/** A match that begins with this position, by the name of its kind. */
export const matchAt = (id: string, state: State) =>
  newMatch({
    ...{ id, world: state.world.name, seats: people(state.seats) },
    start: rules.position.write(state),
  });
