import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { PHASE, PHASES, type State } from '../../../../src/games/ultimate-railroads/rules/state';
import { UNITS } from '../../../../src/games/ultimate-railroads/rules/units';
import { factsOf } from '../../../../src/games/ultimate-railroads/view/facts';
import { chipsOf, openChip } from '../../../../src/games/ultimate-railroads/view/pool';
import { randomFrom } from '../../../../src/kit/random';
import { builder, rich } from '../../../games/ultimate-railroads/support/walk';

/** What is asked: a phase, a lock, or the unit of the pool that is open. */
function kindOf(state: State): string {
  const phase = PHASES[state.now[PHASE] ?? 0] ?? '';
  if (phase !== 'resolve') return phase;
  const { lock } = factsOf(state);
  return lock || (UNITS[openChip(chipsOf(state), null)?.unit ?? 0] ?? '');
}

/** One position for each kind of decision that matches by chance come to. */
export function oneOfEach(): ReadonlyMap<string, State> {
  const found = new Map<string, State>();
  const random = randomFrom('kinds');
  for (let match = 0; match < 12; match++) {
    const state = rich(2 + (match % 3), `kinds ${match}`);
    while (rules.toAct(state) !== null) {
      const now = rules.clone(state);
      const kind = kindOf(now);
      if (!found.has(kind)) found.set(kind, now);
      rules.play(state, builder(state, random));
    }
  }
  return found;
}
