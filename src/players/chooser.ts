import type { AnyAdvice } from '../kit/advice';
import { LEVELS } from '../kit/header';
import { randomFrom } from '../kit/random';
import type { Action, AnyRules, Problem, Seat } from '../kit/rules';
import { actionSampler } from './action-sampler';
import { greedyAction } from './greedy';
import { SearchPlayer } from './search-player';
import type { Budget } from './thought';

/** Decides for one seat through a whole match, from the state and every action since the beginning. */
type Chooser = (state: object, line: readonly Action[]) => Promise<Action>;

/** A player without a clock: the same match and the same seed give the same choices on any machine. */
export function chooserFor(
  spec: PlayerSpec,
  { rules, advice }: { readonly rules: AnyRules; readonly advice: AnyAdvice | null },
  seat: Seat,
  seed: string,
): Chooser {
  if (spec.kind === 'search') {
    const player = new SearchPlayer(rules, advice);
    const { budget } = spec;
    return async (state, line) => {
      const question = { seat, budget, seed: `${seed} ${line.length}` };
      // The clock is stopped, so only the number of playouts limits the search.
      const thought = await player.think(
        state,
        line,
        question,
        () => 0,
        async () => true,
      );
      if (!thought) throw new Error('an uninterrupted search returned null');
      return thought.line[0];
    };
  }
  const random = randomFrom(seed);
  if (spec.kind === 'greedy') return async (state) => greedyAction(rules, state, random);
  const sample = actionSampler(rules, advice);
  return async (state) => sample(state, random);
}

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
