import { type Effect, TILE_IDS } from '../data/effects';
import { UNITS } from './units';

/**
 * A list of effects as numbers, two an effect: its code, and how much (of `hand` the tile, of `engineer` its number). Codes
 * below `UNITS.length` are units, the others these.
 */
export type Program = readonly number[];

const OTHERS = [
  ...['points', 'roubles', 'doublers', 'temps', 'sumLocomotives', 'sumEngineers', 'marker'],
  ...['blackWorker', 'engineer', 'again', 'guest', 'spread', 'hand'],
];
const FIRST = UNITS.length;
export const [POINTS, ROUBLES, DOUBLERS, TEMPS, SUM_LOCOMOTIVES, SUM_ENGINEERS, MARKER] = [
  ...([FIRST, FIRST + 1, FIRST + 2, FIRST + 3, FIRST + 4, FIRST + 5, FIRST + 6] as const),
];
export const [BLACK_WORKER, ENGINEER, AGAIN, GUEST, SPREAD, HAND] = [
  ...([FIRST + 7, FIRST + 8, FIRST + 9, FIRST + 10, FIRST + 11, FIRST + 12] as const),
];

/** Numbers of a program that belong to one effect. */
export const WIDTH = 2;

export function compile(effects: readonly Effect[]): Program {
  return effects.flatMap((effect) => {
    if ('steps' in effect) return [codeOf(effect.steps), effect.n];
    if ('hand' in effect) return [HAND, TILE_IDS.indexOf(effect.hand)];
    return Object.entries(effect).flatMap(([what, value]) => [codeOf(what), Number(value)]);
  });
}

function codeOf(what: string): number {
  const unit = (UNITS as readonly string[]).indexOf(what);
  return unit >= 0 ? unit : FIRST + OTHERS.indexOf(what);
}

/** How much of something a program gives in all. */
export function amountOf(program: Program, code: number): number {
  let sum = 0;
  for (let at = 0; at < program.length; at += WIDTH)
    if (program[at] === code) sum += program[at + 1];
  return sum;
}
