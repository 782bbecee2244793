import { writeHex } from '../../../kit/hex';
import { hexNumber } from '../../../kit/hex-form';
import type { Json, JsonObject } from '../../../kit/json';
import { flaw, wordOf } from '../../../kit/reading';
import type { Action } from '../../../kit/rules';
import { COMPANIES } from '../data/companies';
import { alsoOf, buildAction, companyOf, harborOf, routeOf, westOf } from './action';
import type { WrittenBuild } from './events';
import { readCompany } from './kind';
import type { Refusal } from './refusals';
import { READY_MOST, type State } from './state';

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
