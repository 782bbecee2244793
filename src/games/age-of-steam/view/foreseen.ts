import type { Action } from '../../../kit/rules';
import { rules } from '../rules';
import type { State } from '../rules/state';

/** The hexes that events of a kind would name if these actions were played. */
export function foreseen(
  state: State,
  actions: readonly Action[],
  kind: string,
): readonly string[] {
  const next = rules.clone(state);
  const found: string[] = [];
  for (const action of actions) {
    rules.play(next, action, ({ event, hexes }) => {
      if (event !== kind || !Array.isArray(hexes)) return;
      found.push(...hexes.filter((hex) => typeof hex === 'string'));
    });
  }
  return found;
}
