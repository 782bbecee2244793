import { wordOf } from '../../../kit/reading';
import { TILE_IDS } from '../data/effects';
import { ofUnit, type RailroadsKind } from './kind';
import { HAND_LOCK, LOCK, LOCK_LEFT, SEAT, type State, spend } from './state';
import { SUPPLY_TILES, TILE_COUNT, TILE_NUMBERS } from './tables';
import { BUILD, LOCOMOTIVE, UNITS } from './units';

/** 7.1: the number of the lowest tile of the supply; 0 when there is none. */
export function lowestNumber({ supply }: State): number {
  for (let at = 0; at < SUPPLY_TILES.length; at++)
    if (supply[SUPPLY_TILES[at]] > 0) return TILE_NUMBERS[SUPPLY_TILES[at]];
  return 0;
}

/** How many tiles the supply has. */
export function supplySize({ supply }: State): number {
  let size = 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) size += supply[tile];
  return size;
}

export function hasReturned({ returned }: State): boolean {
  for (let tile = 0; tile < TILE_COUNT; tile++) if (returned[tile] > 0) return true;
  return false;
}

/** Why a tile cannot be taken from the supply (7.1); null when it can. */
export type TakeFlaw = 'no-tile' | 'not-lowest' | null;

export function takeFlaw(state: State, tile: number): TakeFlaw {
  if (state.supply[tile] === 0) return 'no-tile';
  return TILE_NUMBERS[tile] === lowestNumber(state) ? null : 'not-lowest';
}

/** 7.2: a tile comes into the hand. */
export function holdTile({ now }: State, tile: number): void {
  now[LOCK] = HAND_LOCK;
  now[LOCK_LEFT] = 1 + tile;
}

/** Full slots first, in tile order: the same tiles are the same position. */
export function sortSlots(tiles: Uint8Array, first: number, end: number): void {
  for (let slot = first + 1; slot < end; slot++) {
    const tile = tiles[slot];
    let at = slot;
    while (at > first && tile > 0 && (tiles[at - 1] === 0 || tiles[at - 1] > tile)) {
      tiles[at] = tiles[at - 1];
      at--;
    }
    tiles[at] = tile;
  }
}

const AS = [UNITS[BUILD], UNITS[LOCOMOTIVE]];

/** Takes a locomotive into the hand (7.1, 7.2). The args are its tile. */
function takeBy(unit: typeof BUILD | typeof LOCOMOTIVE) {
  return {
    ...ofUnit(unit),
    do: 'take',
    keys: ['as', 'tile'],
    fits: ({ as }) => as === UNITS[unit],
    variants: TILE_COUNT,
    read({ as, tile }) {
      wordOf(as, 'as', AS);
      return wordOf(tile, 'tile', TILE_IDS);
    },
    write: (tile) => ({ as: UNITS[unit], tile: TILE_IDS[tile] }),
    refusal(state, tile) {
      const because = takeFlaw(state, tile);
      return because && { because, tile: TILE_IDS[tile] };
    },
    list(state, into, at) {
      let next = at;
      for (const tile of SUPPLY_TILES) if (takeFlaw(state, tile) === null) into[next++] = tile;
      return next;
    },
    play(state, tile, emit) {
      spend(state, unit);
      state.supply[tile]--;
      holdTile(state, tile);
      emit?.({ event: 'take', seat: state.now[SEAT], tile: TILE_IDS[tile] }, state);
    },
  } as const satisfies RailroadsKind;
}

export const buildLocomotive = takeBy(BUILD);
export const takeLocomotive = takeBy(LOCOMOTIVE);
