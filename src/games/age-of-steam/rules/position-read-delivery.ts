import type { Json } from '../../../kit/json';
import { array, count, flaw, listOf, record, wordOf } from '../../../kit/reading';
import { CUBES } from '../data/goods';
import { readHex } from './action-form';
import { EDGES } from './board';
import { stopOfCity } from './delivery';
import { canGoOn } from './delivery-reach';
import { seatInOrder } from './position-read-players';
import { CUBE, FROM, LINKS, SEAT, type State } from './state';

/** The seats that took `engine` in this phase, ascending. */
export function readEngined(state: State, json: Json | undefined): void {
  let last = -1;
  for (const [index, seat] of array(json, 'turn.engined').entries()) {
    const at = `turn.engined[${index}]`;
    const read = seatInOrder(state, seat, at);
    if (read <= last) flaw('not-ascending', at);
    state.engined[read] = 1;
    last = read;
  }
}

/** A delivery on its way (8.3, 8.4). */
export function readDelivery(state: State, json: Json | undefined): void {
  const keys = ['city', 'cube', 'at', 'visited', 'links'];
  const delivery = record(json, 'turn.cube', keys);
  state.turn[CUBE] = 1 + wordOf(delivery.cube, 'turn.cube.cube', CUBES);
  state.turn[FROM] = wordOf(delivery.city, 'turn.cube.city', state.board.cityIds);
  if (stopOfCity(state, state.turn[FROM]) < 0) flaw('not-on-the-map', 'turn.cube.city');
  readVisited(state, delivery.visited);
  listOf(delivery.links, 'turn.cube.links', state.turn[LINKS]).forEach((link, index) => {
    readLink(state, index, link);
  });
  if (
    readHex(state, delivery.at, 'turn.cube.at') !==
    state.board.stopHex[state.visited[state.turn[LINKS]]]
  ) {
    flaw('elsewhere', 'turn.cube.at');
  }
  if (!canGoOn(state)) flaw('no-delivery', 'turn.cube');
}

/** All stops so far, each once, from the city on; none but the first is one where the cube would have stopped. */
function readVisited(state: State, json: Json | undefined): void {
  const hexes = array(json, 'turn.cube.visited');
  const most = state.engine[state.turn[SEAT]];
  const has = hexes.length;
  if (has === 0) flaw('too-few', 'turn.cube.visited', { has, least: 1 });
  if (has > most) flaw('too-many', 'turn.cube.visited', { has, most });
  const goals = state.goals[state.turn[CUBE] - 1];
  for (const [index, text] of hexes.entries()) {
    const at = `turn.cube.visited[${index}]`;
    const stop = state.board.stopOn[readHex(state, text, at)];
    if (stop < 0) flaw('no-stop', at);
    if (state.visited.subarray(0, index).includes(stop)) flaw('twice', at);
    if (index === 0 && stop !== stopOfCity(state, state.turn[FROM])) flaw('elsewhere', at);
    if (index > 0 && (goals >> stop) & 1) flaw('delivered', at);
    state.visited[index] = stop;
  }
  state.turn[LINKS] = has - 1;
}

/** The stop and the edge by which a link was taken. */
function readLink(state: State, index: number, json: Json): void {
  const at = `turn.cube.links[${index}]`;
  const [hex, edge] = listOf(json, at, 2);
  const stop = state.visited[index];
  if (readHex(state, hex, `${at}[0]`) !== state.board.stopHex[stop]) flaw('elsewhere', `${at}[0]`);
  const exit = count(edge, `${at}[1]`, EDGES - 1);
  if (state.linkTo[stop * EDGES + exit] !== state.visited[index + 1]) flaw('no-link', at);
  state.exits[index] = exit;
}
