import { isObject } from '../../../kit/json';
import type { Emit, GameEvent } from '../../../kit/rules';
import { type City, citiesOf, readHex, tileAt } from './base/map';
import { hasSettlement } from './base/pieces';
import type { State } from './state/state';

/** What the position of an event knows that its keys do not say (Events). */
export interface EventContext {
  /** The cities on the map: some are found in play. */
  readonly cities: readonly City[];
  /** Its action brings something new: a move a settlement, a purchase of shares a company. */
  readonly founds: boolean;
}

/** By event: when it is told later, the position is gone. */
const contexts = new WeakMap<object, EventContext>();

export function rememberingContext(emit: Emit<State>): Emit<State> {
  return (event, state) => {
    contexts.set(event, { cities: citiesOf(state), founds: founds(event, state) });
    emit(event, state);
  };
}

/** The context of an event of a match that was played here; null: it is from elsewhere. */
export const contextOf = (event: object): EventContext | null => contexts.get(event) ?? null;

/** Whether the action of a `did`, which is told before it is played, founds something. */
function founds({ action, owner }: GameEvent, state: State): boolean {
  if (!isObject(action)) return false;
  if (action.do === 'buy')
    return (
      state.world.company &&
      typeof action.company === 'number' &&
      state.isFounded[action.company] === 0
    );
  if (action.do !== 'move' || typeof owner !== 'number') return false;
  const hex = readHex(action.to);
  if (!hex) return false;
  const tile = tileAt(state, ...hex);
  return (
    !hasSettlement(state, owner, tile) &&
    !state.world.hooks.entering.some((one) => one.isHere(state, owner, tile))
  );
}
