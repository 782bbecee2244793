import type { Seat } from '../../../kit/rules';
import { PHASE } from './base/fields';
import { orderOf } from './base/flow';
import { agentOf, type State } from './state';

/** All seats in the order in which they act; those that decide for no company in this round come last. */
export function seatsInOrder(state: State): readonly Seat[] {
  const ofSeats = (state.world.phases[state.now[PHASE]]?.owner(state) ?? -1) < 0;
  const acting = orderOf(state).map((one) => (ofSeats ? one : agentOf(state, one)));
  const all = Array.from({ length: state.seats }, (_, seat) => seat);
  return [...new Set([...acting, ...all])];
}
