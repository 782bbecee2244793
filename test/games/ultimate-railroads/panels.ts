import { PHASE, PHASES, type State } from '../../../src/games/ultimate-railroads/rules/state';
import { UNITS } from '../../../src/games/ultimate-railroads/rules/units';
import { factsOf } from '../../../src/games/ultimate-railroads/view/facts';
import { chipsOf, openChip } from '../../../src/games/ultimate-railroads/view/pool';

/** What is asked: a phase, a lock, or the unit of the pool that is open. */
export function kindOf(state: State): string {
  const phase = PHASES[state.now[PHASE] ?? 0] ?? '';
  if (phase !== 'resolve') return phase;
  const { lock } = factsOf(state);
  return lock || (UNITS[openChip(chipsOf(state), null)?.unit ?? 0] ?? '');
}

/** Everything that can be asked. */
export const PANELS = [
  ...['start', 'industry', 'turn', 'locomotive', 'hand', 'build', 'black', 'gray', 'any'],
  ...['basic', 'brown', 'key', 'claims', 'natural', 'white', 'token', 'card', 'bonus', 'guest'],
  ...['again', 'spread', 'prize', 'factory', 'over'],
];
