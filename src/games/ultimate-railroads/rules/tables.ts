import {
  BLACK_WORKER,
  type EngineerSpaceId,
  KEY,
  LINES,
  SPACES,
  type SpaceId,
} from '../data/board';
import { ENGINEERS, TILE_IDS } from '../data/effects';
import { TILES } from '../data/tiles';
import { TOKEN_IDS } from '../data/tiles-form';
import { compile, type Program } from './program';

/** What is the same in every match, as the rules look at it: everything by number. For effects see program.ts. */

/** 4.6: the spaces of the board, then the engineers as spaces of their owners. */
export const BOARD_SPACES = SPACES.length;
export const ENGINEER_IDS = TILES.engineers.map(
  ({ number }): EngineerSpaceId => `engineer-${number}`,
);
export const SPACE_IDS: readonly SpaceId[] = [...SPACES.map(({ id }) => id), ...ENGINEER_IDS];
export const ALL_SPACES = SPACE_IDS.length;

/** The number of a space by its id; -1: there is no such space. */
export const spaceOf = (id: string) => (SPACE_IDS as readonly string[]).indexOf(id);
/** The space that is never taken. */
export const BOTTOM = SPACES.findIndex(({ endless }) => endless === true);
export const HIRE = spaceOf('hire');
export const PLACE_1 = spaceOf('place-1');
export const PLACE_2 = spaceOf('place-2');
export const TEMPS_SPACE = spaceOf('temps');

export const SPACE_WORKERS: readonly number[] = SPACES.map(({ workers }) => workers);
export const SPACE_RUBLES: readonly number[] = SPACES.map(({ rubles = 0 }) => rubles);
/** 4.3: whether a ruble may replace a worker. */
export const SPACE_TAKES_RUBLES: readonly boolean[] = SPACE_IDS.map(
  (_, space) => SPACES[space]?.workersOnly !== true,
);
/** The place on the strip; -1: the space has effects of its own. */
export const SPACE_STRIP: readonly number[] = SPACES.map(({ strip = -1 }) => strip);
export const SPACE_PROGRAMS: readonly Program[] = SPACES.map(({ effects }) => compile(effects));
/** 4.8. */
export const ADDS_BLACK: readonly boolean[] = SPACE_IDS.map((id) =>
  (BLACK_WORKER.spaces as readonly string[]).includes(id),
);

export const ENGINEER_COUNT = ENGINEERS;

export const TILE_COUNT = TILE_IDS.length;
export const TILE_NUMBERS: readonly number[] = TILES.tiles.map(({ number }) => number);
export const FACTORY_IDS = TILE_IDS.map((id) => `factory-${id}` as const);
/** The tiles of the supply, the tile that every seat begins with, and those that lie on ?-cards. */
const tilesOf = (supply: string) =>
  TILES.tiles.flatMap((tile, index) => (tile.supply === supply ? index : []));
export const SUPPLY_TILES: readonly number[] = tilesOf('seats').sort(
  (a, b) => TILE_NUMBERS[a] - TILE_NUMBERS[b],
);
export const START_TILES: readonly number[] = tilesOf('start');
export const CARD_TILES: readonly number[] = tilesOf('card');

export const [MEDAL_TOKEN, REVALUE_TOKEN] = [
  TOKEN_IDS.indexOf('medal'),
  TOKEN_IDS.indexOf('revalue'),
] as const;

/** 6.7. */
export const KEY_STEPS: Program = compile(KEY.steps);

export const LINE_IDS = LINES.map(({ id }) => id);
export const LINE_LENGTHS: readonly number[] = LINES.map(({ length }) => length);
export const LINE_COLORS: readonly number[] = LINES.map(({ colors }) => colors);
export const LINE_SLOTS: readonly number[] = LINES.map(({ slots }) => slots);
/** Where a line's slots begin among those of a seat. */
export const SLOT_FROM: readonly number[] = LINES.map((_, line) =>
  LINES.slice(0, line).reduce((sum, { slots }) => sum + slots, 0),
);
export const SLOTS = LINES.reduce((sum, { slots }) => sum + slots, 0);
