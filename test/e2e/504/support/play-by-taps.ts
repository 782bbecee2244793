import type { Page } from '@playwright/test';
import { rules } from '../../../../src/games/504/rules';
import type { State } from '../../../../src/games/504/rules/state/state';
import { doneIn } from '../../../../src/games/504/view/model/choice';
import { isStepIdle } from '../../../../src/games/504/view/model/passing';
import { randomFrom } from '../../../../src/kit/random';
import type { Action } from '../../../../src/kit/rules';
import { people } from '../../../support/people';
import { play } from '../../support/match';
import { openMatch, played, ranking } from '../../support/table';
import { expect } from '../../support/test';
import { newMatch, stateOf } from './match';
import { tapActions } from './taps';
import { nextTap } from './walk';

interface Course {
  /** For so many rounds they build, then they let the match come to its end. */
  readonly rounds: number;
  /** How many decisions at the end of the match are made by taps; left out: all are. */
  readonly last?: number;
}

/** A decision, and how many actions have been played before it. */
interface Deed {
  readonly plies: number;
  readonly before: State;
  readonly actions: readonly Action[];
}

/** Two people play a match by taps to its end, and see the scores of the rules. */
export async function playByTaps(
  page: Page,
  world: string,
  { rounds, last }: Course,
): Promise<void> {
  const match = newMatch({ id: `taps-${world}`, world, seats: people(2) });
  const random = randomFrom('by taps');
  const all: Deed[] = [];
  while (rules.toAct(stateOf(match)) !== null) {
    const before = rules.clone(stateOf(match));
    const done = doneIn(before);
    // The table itself ends a step in which there is nothing to do.
    const isIdle = done !== null && isStepIdle(before);
    const actions = isIdle ? [done] : nextTap(before, random, rounds);
    if (!isIdle) all.push({ plies: match.length, before, actions });
    play(match, ...actions);
  }
  const deeds = last === undefined ? all : all.slice(-last);
  await openMatch(page, { header: match.header, entries: match.entries.slice(0, deeds[0]?.plies) });
  for (const { plies, before, actions } of deeds) {
    await played(page, plies);
    await tapActions(page, before, actions);
  }
  await played(page, match.length);
  await expect(ranking(page)).toBeVisible();
  const { scores } = rules.standing(stateOf(match));
  for (const score of scores)
    await expect(ranking(page)).toContainText(new RegExp(`\\$${score}\\D|(?<!\\d)${score} point`));
}
