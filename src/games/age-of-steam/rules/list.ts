import { ACTIONS } from '../data/actions';
import { NEW_CITIES } from '../data/goods';
import {
  AMOUNT_MOST,
  BID_KIND,
  DONE_KIND,
  DRAW_KIND,
  DROP_KIND,
  ENGINE_KIND,
  GO_KIND,
  ISSUE_KIND,
  PASS_KIND,
  PLACE_KIND,
  packAction,
  SELECT_KIND,
  SHIP_KIND,
  STAND_KIND,
  URBANIZE_KIND,
} from './action';
import { highBid, isHolder, mayPass } from './auction';
import { EDGES } from './board';
import { listBuilds } from './build-list';
import { stopOfCity } from './delivery';
import { mayLeave, stopsVisited, withinEngine } from './delivery-reach';
import { COLORS } from './goods';
import { sharesLeft } from './issue';
import { engineRefusal } from './move';
import { takerOf } from './select';
import {
  AUCTION,
  BUILD,
  CUBE,
  DRAWN,
  GROW,
  ISSUE,
  MOVE,
  PHASE,
  SEAT,
  SELECT,
  type State,
} from './state';
import { mayUrbanize, townFlaw } from './urbanize';

/** Every cube with which the seat to act may begin a delivery, by city, then color. */
function listShips(state: State, into: Int32Array, count: number): number {
  const cities = state.board.cityIds.length;
  for (let city = 0; city < cities; city++) {
    const stop = stopOfCity(state, city);
    if (stop < 0) continue;
    const reached = withinEngine(state, stop);
    if (reached === 0) continue;
    for (let color = 0; color < COLORS; color++) {
      if (state.cubes[city * COLORS + color] === 0 || (reached & state.goals[color]) === 0)
        continue;
      into[count++] = packAction(SHIP_KIND, city, color);
    }
  }
  return count;
}

/** Every edge by which the cube on its way may leave. */
function listGoes(state: State, into: Int32Array): number {
  const visited = stopsVisited(state);
  let count = 0;
  for (let edge = 0; edge < EDGES; edge++) {
    if (mayLeave(state, edge, visited)) into[count++] = packAction(GO_KIND, edge);
  }
  return count;
}

/** The most legal actions of any position: bids of every sum that an action can name. */
export const MOST_ACTIONS = 10_240;

/** Every legal action once, in a fixed order; returns how many. */
export function list(state: State, into: Int32Array): number {
  switch (state.turn[PHASE]) {
    case ISSUE:
      return listIssues(state, into);
    case AUCTION:
      return listBids(state, into);
    case SELECT:
      return listSelects(state, into);
    case BUILD:
      into[0] = packAction(DONE_KIND);
      return listBuilds(state, into, listNewCities(state, into, 1));
    case MOVE:
      return state.turn[CUBE] > 0 ? listGoes(state, into) : listMoves(state, into);
    case GROW:
      return listGrowth(state, into);
    default:
      return 0;
  }
}

function listIssues(state: State, into: Int32Array): number {
  const most = sharesLeft(state);
  for (let shares = 0; shares <= most; shares++) into[shares] = packAction(ISSUE_KIND, shares);
  return most + 1;
}

function listBids(state: State, into: Int32Array): number {
  let count = 0;
  if (isHolder(state)) {
    into[count++] = packAction(STAND_KIND);
  } else {
    into[count++] = packAction(DROP_KIND);
    if (mayPass(state)) into[count++] = packAction(PASS_KIND);
  }
  const most = Math.min(state.money[state.turn[SEAT]], AMOUNT_MOST);
  for (let bid = highBid(state) + 1; bid <= most; bid++) into[count++] = packAction(BID_KIND, bid);
  return count;
}

function listSelects(state: State, into: Int32Array): number {
  let count = 0;
  for (let place = 0; place < ACTIONS.length; place++) {
    if (takerOf(state, place) < 0) into[count++] = packAction(SELECT_KIND, place);
  }
  return count;
}

function listNewCities(state: State, into: Int32Array, count: number): number {
  if (!mayUrbanize(state)) return count;
  const { cityCount, stopCount, stopHex } = state.board;
  for (let stop = cityCount; stop < stopCount; stop++) {
    const hex = stopHex[stop];
    if ((state.cities[0] >> stop) & 1 || townFlaw(state, hex)) continue;
    for (let letter = 0; letter < NEW_CITIES.length; letter++) {
      if (state.newCity[letter] === 0) into[count++] = packAction(URBANIZE_KIND, hex, letter);
    }
  }
  return count;
}

function listMoves(state: State, into: Int32Array): number {
  let count = 0;
  into[count++] = packAction(PASS_KIND);
  if (engineRefusal(state) === null) into[count++] = packAction(ENGINE_KIND);
  return listShips(state, into, count);
}

function listGrowth(state: State, into: Int32Array): number {
  if (state.turn[DRAWN] === 0) {
    into[0] = packAction(DRAW_KIND);
    into[1] = packAction(PASS_KIND);
    return 2;
  }
  let count = 0;
  for (let color = 0; color < COLORS; color++) {
    if (state.drawn[color] === 0) continue;
    for (let box = 0; box < state.display.length; box++) {
      if (state.display[box] === 0) into[count++] = packAction(PLACE_KIND, box, color);
    }
  }
  return count;
}
