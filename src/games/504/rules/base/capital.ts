import { CITY, RING_PLACES } from '../../data/board';
import type { Emit, Refusal } from '../state/events';
import { AT, LAID, NONE, PHASE } from '../state/fields';
import type { Owner } from '../state/ids';
import { type ActionKind, add, codeFor, type Listing, type Phase } from '../state/kind';
import { activeOwner, agentOf, type State } from '../state/state';
import { interlude, isInterrupted } from './ask';
import { beforeRound, startRound } from './flow';
import { BAD_PLACE, ofTile, TAKEN } from './kinds';
import { CAPITAL_PHASE } from './phases';
import { placeCapital } from './pieces';

/** Before capitals are placed; `beginCapitals` comes after it. */
export const BEFORE_CAPITALS = interlude();
/** A capital was chosen; the module that answers true goes on by itself. */
export const CAPITAL_CHOSEN = interlude();

/** On map 1 the central city, number 1, cannot be a capital. */
const CENTER_MAP = 1;

/** G4.4, G4.5: the owners choose their capitals, the last in the order first. */
export const capital: ActionKind<State> = {
  code: codeFor(0, 1),
  do: 'capital',
  ...ofTile('at'),
  belongs: ({ now }) => now[PHASE] === CAPITAL_PHASE,
  refusal(state, tile) {
    if (isCapital(state, tile)) return TAKEN;
    return mayBeCapital(state, tile) ? capitalRefusal(state, activeOwner(state), tile) : BAD_PLACE;
  },
  play(state, tile) {
    placeCapital(state, activeOwner(state), tile);
  },
  follow(state, _tile, emit) {
    if (isInterrupted(state, CAPITAL_CHOSEN, emit)) return;
    if (state.now[AT] === 0) {
      startRound(state, emit);
    } else {
      state.now[AT]--;
      state.turns[0]++;
    }
  },
};

export const capitalPhase: Phase<State> = {
  code: CAPITAL_PHASE,
  name: 'capital',
  seat: (state) => agentOf(state, activeOwner(state)),
  owner: activeOwner,
  list(state, into: Listing) {
    for (let tile = 0; tile < state.now[LAID]; tile++)
      if (!capital.refusal(state, tile)) add(into, capital.code, tile);
  },
};

/** G4.4: capitals are chosen, or all are on the central city; companies have theirs when they are founded. */
export function beginCapitals(state: State, emit?: Emit<State>): void {
  const { map, company } = state.world;
  if (!company && map.capitals === 'different') {
    state.now[PHASE] = CAPITAL_PHASE;
    state.now[AT] = state.seats - 1;
    return;
  }
  // The central city is the first tile of every map on which all begin there.
  if (!company) for (let owner = 0; owner < state.seats; owner++) placeCapital(state, owner, 0);
  beforeRound(state, emit);
}

/** Why a tile may not be a capital beside those of the other owners. */
export function capitalRefusal(state: State, owner: Owner, tile: number): Refusal | null {
  for (let other = 0; other < state.owners; other++)
    if (other !== owner && state.hq[other] !== NONE)
      if (clashes(state, state.number[state.hq[other]], state.number[tile])) return BAD_PLACE;
  return null;
}

/** Whether the modules of the world do not let two cities both be capitals. */
function clashes(state: State, one: number, other: number): boolean {
  return state.world.hooks.capitalsClash.some((hook) => hook(state, one, other));
}

export function isCapital({ hq, owners }: State, tile: number): boolean {
  for (let owner = 0; owner < owners; owner++) if (hq[owner] === tile) return true;
  return false;
}

function mayBeCapital(state: State, tile: number): boolean {
  const { kind, number, world } = state;
  if (kind[tile] !== CITY || (world.mapNumber === CENTER_MAP && number[tile] === 1)) return false;
  const ring = ringOf(state);
  return ring === null || fitsRing(state, ring, number[tile]);
}

/** The numbers of the cities that alone can be capitals, in a ring; null: there is none on this map. */
export function ringOf({ world }: State): readonly number[] | null {
  return (world.map.kind === 'full' && world.map.ring) || null;
}

/** Whether the capitals, with one more in `city`, still fit an allowed placement (G4.5). */
function fitsRing(state: State, ring: readonly number[], city: number): boolean {
  const places = RING_PLACES[state.seats];
  const chosen = [city];
  for (const tile of state.hq) if (tile !== NONE) chosen.push(state.number[tile]);
  return ring.some((_, turned) => {
    const fitting = places.map((place) => ring[(place + turned) % ring.length]);
    return chosen.every((number) => fitting.includes(number)) && canAllBe(state, fitting);
  });
}

function canAllBe(state: State, cities: readonly number[]): boolean {
  return cities.every((one, at) =>
    cities.slice(at + 1).every((other) => !clashes(state, one, other)),
  );
}
