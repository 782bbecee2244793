import { PHASE } from '../rules/base/fields';
import { TURN_PHASE } from '../rules/base/phases';
import { argsOf, digitOf, kindCode } from '../rules/parts';
import type { State } from '../rules/state';
import { baseGain, NEVER, surveyMoves, surveyPurse } from './base';
import { look } from './outlook';
import { surveyTiles } from './tiles';
import { adviceOf } from './world-advice';

const LEAST = 0.001;
const MOST = 1000;

/** How promising each action looks at first sight: about the points that it brings. */
export function prior(state: State, actions: Int32Array, count: number, into: Float32Array): void {
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
    const code = kindCode(actions[at]);
    const kind = state.world.actions[code];
    if (!kind) throw new RangeError(`${actions[at]} is no action`);
    const digit = digitOf(code);
    const args = argsOf(actions[at]);
    const gain =
      digit === 0
        ? baseGain(state, owner, kind, args)
        : (byDigit[digit]?.gain?.(state, owner, kind, args) ?? 0);
    into[at] = gain === NEVER ? 0 : Math.min(MOST, Math.max(LEAST, gain));
  }
}
