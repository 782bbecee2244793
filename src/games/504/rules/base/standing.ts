import { finalStanding, openStanding, type Standing } from '../../../../kit/standing';
import { PHASE } from '../state/fields';
import type { Owner } from '../state/ids';
import { figure } from '../state/parts';
import type { State } from '../state/state';
import { figureOf } from './ask';
import { OVER } from './phases';

/** VP that count only at the end. */
export const FINAL_POINTS = figure();

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
  const points = state.vp[owner] + state.world.goal.points(state, owner);
  return figureOf(state, FINAL_POINTS, owner, points);
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
