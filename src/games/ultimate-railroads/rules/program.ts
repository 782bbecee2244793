import { unwrap } from '../../../kit/result';
import { COLORS } from '../data/board';
import { type Effect, TILE_IDS } from '../data/effects';
import { readOwnForm } from '../data/own-tiles';
import { TILES } from '../data/tiles';
import type { Engineer, Tiles } from '../data/tiles-form';
import type { Options } from './options';
import { ANY, BASIC, STEP_UNITS, UNITS } from './units';

/** A list of effects as numbers, and what is asked of its steps again and again. */
export interface Program {
  /**
   * Two numbers an effect: its code, and how much; of `hand` the tile, of `engineer` its number. Codes below
   * `UNITS.length` are units of the pool, the others those below.
   */
  readonly codes: readonly number[];
  /** Steps in all, and by kind. */
  readonly steps: number;
  readonly wanted: readonly number[];
  /** The color of all of them; -1: not one color. */
  readonly color: number;
  /** Whether black alone could make them all. */
  readonly isBlack: boolean;
}

/** The effects that are no units, in the order of their codes. */
const OTHERS = [
  ...['points', 'roubles', 'doublers', 'temps', 'sumLocomotives', 'sumEngineers', 'marker'],
  ...['blackWorker', 'engineer', 'again', 'guest', 'spread', 'hand'],
];
const FIRST = UNITS.length;
export const [POINTS, RUBLES, DOUBLERS, TEMPS, SUM_LOCOMOTIVES, SUM_ENGINEERS, MARKER] = OTHERS.map(
  (_, at) => FIRST + at,
);
export const [BLACK_WORKER, ENGINEER, AGAIN, GUEST, SPREAD, HAND] = OTHERS.slice(7).map(
  (_, at) => FIRST + 7 + at,
);

/** Numbers of a program that belong to one effect. */
export const WIDTH = 2;

export function compile(effects: readonly Effect[]): Program {
  const codes = effects.flatMap((effect) => {
    if ('steps' in effect) return [codeOf(effect.steps), effect.n];
    if ('hand' in effect) return [HAND, TILE_IDS.indexOf(effect.hand)];
    return Object.entries(effect).flatMap(([what, value]) => [codeOf(what), Number(value)]);
  });
  const wanted = UNITS.slice(0, STEP_UNITS).map((_, unit) => sumOf(codes, unit));
  const steps = wanted.reduce((sum, n) => sum + n, 0);
  return {
    codes,
    steps,
    wanted,
    color: wanted.findIndex((n, unit) => unit < COLORS.length && n === steps && n > 0),
    isBlack: wanted[0] + wanted[BASIC] + wanted[ANY] === steps,
  };
}

function codeOf(what: string): number {
  const unit = (UNITS as readonly string[]).indexOf(what);
  return unit >= 0 ? unit : FIRST + OTHERS.indexOf(what);
}

/** How much of something a program gives in all. */
export function amountOf({ codes }: Program, code: number): number {
  return sumOf(codes, code);
}

function sumOf(codes: readonly number[], code: number): number {
  let sum = 0;
  for (let at = 0; at < codes.length; at += WIDTH) if (codes[at] === code) sum += codes[at + 1];
  return sum;
}

/** Whether a program has an effect. */
function has({ codes }: Program, code: number): boolean {
  for (let at = 0; at < codes.length; at += WIDTH) if (codes[at] === code) return true;
  return false;
}

/** The tiles and cards of a match as the rules look at them: by number, and their effects as programs. */
export type TileSet = Readonly<ReturnType<typeof compileSet>>;

function compileSet(tiles: Tiles) {
  const programs = (list: readonly { readonly effects: Engineer['effects'] }[]) =>
    list.map(({ effects }) => compile(effects));
  const engineers = [compile([]), ...programs(tiles.engineers)];
  return {
    tiles,
    /** By tile; null: it has no factory side. */
    factories: tiles.tiles.map(({ factory }) => factory && compile(factory)),
    /** Of engineers, by number; 0 is none. */
    engineers,
    engineerWorkers: [0, ...tiles.engineers.map(({ workers }) => workers)],
    engineerRubles: [0, ...tiles.engineers.map(({ rubles }) => rubles)],
    /** 10.6, 10.7: whether an engineer borrows another one, and whether it chooses a space or an engineer at all. */
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
