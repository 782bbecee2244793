import type { AnyAdvice } from '../kit/advice';
import { randomFrom } from '../kit/random';
import type { Action, AnyRules, Seat } from '../kit/rules';
import { drawing } from './draw';
import { greedyAction } from './greedy';
import { Mind } from './mind';
import type { PlayerSpec } from './player-spec';

/** Decides for a seat through one match: given the state and every action since the beginning. */
export type Chooser = (state: object, line: readonly Action[]) => Promise<Action>;

/** A player who needs no clock: the same match and the same seed, the same choices, on any machine. */
export function chooserFor(
  spec: PlayerSpec,
  { rules, advice }: { readonly rules: AnyRules; readonly advice: AnyAdvice | null },
  seat: Seat,
  seed: string,
): Chooser {
  if (spec.kind === 'search') {
    const mind = new Mind(rules, advice);
    const { budget } = spec;
    return async (state, line) => {
      const question = { seat, budget, seed: `${seed} ${line.length}` };
      // Time stands still, so that only playouts count.
      const thought = await mind.think(
        state,
        line,
        question,
        () => 0,
        async () => true,
      );
      if (!thought) throw new Error('nobody has interrupted');
      return thought.action;
    };
  }
  const random = randomFrom(seed);
  if (spec.kind === 'greedy') return async (state) => greedyAction(rules, state, random);
  const draw = drawing(rules, advice);
  return async (state) => draw(state, random);
}
