import { count, wordOf } from '../../../kit/reading';
import { CUBES } from '../data/goods';
import { EDGES, hexText } from './board';
import {
  canFinish,
  cubeStop,
  mayLeave,
  nextStop,
  stopsVisited,
  withinEngine,
} from './delivery-reach';
import type { Emit } from './events';
import { COLORS } from './goods';
import { firstOf, pack, type SteamKind, secondOf, UNDERWAY } from './kind';
import { ownerFrom } from './links';
import { endOpportunity } from './move';
import { CUBE, FROM, LINKS, MOVE, SEAT, SEATS_FROM, type State } from './state';

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
