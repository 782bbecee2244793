import { EDGES } from './board';
import { CUBE, LINKS, NO_LINK, SEAT, type State } from './state';

/**
 * 8.5 asks only whether a delivery can be finished. The shortest way to a city of the color visits no stop
 * twice and ends at the first such city it meets, so it is enough to spread out from a stop, link by link.
 */

/** Bits of the stops within `links` links of a stop, by ways that meet none of the stops in `closed`. */
function within(state: State, stop: number, links: number, closed: number): number {
  const { linked } = state;
  let reached = 0;
  let front = 1 << stop;
  for (let link = 0; link < links && front !== 0; link++) {
    let next = 0;
    for (let rest = front; rest !== 0; rest &= rest - 1)
      next |= linked[31 - Math.clz32(rest & -rest)];
    front = next & ~(closed | reached | (1 << stop));
    reached |= front;
  }
  return reached;
}

/** Bits of the stops to which the seat to act could send a cube from a city. */
export function withinEngine(state: State, city: number): number {
  return state.linked[city] === 0 ? 0 : within(state, city, state.engine[state.turn[SEAT]], 0);
}

/** Bits of the stops where the cube on its way has been. */
export function stopsVisited({ turn, visited }: State): number {
  let stops = 0;
  for (let at = 0; at <= turn[LINKS]; at++) stops |= 1 << visited[at];
  return stops;
}

/** Where the cube on its way is. */
export function cubeStop({ turn, visited }: State): number {
  return visited[turn[LINKS]];
}

/** The stop to which the cube would go by an edge of the stop where it is; -1 where no link leaves. */
export function nextStop(state: State, edge: number): number {
  const to = state.linkTo[cubeStop(state) * EDGES + edge];
  return to === NO_LINK ? -1 : to;
}

/** Whether a cube that has reached `stop` ends there or can still be delivered. The stop is not in `closed`. */
export function canFinish(state: State, stop: number, closed: number): boolean {
  const goals = state.goals[state.turn[CUBE] - 1];
  if ((goals >> stop) & 1) return true;
  const links = state.engine[state.turn[SEAT]] - state.turn[LINKS] - 1;
  return (within(state, stop, links, closed) & goals) !== 0;
}

/** Whether the cube may leave by this edge (8.3 to 8.5); `closed` are the stops where it has been. */
export function mayLeave(state: State, edge: number, closed: number): boolean {
  const to = nextStop(state, edge);
  return to >= 0 && ((closed >> to) & 1) === 0 && canFinish(state, to, closed);
}
