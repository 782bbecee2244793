import type { ScoreUnit } from '../../../ui/game-view';
import type { State } from '../rules/state/state';

/** What scores count in this world: dollars where the wealthiest wins (9.I). */
export function scoreUnit({ world }: State): ScoreUnit {
  return world.role[9] === 1 ? 'dollars' : 'points';
}
