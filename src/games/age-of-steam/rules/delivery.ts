import { count, wordOf } from '../../../kit/reading';
import { CUBES } from '../data/goods';
import { EDGES, hexText } from './board';
import type { Emit } from './events';
import { COLORS } from './goods';
import { firstOf, pack, type SteamKind, secondOf, UNDERWAY } from './kind';
import { ownerFrom } from './links';
import { endOpportunity } from './move';
import { CUBE, FROM, LINKS, MOVE, NO_LINK, SEAT, SEATS_FROM, type State } from './state';

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
function withinEngine(state: State, city: number): number {
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
function canFinish(state: State, stop: number, closed: number): boolean {
  const goals = state.goals[state.turn[CUBE] - 1];
  if ((goals >> stop) & 1) return true;
  const links = state.engine[state.turn[SEAT]] - state.turn[LINKS] - 1;
  return (within(state, stop, links, closed) & goals) !== 0;
}

/** Whether the cube may leave by this edge (8.3 to 8.5); `closed` are the stops where it has been. */
function mayLeave(state: State, edge: number, closed: number): boolean {
  const to = nextStop(state, edge);
  return to >= 0 && ((closed >> to) & 1) === 0 && canFinish(state, to, closed);
}

/** The stop of a city by its number; -1 for a new city beside the map. */
export function stopOfCity({ board, newCity }: State, city: number): number {
  const { cityCount, stopOn } = board;
  if (city < cityCount) return city;
  const hex = newCity[city - cityCount] - 1;
  return hex < 0 ? -1 : stopOn[hex];
}

/** The city at a stop, by its number; -1 for a town. */
export function cityAtStop({ board, newCity }: State, stop: number): number {
  const { cityCount, stopHex } = board;
  if (stop < cityCount) return stop;
  const letter = newCity.indexOf(stopHex[stop] + 1);
  return letter < 0 ? -1 : cityCount + letter;
}

/** Begins a delivery (8.3, 8.5). The args are the city and the color of the cube. */
export const ship = {
  do: 'ship',
  keys: ['city', 'cube'],
  places: [MOVE],
  isOne: (args, { board }) => firstOf(args) < board.cities.length && secondOf(args) < COLORS,
  read: ({ city, cube }, { board }) =>
    pack(wordOf(city, 'city', board.cityIds), wordOf(cube, 'cube', CUBES)),
  write: (args, { board }) => ({
    city: board.cityIds[firstOf(args)],
    cube: CUBES[secondOf(args)],
  }),
  refusal(state, args) {
    const city = firstOf(args);
    const color = secondOf(args);
    const stop = stopOfCity(state, city);
    if (stop < 0 || state.cubes[city * COLORS + color] === 0) return { because: 'no-cube' };
    const isPossible = (withinEngine(state, stop) & state.goals[color]) !== 0;
    return isPossible ? null : { because: 'no-delivery' };
  },
  list(state, into, at) {
    const cities = state.board.cityIds.length;
    let next = at;
    for (let city = 0; city < cities; city++) {
      const stop = stopOfCity(state, city);
      if (stop < 0) continue;
      const reached = withinEngine(state, stop);
      if (reached === 0) continue;
      for (let color = 0; color < COLORS; color++) {
        if (state.cubes[city * COLORS + color] === 0 || (reached & state.goals[color]) === 0)
          continue;
        into[next++] = pack(city, color);
      }
    }
    return next;
  },
  play(state, args, emit) {
    const { board, turn } = state;
    const city = firstOf(args);
    const color = secondOf(args);
    state.cubes[city * COLORS + color]--;
    turn[CUBE] = 1 + color;
    turn[FROM] = city;
    turn[LINKS] = 0;
    state.visited[0] = stopOfCity(state, city);
    const seat = turn[SEAT];
    emit?.({ event: 'ship', seat, city: board.cityIds[city], cube: CUBES[color] }, state);
  },
} as const satisfies SteamKind;

/** Sends the cube over a link, and ends the delivery in a city of its color (8.3 to 8.5). The args are the edge. */
export const go = {
  do: 'go',
  keys: ['exit'],
  places: [UNDERWAY],
  variants: EDGES,
  read: ({ exit }) => count(exit, 'exit', EDGES - 1),
  write: (exit) => ({ exit }),
  refusal(state, edge) {
    const to = nextStop(state, edge);
    if (to < 0) return { because: 'no-link' };
    const visited = stopsVisited(state);
    if ((visited >> to) & 1) return { because: 'visited' };
    return canFinish(state, to, visited) ? null : { because: 'dead-end' };
  },
  list(state, into, at) {
    const visited = stopsVisited(state);
    let next = at;
    for (let edge = 0; edge < EDGES; edge++)
      if (mayLeave(state, edge, visited)) into[next++] = edge;
    return next;
  },
  play(state, edge, emit) {
    const { board, turn } = state;
    const to = nextStop(state, edge);
    state.exits[turn[LINKS]++] = edge;
    state.visited[turn[LINKS]] = to;
    emit?.(
      { event: 'go', seat: turn[SEAT], exit: edge, to: hexText(board, board.stopHex[to]) },
      state,
    );
    if (((state.goals[turn[CUBE] - 1] >> to) & 1) === 0) return;
    deliver(state, emit);
    endOpportunity(state, emit);
  },
} as const satisfies SteamKind;

/** 8.6. */
function deliver(state: State, emit?: Emit): void {
  const { board, turn, income } = state;
  const color = turn[CUBE] - 1;
  const earned = emit && Array.from(income, () => 0);
  for (let link = 0; link < turn[LINKS]; link++) {
    const owner = ownerFrom(state, state.visited[link] * EDGES + state.exits[link]) - SEATS_FROM;
    if (state.out[owner] > 0) continue;
    income[owner]++;
    if (earned) earned[owner]++;
  }
  state.bag[color]++;
  const seat = turn[SEAT];
  const city = board.cityIds[turn[FROM]];
  const to = board.cityIds[cityAtStop(state, cubeStop(state))];
  state.visited.fill(0);
  state.exits.fill(0);
  turn[CUBE] = 0;
  turn[FROM] = 0;
  turn[LINKS] = 0;
  if (!earned) return;
  emit?.({ event: 'deliver', seat, city, cube: CUBES[color], to, income: earned }, state);
}
