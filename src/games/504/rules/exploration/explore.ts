import { below } from '../../../../kit/random';
import type { Emit } from '../../../../kit/rules';
import { CITIES, CITY, KINDS, WATER } from '../../data/board';
import { EXPLORATION } from '../../data/figures';
import { hexOf, tileRefusal, UNKNOWN } from '../base/args';
import { hexText, kindName, layTile, SIDES, tileAt, writeHex } from '../base/map';
import { progress } from '../base/pieces';
import { isStep } from '../base/steps';
import { LAID, NONE, PENDING } from '../base/windows';
import { isFull, type Listing } from '../listing';
import type { ActionKind, Owner } from '../parts';
import { activeOwner, placeOf, type State } from '../state';
import { goesHome, sendHome } from './explorer';
import { fromOf, hasStack, hexBeside, isUnknown, listSides, packSide, sideOf } from './hexes';
import { placeMarkers, surroundingsOf } from './markers';
import { discoverVp } from './role-1';
import { takeToken } from './role-2';
import { EXPLORE_ON, letGoOn } from './role-3';
import { FOUND, FROM } from './windows';

/** M5.4: an active resident looks at an unknown hex next to its tile. */
export const explore: ActionKind<State> = {
  do: 'explore',
  keys: ['from', 'at'],
  read(form, state) {
    const from = tileAt(state, ...hexOf(form.from, 'from'));
    const [q, r] = hexOf(form.at, 'at');
    if (from === NONE) return UNKNOWN;
    for (let side = 0; side < SIDES; side++) {
      const [sideQ, sideR] = hexBeside(state, from, side);
      if (sideQ === q && sideR === r) return packSide(from, side);
    }
    return UNKNOWN;
  },
  write(args, state) {
    const at = hexBeside(state, fromOf(args), sideOf(args));
    return { from: hexText(state, fromOf(args)), at: writeHex(...at) };
  },
  belongs: (state) => isStep(state, 'act') || state.now[PENDING] === EXPLORE_ON,
  refusal(state, args) {
    const from = fromOf(args);
    const side = sideOf(args);
    const unknown = tileRefusal(state, from);
    if (unknown) return unknown;
    if (state.now[PENDING] === EXPLORE_ON) {
      if (from !== state.explorer[FROM]) return { because: 'wrong-phase' };
    } else if (state.active[placeOf(activeOwner(state), from)] === 0) {
      return { because: 'no-active', needs: 1, has: 0 };
    }
    if (side >= SIDES || !isUnknown(state, from, side)) return UNKNOWN;
    return hasStack(state, from, side) ? null : { because: 'no-stack' };
  },
  play(state, args, emit) {
    const from = fromOf(args);
    const owner = activeOwner(state);
    const at = placeOf(owner, from);
    if (state.now[PENDING] !== EXPLORE_ON) {
      state.active[at]--;
      state.exhausted[at]++;
      state.explorer[FOUND] = 0;
    }
    const found = discover(state, owner, from, sideOf(args), emit);
    if (goesHome(state) && found !== WATER) sendHome(state, owner, from);
    if (state.world.role[5] === 3) {
      if (found !== WATER) state.explorer[FOUND] = 1;
      letGoOn(state, from);
    }
  },
};

const markers = new Uint8Array(KINDS.length);

/** M5.8: draws a tile by the markers and lays it; returns its kind. */
function discover(
  state: State,
  owner: Owner,
  from: number,
  side: number,
  emit?: Emit<State>,
): number {
  placeMarkers(surroundingsOf(state, from, side), markers);
  let drawn = below(state.random, EXPLORATION.markers);
  let kind = 0;
  while (drawn >= markers[kind]) drawn -= markers[kind++];
  state.stacks[kind]--;
  const [q, r] = hexBeside(state, from, side);
  const tile = layTile(state, q, r, kind, kind === CITY ? nextCity(state) : 0);
  progress(state);
  if (emit) {
    const placed = KINDS.flatMap((name, each) =>
      markers[each] > 0 ? [[name, markers[each]]] : [],
    );
    const event = { event: 'explore', owner, at: writeHex(q, r) };
    emit({ ...event, markers: Object.fromEntries(placed), found: kindName(kind) }, state);
  }
  const { discovered } = state.world.hooks;
  for (let hook = 0; hook < discovered.length; hook++) discovered[hook](state, owner, tile, emit);
  if (state.world.role[5] === 1) discoverVp(state, owner, tile, emit);
  if (state.world.incomeBy === 5) takeToken(state, owner);
  return kind;
}

/** M5.1, J7: the lowest number not on the map. */
function nextCity({ kind, number, now }: State): number {
  let taken = 0;
  for (let tile = 0; tile < now[LAID]; tile++) if (kind[tile] === CITY) taken |= 1 << number[tile];
  let next = 1;
  while (next < CITIES && (taken >> next) & 1) next++;
  return next;
}

export function listExplores(state: State, into: Listing): void {
  const owner = activeOwner(state);
  for (let from = 0; from < state.now[LAID] && !isFull(into); from++)
    if (state.active[placeOf(owner, from)] > 0) listSides(state, from, into);
}
