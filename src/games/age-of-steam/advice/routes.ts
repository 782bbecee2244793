import { EDGES } from '../rules/board';
import { cubeStop, stopsVisited } from '../rules/delivery-reach';
import { CUBE, LINKS, NO_LINK, SEAT, type State } from '../rules/state';
import { OTHERS, OWN } from './deliveries';
import { earner } from './network';

const NONE = -99;

let seat = 0;
let goals = 0;
let linkTo: Uint8Array = new Uint8Array(0);

/**
 * How good the best end of the delivery under way is if the cube leaves by this edge, in eighths of own income.
 * The network of this position must have been read.
 */
export function goodOfExit(state: State, edge: number): number {
  seat = state.turn[SEAT];
  goals = state.goals[state.turn[CUBE] - 1];
  ({ linkTo } = state);
  const exit = cubeStop(state) * EDGES + edge;
  return (
    gain(exit) + best(linkTo[exit], state.engine[seat] - state.turn[LINKS] - 1, stopsVisited(state))
  );
}

function gain(exit: number): number {
  if (earner[exit] === seat) return OWN;
  return earner[exit] < 0 ? 0 : -OTHERS;
}

/** The best continuation from a stop with `left` links left. */
function best(stop: number, left: number, visited: number): number {
  if ((goals >> stop) & 1) return 0;
  let most = NONE;
  if (left === 0) return most;
  for (let exit = stop * EDGES; exit < (stop + 1) * EDGES; exit++) {
    const to = linkTo[exit];
    if (to === NO_LINK || (visited >> to) & 1) continue;
    const good = gain(exit) + best(to, left - 1, visited | (1 << stop) | (1 << to));
    if (good > most) most = good;
  }
  return most;
}
