import { LEVELS } from '../kit/header';
import type { Problem } from '../kit/rules';
import type { Budget } from './thought';

/** A computer player as written on a command line. */
export type PlayerSpec =
  | { readonly kind: 'search'; readonly budget: Budget }
  | { readonly kind: 'greedy' }
  | { readonly kind: 'random' };

/** Some hours of search. */
const MAX_PLAYOUTS = 100_000_000;

/** Reads `search:LEVEL`, `search:PLAYOUTS`, `greedy`, or `random`. */
export function readPlayerSpec(text: string): PlayerSpec | Problem {
  if (text === 'greedy' || text === 'random') return { kind: text };
  const [kind, how = '', ...rest] = text.split(':');
  if (kind !== 'search' || rest.length > 0)
    return { problem: 'unknown-player', at: '', player: text, known: 'search:…, greedy, random' };
  const level = LEVELS.find((known) => known === how);
  if (level) return { kind, budget: { level } };
  const playouts = /^\d+$/.test(how) ? Number(how) : 0;
  if (playouts >= 1 && playouts <= MAX_PLAYOUTS) return { kind, budget: { playouts } };
  return { problem: 'unknown-level', at: '', level: how, known: LEVELS.join(', ') };
}
