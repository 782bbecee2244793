import type { Seat } from '../../../kit/rules';
import { LINES } from '../data/board';
import { TILE_IDS } from '../data/effects';
import type { Emit } from './events';
import { awardOnLine } from './specials';
import {
  COLOR_MOST,
  FACTORY_SLOTS,
  factoriesOf,
  HAND_LOCK,
  LINE_COUNT,
  LOCK,
  LOCK_LEFT,
  NO_LOCK,
  PIECES,
  type State,
} from './state';
import { LINE_SLOTS, SLOT_FROM, SLOTS, SUPPLY_TILES, TILE_COUNT, TILE_NUMBERS } from './tables';

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

/** Why the tile in hand cannot be put there (7.3): into an empty slot, or over 1 + a tile; null when it can. */
export type PutFlaw = 'slots-full' | 'not-there' | 'not-lower' | null;

export function putFlaw(state: State, seat: Seat, line: number, over: number): PutFlaw {
  const first = seat * SLOTS + SLOT_FROM[line];
  const end = first + LINE_SLOTS[line];
  if (over === 0) return state.tiles[end - 1] === 0 ? null : 'slots-full';
  let isThere = false;
  for (let slot = first; slot < end; slot++) if (state.tiles[slot] === over) isThere = true;
  if (!isThere) return 'not-there';
  const hand = state.now[LOCK_LEFT] - 1;
  return TILE_NUMBERS[over - 1] < TILE_NUMBERS[hand] ? null : 'not-lower';
}

/** 7.3: a tile is flipped only when no slot is empty. */
export function slotsAreFull({ tiles }: State, seat: Seat): boolean {
  for (let slot = seat * SLOTS; slot < (seat + 1) * SLOTS; slot++)
    if (tiles[slot] === 0) return false;
  return true;
}

/** Why a factory cannot be laid (7.5); null when it can. `slot` from 1, 0 where none is named. */
export type FactoryFlaw = TakeFlaw | 'wrong-slot';

export function factoryFlaw(
  state: State,
  seat: Seat,
  returned: boolean,
  tile: number,
  slot: number,
): FactoryFlaw {
  const flaw = returned ? (state.returned[tile] > 0 ? null : 'no-tile') : takeFlaw(state, tile);
  if (flaw !== null) return flaw;
  return (factoriesOf(state, seat) === FACTORY_SLOTS) === slot > 0 ? null : 'wrong-slot';
}

/** 7.2: a tile comes into the hand. */
export function holdTile({ now }: State, tile: number): void {
  now[LOCK] = HAND_LOCK;
  now[LOCK_LEFT] = 1 + tile;
}

export function takeTile(state: State, seat: Seat, tile: number, emit?: Emit): void {
  state.supply[tile]--;
  holdTile(state, tile);
  emit?.({ event: 'take', seat, tile: TILE_IDS[tile] }, state);
}

/** 7.3, 7.4: what lay under the tile is in the hand then. */
export function putTile(state: State, seat: Seat, line: number, over: number, emit?: Emit): void {
  const { now, tiles, reach } = state;
  const first = seat * SLOTS + SLOT_FROM[line];
  const end = first + LINE_SLOTS[line];
  const hand = now[LOCK_LEFT];
  const before = reach[seat * LINE_COUNT + line];
  let slot = first;
  while (tiles[slot] !== over) slot++;
  tiles[slot] = hand;
  sortSlots(tiles, first, end);
  reach[seat * LINE_COUNT + line] += TILE_NUMBERS[hand - 1] - (over && TILE_NUMBERS[over - 1]);
  if (over === 0) now[LOCK] = NO_LOCK;
  now[LOCK_LEFT] = over;
  emit?.(
    {
      event: 'put',
      seat,
      line: LINES[line].id,
      tile: TILE_IDS[hand - 1],
      ...(over > 0 && { over: TILE_IDS[over - 1] }),
    },
    state,
  );
  const black = state.fronts[seat * PIECES + line * COLOR_MOST];
  awardOnLine(state, seat, line, black, before, emit);
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

/** 7.3: the tile in hand joins the returned factories; one without a factory side leaves the game. */
export function flipTile(state: State, seat: Seat, emit?: Emit): void {
  const tile = state.now[LOCK_LEFT] - 1;
  state.now[LOCK] = NO_LOCK;
  state.now[LOCK_LEFT] = 0;
  if (state.set.factories[tile] !== null) state.returned[tile]++;
  emit?.({ event: 'flip', seat, tile: TILE_IDS[tile] }, state);
}

/** 7.5. */
export function layFactory(
  state: State,
  seat: Seat,
  returned: boolean,
  tile: number,
  slot: number,
  emit?: Emit,
): void {
  const at = seat * FACTORY_SLOTS + (slot > 0 ? slot - 1 : factoriesOf(state, seat));
  const replaced = state.factories[at];
  if (returned) state.returned[tile]--;
  else state.supply[tile]--;
  state.factories[at] = 1 + tile;
  if (replaced > 0) state.returned[replaced - 1]++;
  emit?.(
    {
      event: 'factory',
      seat,
      from: returned ? 'returned' : 'supply',
      tile: TILE_IDS[tile],
      slot: at - seat * FACTORY_SLOTS + 1,
      ...(replaced > 0 && { replaced: TILE_IDS[replaced - 1] }),
    },
    state,
  );
}
