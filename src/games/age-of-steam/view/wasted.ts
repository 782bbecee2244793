import type { Action } from '../../../kit/rules';
import { ACTIONS } from '../data/actions';
import { actionOf, argsOf, kindOf } from '../rules/actions';
import { done } from '../rules/build';
import { engine, passMove } from '../rules/move';
import { passDraw } from '../rules/production';
import { select, takerOf } from '../rules/select';
import { SEAT, type State } from '../rules/state';
import { effectOf } from './builds';
import { factsOf, hasEffect, isLastTurn } from './facts';
import { legalIn } from './legal';
import { outlooks } from './outlook';
import { addedByEngine, bestDeliveries } from './routes';

/** What a choice gives up for nothing: the move of a turn, or points. */
export type Waste =
  /** A move of goods, though a delivery would pay. `pays`: by how much it would raise the seat's income. */
  | { readonly loss: 'delivery'; readonly pays: number }
  /** A move of goods, though a better engine would add a delivery. */
  | { readonly loss: 'engine' }
  /** An engine that ships nothing anymore, though it costs something. */
  | { readonly loss: 'idle-engine' }
  /** An action without effect, though another one is free. */
  | { readonly loss: 'action' }
  /** The cubes of Production. */
  | { readonly loss: 'draw' }
  /** Points of the last turn's track, which cash cannot bring anymore. */
  | { readonly loss: 'track'; readonly points: number };

/** What this legal action wastes. */
export function wastedBy(state: State, action: Action): readonly Waste[] {
  switch (kindOf(action)) {
    case passMove:
      return unusedMove(state);
    case engine:
      return idleEngine(state);
    case select:
      return emptyAction(state, argsOf(action));
    case passDraw:
      return [{ loss: 'draw' }];
    case done:
      return unbuiltTrack(state, action);
    default:
      return [];
  }
}

function missedDelivery(state: State): readonly Waste[] {
  const pays = bestDeliveries(state)[0]?.best.own ?? 0;
  return pays > 0 ? [{ loss: 'delivery', pays }] : [];
}

/** Whether goods still move after this move. */
function moreMoves(state: State): boolean {
  const facts = factsOf(state);
  return !isLastTurn(facts) || facts.round < 2;
}

function unusedMove(state: State): readonly Waste[] {
  const missed = missedDelivery(state);
  if (missed.length > 0) return missed;
  const upgrades = moreMoves(state) && legalIn(state).all.includes(actionOf(engine));
  return upgrades && addedByEngine(state).length > 0 ? [{ loss: 'engine' }] : [];
}

/** In the last turn a better engine is of use only if it adds a delivery for the second round. */
function idleEngine(state: State): readonly Waste[] {
  if (!isLastTurn(factsOf(state))) return [];
  if (moreMoves(state) && addedByEngine(state).length > 0) return [];
  const missed = missedDelivery(state);
  const seat = state.turn[SEAT] ?? 0;
  const scoreBy = (action: Action) => outlooks(state, [action])[seat]?.score.total ?? 0;
  const costs = scoreBy(actionOf(engine)) < scoreBy(actionOf(passMove));
  return missed.length > 0 || costs ? [{ loss: 'idle-engine' }, ...missed] : [];
}

function emptyAction(state: State, place: number): readonly Waste[] {
  const seat = state.turn[SEAT] ?? 0;
  const isEmpty = (one: number) => {
    const id = ACTIONS[one]?.id;
    return id !== undefined && !hasEffect(state, seat, id);
  };
  const isFree = (one: number) => takerOf(state, one) < 0;
  const others = [...ACTIONS.keys()].filter((one) => isFree(one) && !isEmpty(one));
  return isEmpty(place) && others.length > 0 ? [{ loss: 'action' }] : [];
}

/** Cash is worth nothing after the last payday, so a tile that would bring points is given up for nothing. */
function unbuiltTrack(state: State, done: Action): readonly Waste[] {
  if (!isLastTurn(factsOf(state))) return [];
  const seat = state.turn[SEAT] ?? 0;
  const scoreBy = (actions: readonly Action[]) => outlooks(state, actions)[seat]?.score.total ?? 0;
  const now = scoreBy([done]);
  const gains = [...legalIn(state).builds.values()]
    .flat()
    .filter((build) => effectOf(state, build).points > 0)
    .map((build) => scoreBy([build]) - now);
  const points = Math.max(0, ...gains);
  return points > 0 ? [{ loss: 'track', points }] : [];
}
