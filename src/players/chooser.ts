import type { AnyAdvice } from '../kit/advice';
import { randomFrom } from '../kit/random';
import type { Action, AnyRules, Seat } from '../kit/rules';
import { actionSampler } from './action-sampler';
import { greedyAction } from './greedy';
import type { PlayerSpec } from './player-spec';
import { SearchPlayer } from './search-player';

/** Decides for one seat through a whole match, from the state and every action since the beginning. */
export type Chooser = (state: object, line: readonly Action[]) => Promise<Action>;

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
