import { isObject, type Json } from '../../../kit/json';
import { array, count, flaw, path, record, wordOf } from '../../../kit/reading';
import { COUNTED, type Effect, ENGINEERS, LOCKING, SINGLE, STEP_KINDS, TILE_IDS } from './effects';

/** More of anything than any tile could give. */
const MOST = 30;

/** Reads a list of effects: known ones, with numbers in their bounds, and at most one lock (5.9). */
export function readEffects(json: Json | undefined, at: string): readonly Effect[] {
  const effects = array(json, at).map((effect, index) => readEffect(effect, `${at}[${index}]`));
  const locks = effects.filter((effect) => LOCKING.some((lock) => Object.hasOwn(effect, lock)));
  return locks.length > 1 ? flaw('two-locks', at) : effects;
}

function readEffect(json: Json, at: string): Effect {
  const [what = ''] = Object.keys(isObject(json) ? json : flaw('not-an-object', at));
  if (what === 'steps' || what === 'n') return readSteps(json, at);
  const value = record(json, at, [what])[what];
  const place = path(at, what);
  const counted = COUNTED.find((one) => one === what);
  // The key is one of the list, so this is one of the union.
  if (counted) return { [counted]: atLeastOne(value, place, MOST) } as Effect;
  const single = SINGLE.find((one) => one === what);
  if (single) return { [single]: atLeastOne(value, place, 1) } as Effect;
  switch (what) {
    case 'sumEngineers':
      return value === true ? { sumEngineers: true } : flaw('not-true', place);
    case 'hand':
      return { hand: TILE_IDS[wordOf(value, place, TILE_IDS)] };
    case 'engineer':
      return { engineer: atLeastOne(value, place, ENGINEERS) };
    default:
      return flaw('unknown-effect', place);
  }
}

function readSteps(json: Json, at: string): Effect {
  const { steps, n } = record(json, at, ['steps', 'n']);
  return {
    steps: STEP_KINDS[wordOf(steps, path(at, 'steps'), STEP_KINDS)],
    n: atLeastOne(n, path(at, 'n'), MOST),
  };
}

function atLeastOne(json: Json | undefined, at: string, most: number): number {
  return count(json, at, most) || flaw('too-few', at, { has: 0, least: 1 });
}
