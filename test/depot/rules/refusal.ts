import type { Action, Refusal, Seat } from '../../../src/kit/rules';
import { DECK, GOODS, HIGHEST_PRICE, LOWEST_PRICE, TRAIN } from '../data/goods';
import { EVERY_ACTION, figureOf, type Verb, verbOf } from './action';
import { carsAt, figure, loadOf, type Phase, phaseOf, type State, toAct } from './state';

const PHASE_OF: Readonly<Record<Verb, Phase>> = {
  ...{ pass: 'bid', bid: 'bid' },
  ...{ draw: 'work', load: 'work', deliver: 'work', borrow: 'work', done: 'work' },
  ...{ dividend: 'owner', invest: 'owner' },
};

/** Why an action is not legal; null when it is. */
export function refusal(state: State, attempt: Action): Refusal | null {
  const seat = toAct(state);
  if (seat === null) return { because: 'over' };
  const verb = EVERY_ACTION.includes(attempt) ? verbOf(attempt) : undefined;
  if (!verb) return { because: 'no-action' };
  if (PHASE_OF[verb] !== phaseOf(state)) return { because: 'wrong-phase' };
  return refusalOf(state, seat, verb, figureOf(attempt));
}

function refusalOf(state: State, seat: Seat, verb: Verb, value: number): Refusal | null {
  const steps = figure(state, 'steps');
  switch (verb) {
    case 'bid': {
      const bid = figure(state, 'bid');
      return value > bid ? null : { because: 'bid-too-low', bid };
    }
    case 'draw':
      if (steps === 0) return { because: 'no-steps' };
      return figure(state, 'drawn') < DECK ? null : { because: 'deck-empty' };
    case 'load':
      if (steps === 0) return { because: 'no-steps' };
      if (loadOf(state, seat) === TRAIN) return { because: 'train-full', cars: TRAIN };
      return state.yard[value] > 0 ? null : { because: 'yard-empty', good: GOODS[value] };
    case 'deliver':
      if (steps === 0) return { because: 'no-steps' };
      return state.train[carsAt(seat, value)] > 0
        ? null
        : { because: 'not-loaded', good: GOODS[value] };
    case 'borrow':
      return figure(state, 'loan') === 0 ? null : { because: 'one-loan' };
    case 'dividend':
      return state.prices[figure(state, 'good')] > LOWEST_PRICE
        ? null
        : { because: 'price-lowest', price: LOWEST_PRICE };
    case 'invest':
      return state.prices[figure(state, 'good')] < HIGHEST_PRICE
        ? null
        : { because: 'price-highest', price: HIGHEST_PRICE };
    default:
      return null;
  }
}
