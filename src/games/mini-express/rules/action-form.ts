import { writeHex } from '../../../kit/hex';
import { isObject, type Json, type JsonObject } from '../../../kit/json';
import type { Action, Problem, Refusal } from '../../../kit/rules';
import { COMPANIES } from '../data/board-form';
import {
  alsoOf,
  BUILD_KIND,
  buildAction,
  companyOf,
  DRAFT_KIND,
  draftAction,
  kindOf,
  routeOf,
  takeAction,
} from './action';
import { type Company, READY_MOST, type State } from './state';

/** The keys that may stand in an action; any other makes it illegal (12). */
const KEYS: Record<string, readonly string[]> = {
  draft: ['do', 'company'],
  take: ['do', 'company'],
  build: ['do', 'company', 'route', 'also'],
};

/** Reads an action (12). A problem names what is no action at all, a refusal what can never be legal here. */
export function readAction(json: Json, state: State): Action | Refusal | Problem {
  if (!isObject(json)) return { problem: 'not-an-object', at: '' };
  const verb = json.do;
  const keys = typeof verb === 'string' && Object.hasOwn(KEYS, verb) ? KEYS[verb] : null;
  if (!keys) return { problem: 'unknown-word', at: 'do' };
  const company = readCompany(json.company);
  if (company < 0) return { problem: 'unknown-word', at: 'company' };
  const build = verb === 'build' ? readBuild(json, company, state) : null;
  if (build !== null && typeof build !== 'number' && 'problem' in build) return build;
  const stray = Object.keys(json).find((key) => !keys.includes(key));
  if (stray !== undefined) return { because: 'unexpected-key', key: stray };
  if (build !== null) return build;
  return verb === 'draft' ? draftAction(company) : takeAction(company);
}

function readCompany(json: Json | undefined): Company {
  return (COMPANIES as readonly (Json | undefined)[]).indexOf(json);
}

function readBuild(json: JsonObject, company: Company, state: State): Action | Refusal | Problem {
  if (!Array.isArray(json.route) || json.route.length === 0) {
    return { problem: 'not-a-route', at: 'route' };
  }
  const route: number[] = [];
  for (const [index, text] of json.route.entries()) {
    const hex = typeof text === 'string' ? state.board.map.numberOf.get(text) : undefined;
    if (hex === undefined) return { problem: 'off-board', at: `route[${index}]` };
    route.push(hex);
  }
  const also = json.also === undefined ? -1 : readCompany(json.also);
  if (json.also !== undefined && also < 0) return { problem: 'unknown-word', at: 'also' };
  if (state.board.cityAt[route[route.length - 1]] < 0) return { because: 'no-city' };
  if (route.length > READY_MOST) {
    return { because: 'route-too-long', has: route.length, most: READY_MOST };
  }
  return buildAction(state, { company, route, also }) ?? { because: 'not-a-chain' };
}

/** The written form of a legal action. */
export function writeAction(action: Action, state: State): JsonObject {
  const company = COMPANIES[companyOf(action)];
  if (kindOf(action) !== BUILD_KIND) {
    return { do: kindOf(action) === DRAFT_KIND ? 'draft' : 'take', company };
  }
  const route = (routeOf(state, action) ?? []).map((hex) => writeHex(state.board.map.hexes[hex]));
  const also = alsoOf(action);
  return { do: 'build', company, route, ...(also >= 0 && { also: COMPANIES[also] }) };
}
