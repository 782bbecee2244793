import { isObject, type Json, type JsonObject } from '../../../src/kit/json';
import type { Action, Problem } from '../../../src/kit/rules';
import { GOODS, HIGHEST_BID } from '../data/goods';

export const VERBS = [
  'pass',
  'bid',
  'draw',
  'load',
  'deliver',
  'borrow',
  'done',
  'dividend',
  'invest',
] as const;
export type Verb = (typeof VERBS)[number];

/** An action is the place of its verb, and in the lowest bits a good or a bid. */
const BITS = 3;

export const actionOf = (verb: Verb, figure = 0): Action => (VERBS.indexOf(verb) << BITS) | figure;
export const verbOf = (action: Action): Verb | undefined => VERBS[action >> BITS];
/** The good or the bid. */
export const figureOf = (action: Action): number => action & ((1 << BITS) - 1);

/** Every action that there is, in the order of the lister. */
export const EVERY_ACTION: readonly Action[] = VERBS.flatMap((verb) =>
  figuresOf(verb).map((figure) => actionOf(verb, figure)),
);

function figuresOf(verb: Verb): readonly number[] {
  if (verb === 'bid') return Array.from({ length: HIGHEST_BID }, (_, less) => less + 1);
  return verb === 'load' || verb === 'deliver' ? GOODS.map((_, good) => good) : [0];
}

export function writeAction(action: Action): JsonObject {
  const verb = verbOf(action);
  if (!verb) throw new RangeError(`no action ${action}`);
  const figure = figureOf(action);
  if (verb === 'bid') return { do: verb, points: figure };
  return verb === 'load' || verb === 'deliver' ? { do: verb, good: GOODS[figure] } : { do: verb };
}

export function readAction(json: Json): Action | Problem {
  if (!isObject(json)) return { problem: 'not-an-object', at: '' };
  const verb = VERBS.find((one) => one === json.do);
  if (!verb) return { problem: 'unknown-word', at: 'do' };
  const written = (action: Action) => {
    const wanted = writeAction(action);
    return verbOf(action) === verb && wanted.good === json.good && wanted.points === json.points;
  };
  const at = verb === 'bid' ? 'points' : 'good';
  return EVERY_ACTION.find(written) ?? { problem: 'unknown-word', at };
}
