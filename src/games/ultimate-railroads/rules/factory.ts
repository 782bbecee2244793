import type { JsonObject } from '../../../kit/json';
import { wordOf } from '../../../kit/reading';
import type { Seat } from '../../../kit/rules';
import { TILE_IDS } from '../data/effects';
import { fromOne, ofUnit, type RailroadsKind } from './kind';
import { hasReturned, type TakeFlaw, takeFlaw } from './locomotives';
import { FACTORY_SLOTS, factoriesOf, SEAT, type State, spend } from './state';
import { TILE_COUNT } from './tables';
import { BUILD, FACTORY, UNITS } from './units';

const AS = [UNITS[BUILD], UNITS[FACTORY]];
const FROM = ['supply', 'returned'] as const;

/** The args: whether the tile is a returned one (1 or 0), the tile, and the slot from 1; 0 where none is named. */
const SLOTS = FACTORY_SLOTS + 1;
const packFactory = (returned: number, tile: number, slot: number) =>
  (returned * TILE_COUNT + tile) * SLOTS + slot;
export const isReturned = (args: number): boolean => args >= TILE_COUNT * SLOTS;
export const factoryTile = (args: number): number => Math.floor(args / SLOTS) % TILE_COUNT;
export const factorySlot = (args: number): number => args % SLOTS;

/** Lays a factory (7.5). */
function layBy(unit: typeof BUILD | typeof FACTORY) {
  return {
    ...ofUnit(unit),
    do: 'factory',
    keys: ['as', 'from', 'tile'],
    optional: ['slot'],
    fits: ({ as }) => as === UNITS[unit],
    variants: FROM.length * TILE_COUNT * SLOTS,
    read: readFactory,
    write: (args) => ({
      as: UNITS[unit],
      from: FROM[isReturned(args) ? 1 : 0],
      tile: TILE_IDS[factoryTile(args)],
      ...(factorySlot(args) > 0 && { slot: factorySlot(args) }),
    }),
    refusal(state, args) {
      const tile = factoryTile(args);
      const slot = factorySlot(args);
      const because = factoryFlaw(state, state.now[SEAT], isReturned(args), tile, slot);
      if (because === 'wrong-slot') return { because, slot: slot || null };
      return because && { because, tile: TILE_IDS[tile] };
    },
    list(state, into, at) {
      const next = listFactories(state, 0, into, at);
      return hasReturned(state) ? listFactories(state, 1, into, next) : next;
    },
    play(state, args, emit) {
      spend(state, unit);
      const seat = state.now[SEAT];
      const from = isReturned(args) ? 'returned' : 'supply';
      const tile = factoryTile(args);
      const slot = (factorySlot(args) || 1 + factoriesOf(state, seat)) - 1;
      const at = seat * FACTORY_SLOTS + slot;
      const replaced = state.factories[at];
      state[from][tile]--;
      state.factories[at] = 1 + tile;
      if (replaced > 0) state.returned[replaced - 1]++;
      emit?.(
        {
          event: 'factory',
          seat,
          from,
          tile: TILE_IDS[tile],
          slot: slot + 1,
          ...(replaced > 0 && { replaced: TILE_IDS[replaced - 1] }),
        },
        state,
      );
    },
  } as const satisfies RailroadsKind;
}

export const buildFactory = layBy(BUILD);
export const layFactory = layBy(FACTORY);

function readFactory(form: JsonObject): number {
  const returned = wordOf(form.from, 'from', FROM);
  wordOf(form.as, 'as', AS);
  const tile = wordOf(form.tile, 'tile', TILE_IDS);
  const slot = Object.hasOwn(form, 'slot') ? fromOne(form.slot, 'slot', FACTORY_SLOTS) : 0;
  return packFactory(returned, tile, slot);
}

function listFactories(state: State, returned: number, into: Int32Array, at: number): number {
  const seat = state.now[SEAT];
  const isFull = factoriesOf(state, seat) === FACTORY_SLOTS;
  const least = isFull ? 1 : 0;
  const most = isFull ? FACTORY_SLOTS : 0;
  let next = at;
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    if (factoryFlaw(state, seat, returned > 0, tile, least) !== null) continue;
    for (let slot = least; slot <= most; slot++) into[next++] = packFactory(returned, tile, slot);
  }
  return next;
}

/** Why a factory cannot be laid (7.5); null when it can. */
type FactoryFlaw = TakeFlaw | 'wrong-slot';

function factoryFlaw(
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
