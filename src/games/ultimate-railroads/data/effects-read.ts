import { isObject, type Json } from '../../../kit/json';
import { array, count, flaw, path, record, wordOf } from '../../../kit/reading';
import {
  AMOUNT_MOST,
  COUNTED,
  EFFECTS_MOST,
  type Effect,
  ENGINEERS,
  kindOf,
  LOCKING,
  ON_CARDS,
  ON_TOKENS,
  SINGLE,
  STEP_KINDS,
  STEPS_MOST,
  TILE_IDS,
} from './effects';

/** What can bear a list of effects. */
export type Bearer = 'factory' | 'engineer' | 'token' | 'card' | 'start-card';

/**
 * Reads a list of effects: known ones that are allowed there, each kind once, with amounts in their bounds, and at most
 * one lock (5.9).
 */
export function readEffects(json: Json | undefined, at: string, on: Bearer): readonly Effect[] {
  const list = array(json, at);
  if (list.length > EFFECTS_MOST) flaw('too-many', at, { has: list.length, most: EFFECTS_MOST });
  const effects = list.map((effect, index) => readEffect(effect, `${at}[${index}]`));
  const kinds = effects.map(kindOf);
  if (kinds.filter((kind) => LOCKING.includes(kind)).length > 1) flaw('two-locks', at);
  if (on !== 'card' && kinds.some((kind) => ON_CARDS.includes(kind))) flaw('only-on-cards', at);
  if (on !== 'token' && kinds.some((kind) => ON_TOKENS.includes(kind))) flaw('only-on-tokens', at);
  if (new Set(kinds).size !== kinds.length) flaw('same-twice', at);
  const steps = effects.reduce((sum, effect) => sum + ('steps' in effect ? effect.n : 0), 0);
  return steps > STEPS_MOST ? flaw('too-many', at, { has: steps, most: STEPS_MOST }) : effects;
}

function readEffect(json: Json, at: string): Effect {
  const [what = ''] = Object.keys(isObject(json) ? json : flaw('not-an-object', at));
  if (what === 'steps' || what === 'n') return readSteps(json, at);
  const value = record(json, at, [what])[what];
  const place = path(at, what);
  const counted = COUNTED.find((one) => one === what);
  // The key is one of the list, so this is one of the union.
  if (counted) return { [counted]: atLeastOne(value, place, AMOUNT_MOST[counted]) } as Effect;
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
    n: atLeastOne(n, path(at, 'n'), STEPS_MOST),
  };
}

function atLeastOne(json: Json | undefined, at: string, most: number): number {
  return count(json, at, most) || flaw('too-few', at, { has: 0, least: 1 });
}
