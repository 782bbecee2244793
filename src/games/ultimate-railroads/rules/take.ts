import { wordOf } from '../../../kit/reading';
import { TILE_IDS } from '../data/effects';
import { ofUnit, type RailroadsKind } from './kind';
import { holdTile, takeFlaw } from './locomotives';
import { SEAT, spend } from './state';
import { SUPPLY_TILES, TILE_COUNT } from './tables';
import { BUILD, LOCOMOTIVE, UNITS } from './units';

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
