import { reader } from '../../../../src/games/ultimate-railroads/rules/reader';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import { kindsIn } from '../../../gallery/kinds-in';

/** A position of every kind of decision, as the gallery shows it. */
export const oneOfEach = (): ReadonlyMap<string, State> => kindsIn('ultimate-railroads', reader);
