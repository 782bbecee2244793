import { figureAt } from '../../../kit/figure-at';
import { resultOf } from '../../../kit/result-of';
import type { Action, GameEvent, Seat } from '../../../kit/rules';
import { perPosition } from '../../../ui/per-position';
import { rules } from '../rules';
import { oneOf, twoOf } from '../rules/action';
import { isAdded } from '../rules/build-change';
import { buildCost } from '../rules/build-cost';
import { linkSegments } from '../rules/score';
import { SEAT, type State } from '../rules/state';
import { legalIn } from './legal';

/** What a tile, or a new city, would do. */
export interface BuildEffect {
  readonly action: Action;
  readonly cost: number;
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** Points that it brings by links. */
  readonly points: number;
  /** It only turns track that is there. */
  readonly turns: boolean;
}

const effects = perPosition(() => new Map<Action, BuildEffect>());
const sorted = perPosition(() => new Map<number, readonly Action[]>());

/** The position after a tile or a new city, and what happened on the way. */
export function effectOf(state: State, action: Action): BuildEffect {
  const known = effects(state);
  let found = known.get(action);
  if (!found) {
    const seat: Seat = figureAt(state.turn, SEAT);
    const { after, events } = resultOf(rules, state, [action]);
    const [hex, shape] = [oneOf(action), twoOf(action)];
    const old = figureAt(state.shape, hex);
    found = {
      action,
      cost: costIn(events),
      state: after,
      events,
      points: linkSegments(after, seat) - linkSegments(state, seat),
      turns: old !== 0 && !isAdded(old, shape),
    };
    known.set(action, found);
  }
  return found;
}

function costIn(events: readonly GameEvent[]): number {
  const cost = events.find(({ event }) => event === 'build')?.cost;
  return typeof cost === 'number' ? cost : 0;
}

/** The tiles that fit on a hex: what completes a link first, then what takes over track, then the cheap ones. */
export function buildsOn(state: State, hex: number): readonly Action[] {
  const known = sorted(state);
  let found = known.get(hex);
  if (!found) {
    const worth = (action: Action) => {
      const { points, events, turns, cost } = effectOf(state, action);
      const claims = events.some(({ event }) => event === 'claim');
      return 100 * points + (claims ? 50 : 0) - (turns ? 20 : 0) - cost;
    };
    const actions = legalIn(state).builds.get(hex) ?? [];
    found = [...actions].sort((one, other) => worth(other) - worth(one) || one - other);
    known.set(hex, found);
  }
  return found;
}

/** The least that any tile costs on a hex; null where none fits. */
export function cheapestOn(state: State, hex: number): number | null {
  const actions = legalIn(state).builds.get(hex) ?? [];
  if (actions.length === 0) return null;
  return Math.min(...actions.map((action) => buildCost(state, hex, twoOf(action))));
}
