import { finalStanding, openStanding, type Standing } from '../../../../kit/standing';
import type { Owner } from '../parts';
import type { State } from '../state';
import { PHASE } from './fields';
import { OVER } from './phases';

/** The scores as if the match ended now, and the places once it is over (G8). */
export function standing(state: State): Standing {
  const [other] = state.world.hooks.standing;
  return other ? other(state) : standingOf(state, ownerPoints(state));
}

/** G8.2: the VP of every owner. */
export function ownerPoints(state: State): readonly number[] {
  return Array.from({ length: state.owners }, (_, owner) => pointsOf(state, owner));
}

function pointsOf(state: State, owner: Owner): number {
  const { goal, hooks } = state.world;
  let points = state.vp[owner] + goal.points(state, owner);
  for (const hook of hooks.finalPoints) points += hook(state, owner);
  return points;
}

/** G8.3: most first, ties by role I's tie-break. */
function standingOf(state: State, scores: readonly number[]): Standing {
  if (state.now[PHASE] !== OVER) return openStanding(scores);
  const { goal } = state.world;
  return finalStanding(
    scores,
    (a, b) => scores[b] - scores[a] || goal.tie(state, b) - goal.tie(state, a),
  );
}

/** The same where ties stay ties (G8.3). */
export function sharedStanding({ now }: State, scores: readonly number[]): Standing {
  return now[PHASE] === OVER
    ? finalStanding(scores, (a, b) => scores[b] - scores[a])
    : openStanding(scores);
}
