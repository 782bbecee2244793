import { oncePer } from '../../../../kit/once-per';
import type { StepId } from '../../data/world/terms';
import { rules } from '../../rules';
import type { State } from '../../rules/state/state';
import { factsOf } from './base/facts';
import { afterUnlessChance } from './base/up-to-chance';
import type { Voice } from './base/voice';
import { doneIn } from './choice';

/** Where ending the step leads, past steps in which nothing can be done: a step, `end`: the end of the turn. */
export const afterDone = oncePer((state: State): StepId | 'end' | null => {
  const { phase, pending, step } = factsOf(state);
  const done = doneIn(state);
  if (phase !== 'turn' || pending !== '' || done === null) return null;
  const after = afterUnlessChance(state, done);
  // Only fights throw dice between a step and the income.
  if (!after) return 'fight';
  const now = factsOf(after);
  if (rules.turn(after) !== rules.turn(state) || rules.toAct(after) === null) return 'end';
  return now.step || step || null;
});

/** What the button says that ends the step. */
export function doneText(state: State, { table, names }: Voice): string {
  const next = afterDone(state);
  if (next === 'end') return table.endTurn;
  return next ? table.onTo(names.step[next]) : table.done;
}
