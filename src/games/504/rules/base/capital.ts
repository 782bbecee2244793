import type { Refusal } from '../../../../kit/rules';
import { CITY } from '../../data/board';
import { add, type Listing } from '../listing';
import { type ActionKind, codeOf, type Owner, type Phase, packAction } from '../parts';
import { activeOwner, agentOf, type State } from '../state';
import { readTile, tileRefusal } from './args';
import { startRound } from './flow';
import { hexText } from './map';
import { CAPITAL_PHASE } from './phases';
import { placeCapital } from './pieces';
import { AT, LAID, PHASE } from './windows';

const CAPITAL = codeOf(0, 1);
/** The central city, which has number 1, is nobody's capital on map 1. */
const CENTER_MAP = 1;

/** G4.4, G4.5: the owners choose their capitals, the last in the order first. */
export const capital: ActionKind<State> = {
  do: 'capital',
  keys: ['at'],
  read: readTile('at'),
  write: (tile, state) => ({ at: hexText(state, tile) }),
  belongs: ({ now }) => now[PHASE] === CAPITAL_PHASE,
  refusal(state, tile) {
    const unknown = tileRefusal(state, tile);
    if (unknown) return unknown;
    if (isCapital(state, tile)) return { because: 'taken' };
    return mayBeCapital(state, tile)
      ? capitalRefusal(state, activeOwner(state), tile)
      : { because: 'bad-place' };
  },
  play(state, tile) {
    placeCapital(state, activeOwner(state), tile);
  },
  follow(state, _tile, emit) {
    if (state.now[AT] === 0) {
      startRound(state, emit);
    } else {
      state.now[AT]--;
      state.turns[0]++;
    }
  },
};

export const capitalPhase: Phase<State> = {
  name: 'capital',
  seat: (state) => agentOf(state, activeOwner(state)),
  owner: activeOwner,
  list(state, into: Listing) {
    for (let tile = 0; tile < state.now[LAID]; tile++)
      if (!capital.refusal(state, tile)) add(into, packAction(CAPITAL, tile));
  },
};

/** Why the modules of the world do not let a tile be an owner's capital. */
export function capitalRefusal(state: State, owner: Owner, tile: number): Refusal | null {
  for (const hook of state.world.hooks.capitalRefusal) {
    const refusal = hook(state, owner, tile);
    if (refusal) return refusal;
  }
  return null;
}

/** Whether a tile is somebody's capital. */
export function isCapital({ hq, owners }: State, tile: number): boolean {
  for (let owner = 0; owner < owners; owner++) if (hq[owner] === tile) return true;
  return false;
}

function mayBeCapital({ kind, number, world }: State, tile: number): boolean {
  return kind[tile] === CITY && (world.mapNumber !== CENTER_MAP || number[tile] !== 1);
}
