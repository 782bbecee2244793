import { writeHex } from '../../../kit/hex';
import { hexNumber } from '../../../kit/hex-form';
import { isObject, type Json, type JsonObject } from '../../../kit/json';
import type { Action, Problem } from '../../../kit/rules';
import { COMPANIES, type CompanyId } from '../data/companies';
import {
  alsoOf,
  BUILD_KIND,
  buildAction,
  companyOf,
  DRAFT_KIND,
  draftAction,
  harborOf,
  kindOf,
  routeOf,
  takeAction,
  westOf,
} from './action';
import type { Refusal } from './refusals';
import { type Company, READY_MOST, type State } from './state';

/** The keys allowed in an action; any other one makes it illegal (12). */
const KEYS: Record<string, readonly string[]> = {
  draft: ['do', 'company'],
  take: ['do', 'company'],
  build: ['do', 'company', 'route', 'also', 'harbor', 'west'],
};

/** Reads an action (12). A problem means that it is malformed, a refusal that it can never be legal here. */
export function readAction(json: Json, state: State): Action | Refusal | Problem {
  if (!isObject(json)) return { problem: 'not-an-object', at: '' };
  const verb = json.do;
  const keys = typeof verb === 'string' && Object.hasOwn(KEYS, verb) ? KEYS[verb] : null;
  if (!keys) return { problem: 'unknown-word', at: 'do' };
  const company = companyNumber(json.company);
  if (company < 0) return { problem: 'unknown-word', at: 'company' };
  const build = verb === 'build' ? readBuild(json, company, state) : null;
  if (build !== null && typeof build !== 'number' && 'problem' in build) return build;
  const stray = Object.keys(json).find((key) => !keys.includes(key));
  if (stray !== undefined) return { because: 'unexpected-key', key: stray };
  if (build !== null) return build;
  return verb === 'draft' ? draftAction(company) : takeAction(company);
}

function companyNumber(json: Json | undefined): Company {
  return (COMPANIES as readonly (Json | undefined)[]).indexOf(json);
}

function readBuild(json: JsonObject, company: Company, state: State): Action | Refusal | Problem {
  if (!Array.isArray(json.route) || json.route.length === 0) {
    return { problem: 'not-a-route', at: 'route' };
  }
  const { map } = state.board;
  const route: number[] = [];
  for (const [index, text] of json.route.entries()) {
    const hex = hexNumber(map, text);
    if (hex < 0) return { problem: 'off-board', at: `route[${index}]` };
    route.push(hex);
  }
  const also = companyNumber(json.also);
  if (json.also !== undefined && also < 0) return { problem: 'unknown-word', at: 'also' };
  const west = companyNumber(json.west);
  if (json.west !== undefined && west < 0) return { problem: 'unknown-word', at: 'west' };
  const harborHex = json.harbor === undefined ? -1 : hexNumber(map, json.harbor);
  if (json.harbor !== undefined && harborHex < 0) return { problem: 'off-board', at: 'harbor' };
  const harbor = state.board.harborHex.indexOf(harborHex);
  if (harborHex >= 0 && harbor < 0) return { because: 'no-harbor' };
  if (state.board.cityAt[route[route.length - 1]] < 0) return { because: 'no-city' };
  if (route.length > READY_MOST) {
    return { because: 'route-too-long', has: route.length, most: READY_MOST };
  }
  const build = buildAction(state, { company, route, also, harbor, west });
  return build ?? { because: 'not-a-chain' };
}

/** The written form of a legal action. */
export function writeAction(action: Action, state: State): JsonObject {
  if (kindOf(action) === BUILD_KIND) return writeBuild(action, state);
  const company = COMPANIES[companyOf(action)];
  return { do: kindOf(action) === DRAFT_KIND ? 'draft' : 'take', company };
}

/** A build in its written form. Hexes are written "col,row". */
export type WrittenBuild = {
  readonly do: 'build';
  readonly company: CompanyId;
  /** In building order, the city last. */
  readonly route: readonly string[];
  readonly also?: CompanyId;
  readonly harbor?: string;
  readonly west?: CompanyId;
};

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
