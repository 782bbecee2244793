import { below, nextUint32, type RandomWords } from '../../../src/kit/random';
import type { Action } from '../../../src/kit/rules';
import { GOODS, LIMIT, LOAN } from '../data/goods';
import { actions, argsOf, kindOf, MOST_ACTIONS } from '../rules/actions';
import { carsAt, figure, handOf, loadOf, type State, toAct } from '../rules/state';

const listed = new Int32Array(MOST_ACTIONS);
const weights = new Float32Array(MOST_ACTIONS);

/** One legal action, each equally likely. */
export function sample(state: State, random: RandomWords): Action {
  return listed[below(random, actions.list(state, listed))];
}

/** One legal action, each as likely as it is promising. */
export function rollout(state: State, random: RandomWords): Action {
  const count = actions.list(state, listed);
  prior(state, listed, count, weights);
  let sum = 0;
  for (let at = 0; at < count; at++) sum += weights[at];
  let left = (nextUint32(random) / 2 ** 32) * sum;
  for (let at = 0; at < count; at++) {
    left -= weights[at];
    if (left < 0) return listed[at];
  }
  return listed[count - 1];
}

/** How promising each action looks at first sight. */
export function prior(state: State, actions: Int32Array, count: number, into: Float32Array): void {
  for (let at = 0; at < count; at++) into[at] = weightOf(state, actions[at]);
}

function weightOf(state: State, action: Action): number {
  const seat = toAct(state) ?? 0;
  const good = argsOf(action);
  const { prices } = state;
  const steps = figure(state, 'steps');
  switch (kindOf(action).do) {
    case 'bid':
      return 1 / (1 + argsOf(action));
    case 'pass':
      return 1;
    case 'deliver':
      return 2 * prices[good];
    case 'load':
      // A car that is delivered only in the next round is worth less.
      return (steps > loadOf(state, seat) + 1 ? 1 : 0.3) * prices[good];
    case 'draw': {
      const orders = handOf(state, seat).length;
      const cars = GOODS.reduce((sum, _, one) => sum + state.delivered[carsAt(seat, one)], 0);
      return cars > orders ? 2 : 0.3;
    }
    case 'borrow':
      return steps === 0 && loadOf(state, seat) > 0 && state.score[seat] - LOAN > LIMIT ? 1 : 0.05;
    case 'done':
      return steps === 0 ? 4 : 0.1;
    default:
      return 1;
  }
}
