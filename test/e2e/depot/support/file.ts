import { undoReach } from '../../../../src/kit/header';
import { randomFrom } from '../../../../src/kit/random';
import type { Timeline } from '../../../../src/kit/timeline';
import { advice } from '../../../depot/advice';
import { rules } from '../../../depot/rules';
import { reader } from '../../../depot/rules/reader';
import type { State } from '../../../depot/rules/state';
import { begin, type MatchPlan, play } from '../../support/match';

/** A match of Depot that has not begun. */
export const newMatch = ({ options, ...plan }: MatchPlan): Timeline =>
  // The app knows a state only as an object.
  begin(rules as never, plan.start ? (reader as never) : null, {
    ...plan,
    options: { prices: '246', rounds: 2, bank: 'strict', ...options },
    undo: undoReach(plan.seats),
  });

/** Plays sensible actions by chance, until `enough` says so or the match is over. */
export function playOn(timeline: Timeline, seed: string, enough: (state: State) => boolean): void {
  const random = randomFrom(seed);
  for (;;) {
    const state = timeline.state as State;
    if (rules.toAct(state) === null || enough(state)) return;
    play(timeline, advice.rollout(state, random));
  }
}
