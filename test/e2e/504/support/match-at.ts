import { rules } from '../../../../src/games/504/rules';
import { factsOf } from '../../../../src/games/504/view/model/base/facts';
import { legalIn } from '../../../../src/games/504/view/model/base/legal';
import { type RestOfTurn, restOfTurn } from '../../../../src/games/504/view/model/rest-of-turn';
import { isStepIdle } from '../../../../src/games/504/view/pieces/passed-steps';
import { randomFrom } from '../../../../src/kit/random';
import { people } from '../../../support/people';
import { play } from '../../support/match';
import { newMatch, stateOf } from './match';
import { nextTap } from './walk';

/**
 * A match by taps up to the first step of this kind after some taps in which something can be done, such as `kind`: the
 * table itself ends others.
 */
export function matchAt(
  world: string,
  step: string,
  taps: number,
  kind?: string,
  fits = (_rest: RestOfTurn) => true,
) {
  const match = newMatch({ id: `${world}-${step}`, world, seats: people(2) });
  const random = randomFrom(`turn ${world}`);
  for (let tap = 0; rules.toAct(stateOf(match)) !== null; tap++) {
    const state = rules.clone(stateOf(match));
    const facts = factsOf(state);
    const isHere = (facts.step || facts.phase) === step && facts.pending === '';
    const canDo = kind === undefined || legalIn(state).some(({ form }) => form.do === kind);
    const rest = restOfTurn(state);
    const isFit = rest ? fits(rest) : facts.phase !== 'turn';
    if (tap >= taps && isHere && canDo && isFit && !isStepIdle(state)) return match;
    play(match, ...nextTap(state, random, 30));
  }
  throw new Error(`no ${step} in ${world}`);
}
