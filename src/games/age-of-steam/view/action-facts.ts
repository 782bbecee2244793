import { figureAt } from '../../../kit/figure-at';
import type { Seat } from '../../../kit/rules';
import { order } from '../rules/order';
import { emptyBoxes } from '../rules/production';
import type { State } from '../rules/state';
import type { ActionFacts } from '../words/en/table/plan';
import { factsOf, isLastTurn } from './facts';
import type { Voice } from './voice';

/** What decides what an action means to a seat this turn. */
export function actionFacts(state: State, seat: Seat, voice: Voice): ActionFacts {
  const acts = order(state);
  return {
    ahead: acts.slice(0, acts.indexOf(seat)).map(voice.name),
    engine: figureAt(state.engine, seat),
    newCities: state.newCity.filter((hex) => hex === 0).length,
    emptyBoxes: emptyBoxes(state),
    lastTurn: isLastTurn(factsOf(state)),
  };
}
