import { unwrap } from '../../../kit/result';
import { readOwnForm } from '../data/own-tiles';
import { TILES } from '../data/tiles';
import type { Engineer, Tiles } from '../data/tiles-form';
import type { Options } from './options';
import { AGAIN, compile, GUEST, has, type Program } from './program';

/** The tiles and cards of a match as the rules look at them: by number, and their effects as programs. */
export interface TileSet {
  readonly tiles: Tiles;
  /** By tile; null: it has no factory side. */
  readonly factories: readonly (Program | null)[];
  /** Of engineers, by number; 0 is none. */
  readonly engineers: readonly Program[];
  readonly engineerWorkers: readonly number[];
  readonly engineerRubles: readonly number[];
  /** 10.6, 10.7: whether an engineer borrows another one, and whether it chooses a space or an engineer at all. */
  readonly borrows: readonly boolean[];
  readonly chooses: readonly boolean[];
  readonly tokens: readonly Program[];
  readonly cards: readonly Program[];
  readonly startCards: readonly Program[];
}

function compileSet(tiles: Tiles): TileSet {
  const programs = (list: readonly { readonly effects: Engineer['effects'] }[]) =>
    list.map(({ effects }) => compile(effects));
  const engineers = [compile([]), ...programs(tiles.engineers)];
  return {
    tiles,
    factories: tiles.tiles.map(({ factory }) => factory && compile(factory)),
    engineers,
    engineerWorkers: [0, ...tiles.engineers.map(({ workers }) => workers)],
    engineerRubles: [0, ...tiles.engineers.map(({ rubles }) => rubles)],
    borrows: engineers.map((program) => has(program, GUEST)),
    chooses: engineers.map((program) => has(program, AGAIN) || has(program, GUEST)),
    tokens: programs(tiles.tokens),
    cards: programs(tiles.cards),
    startCards: programs(tiles.startCards),
  };
}

const BUILT_IN_SET = compileSet(TILES);
const compiled = new WeakMap<object, TileSet>();

/** The tiles of a match, compiled once. Those by the user must be valid. */
export function tileSetOf({ tiles }: Options): TileSet {
  if (!tiles) return BUILT_IN_SET;
  const known = compiled.get(tiles);
  if (known) return known;
  const set = compileSet(unwrap(readOwnForm(tiles)));
  compiled.set(tiles, set);
  return set;
}
