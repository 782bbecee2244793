import { writeHex } from '../../../kit/hex';
import { hexNumber } from '../../../kit/hex-form';
import type { Json, JsonObject } from '../../../kit/json';
import { flaw, wordOf } from '../../../kit/reading';
import type { Action } from '../../../kit/rules';
import { COMPANIES } from '../data/companies';
import {
  alsoOf,
  buildAction,
  cityOf,
  companyOf,
  harborOf,
  routeOf,
  STEPS_MOST,
  walkBack,
  westOf,
} from './action';
import { isFull } from './capacity';
import { payCompensation, reckonCompensation } from './compensation';
import type { Emit, WrittenBuild } from './events';
import { harborCompany, playHarbor } from './harbor';
import { readCompany } from './kind';
import { updateAllReach, updateReach } from './reach';
import type { Refusal } from './refusals';
import { beginsSpike, playSpikeBegin, playSpikeDrive } from './spike';
import { COMPANY_COUNT, isAutoma, READY_MOST, SEAT, type State } from './state';
import { PURPLE, tileFirst, tileSecond } from './tile';
import { advanceLength, changeInfluence } from './tracks';

/** Reads a build (12): the action, or why it can never be legal here. */
export function readBuild(json: JsonObject, state: State): Action | Refusal {
  const company = readCompany(json);
  const { map } = state.board;
  const written = Array.isArray(json.route) ? json.route : [];
  if (written.length === 0) flaw('not-a-route', 'route');
  const route = written.map((text, index) => hexIn(map, text, `route[${index}]`));
  const also = json.also === undefined ? -1 : wordOf(json.also, 'also', COMPANIES);
  const west = json.west === undefined ? -1 : wordOf(json.west, 'west', COMPANIES);
  const harborHex = json.harbor === undefined ? -1 : hexIn(map, json.harbor, 'harbor');
  const harbor = state.board.harborHex.indexOf(harborHex);
  if (harborHex >= 0 && harbor < 0) return { because: 'no-harbor' };
  if (state.board.cityAt[route[route.length - 1]] < 0) return { because: 'no-city' };
  if (route.length > READY_MOST) {
    return { because: 'route-too-long', has: route.length, most: READY_MOST };
  }
  const build = buildAction(state, { company, route, also, harbor, west });
  return build ?? { because: 'not-a-chain' };
}

function hexIn(map: State['board']['map'], text: Json | undefined, at: string): number {
  const hex = hexNumber(map, text);
  return hex < 0 ? flaw('off-board', at) : hex;
}

/** The written form of a build. */
export function writeBuild(action: Action, state: State): WrittenBuild {
  const { hexes } = state.board.map;
  const also = alsoOf(action);
  const harbor = harborOf(action);
  const west = westOf(action);
  return {
    do: 'build',
    company: COMPANIES[companyOf(action)],
    route: (routeOf(state, action) ?? []).map((hex) => writeHex(hexes[hex])),
    ...(also >= 0 && { also: COMPANIES[also] }),
    ...(harbor >= 0 && { harbor: writeHex(hexes[state.board.harborHex[harbor]]) }),
    ...(west >= 0 && { west: COMPANIES[west] }),
  };
}

const route = new Int16Array(STEPS_MOST + 1);

/** Plays a build of the seat to act or of the automa, in the order of clause 11. */
export function playBuild(state: State, action: Action, emit?: Emit): void {
  const company = companyOf(action);
  const city = cityOf(action);
  const harbor = harborCompany(state, action);
  const begins = beginsSpike(state, action);
  if (emit) tellBuild(state, action, emit);
  reckonCompensation(state, action);
  const trains = layTrack(state, action);
  payCompensation(state, emit);
  advanceLength(state, company, trains - 1, emit);
  gainInfluence(state, city, alsoOf(action), emit);
  if (harbor >= 0) playHarbor(state, harbor, harborOf(action), emit);
  playSpikeBegin(state, action, begins, emit);
  if (isFull(state, city) && state.tile[city] !== 0) {
    state.tile[city] = 0;
    emit?.({ event: 'tile-leaves', city: state.board.form.cities[city].id }, state);
  }
  playSpikeDrive(state, action, emit);
  if (begins) updateAllReach(state);
  else updateReach(state, company);
  if (harbor >= 0 && harbor !== company) updateReach(state, harbor);
}

/** 4.7: moves trains from ready to the map; returns how many. */
function layTrack(state: State, action: Action): number {
  const company = companyOf(action);
  const trains = walkBack(state, action, route);
  for (let i = 0; i < trains; i++) state.track[route[i]] |= 1 << company;
  state.ready[company] -= trains;
  return trains;
}

/** 4.10, and for the automa 7.9. */
function gainInfluence(state: State, city: number, also: number, emit?: Emit): void {
  const builder = state.turn[SEAT];
  const first = tileFirst(state.tile[city]);
  const second = tileSecond(state.tile[city]);
  if (second === PURPLE && isAutoma(state, builder)) {
    for (let all = 0; all < COMPANY_COUNT; all++) changeInfluence(state, all, builder, 1, emit);
  } else if (first === second) {
    changeInfluence(state, first, builder, 2, emit);
  } else {
    changeInfluence(state, first, builder, 1, emit);
    changeInfluence(state, second === PURPLE ? also : second, builder, 1, emit);
  }
}

function tellBuild(state: State, action: Action, emit: Emit): void {
  const seat = state.turn[SEAT];
  const does = writeBuild(action, state);
  const city = state.board.form.cities[cityOf(action)].id;
  const { do: _, ...build } = does;
  if (isAutoma(state, seat)) emit({ event: 'automa', does, city }, state);
  else emit({ event: 'build', seat, city, ...build }, state);
}
