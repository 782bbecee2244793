import type { Advice } from '../../../kit/advice';
import { byPrior, uniformly } from '../../../kit/drawn-actions';
import { argsOf, kindOf, list, MOST_ACTIONS } from '../rules/actions';
import { TURN_PHASE } from '../rules/base/phases';
import { PHASE } from '../rules/state/fields';
import { digitOf } from '../rules/state/kind';
import type { State } from '../rules/state/state';
import { baseGain, NEVER, surveyMoves, surveyPurse } from './base';
import { chances } from './chances';
import { look } from './outlook';
import { adviceOf } from './table';
import { surveyTiles } from './tiles';
import { value } from './value';

const LEAST = 0.001;
const MOST = 1000;

/** How promising each action looks at first sight: about the points that it brings. */
function prior(state: State, actions: Int32Array, count: number, into: Float32Array): void {
  const owner = state.world.phases[state.now[PHASE]]?.owner(state) ?? -1;
  const { byDigit, all } = adviceOf(state.world);
  look(state);
  if (owner >= 0) {
    if (state.now[PHASE] === TURN_PHASE) surveyTiles(state, owner);
    surveyPurse(state, owner);
    surveyMoves(state, owner);
    for (let at = 0; at < all.survey.length; at++) all.survey[at](state, owner);
  }
  for (let at = 0; at < count; at++) {
    const kind = kindOf(actions[at]);
    const digit = digitOf(kind.code);
    const args = argsOf(actions[at]);
    const gain =
      digit === 0
        ? baseGain(state, owner, kind, args)
        : (byDigit[digit]?.gain?.(state, owner, kind, args) ?? 0);
    into[at] = gain === NEVER ? 0 : Math.min(MOST, Math.max(LEAST, gain));
  }
}

const lister = { list, max: MOST_ACTIONS };

/** The advice of 504: of the base, and of the modules that are in the world. */
export const advice: Advice<State> = {
  sample: uniformly(lister),
  prior,
  rollout: byPrior(lister, prior),
  value,
  chances,
  // A turn has dozens of small steps, which are worth little until it is over. From some hundred playouts on, estimates
  // decide: eight times more hardly help, so without a margin an Engineer would play like a Director.
  tuning: { rolloutDepth: 0, rolloutUnit: 'turn', engineerMargin: 0.02 },
};
