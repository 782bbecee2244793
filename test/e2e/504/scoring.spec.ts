import { rules } from '../../../src/games/504/rules';
import type { Event } from '../../../src/games/504/rules/state/events';
import { factsOf } from '../../../src/games/504/view/model/base/facts';
import { scoringIn } from '../../../src/games/504/view/model/base/scoring';
import { randomFrom } from '../../../src/kit/random';
import { people } from '../../support/people';
import { expectNoFindings } from '../support/axe';
import { play } from '../support/match';
import { scoringSheet } from '../support/news';
import { asked, openMatch, played, primary, settled, takePhone, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { newMatch, stateOf } from './support/match';
import { tapActions } from './support/taps';
import { nextTap } from './support/walk';

/** A match of 785 before the tap that brings its first scoring, and what that tap plays. */
function beforeScoring() {
  const match = newMatch({ id: 'scoring', world: '785', seats: people(2) });
  const random = randomFrom('scoring 785');
  while (rules.toAct(stateOf(match)) !== null) {
    const before = rules.clone(stateOf(match));
    const actions = nextTap(before, random, 30);
    const after = rules.clone(before);
    const events: Event[] = [];
    for (const action of actions) rules.play(after, action, (event) => events.push(event));
    const scoring = scoringIn(before, events);
    if (scoring && factsOf(after).phase === 'shrink')
      return { match, before, actions, scoring, left: after.shrinkLeft[0] ?? 0 };
    play(match, ...actions);
  }
  throw new Error('no scoring');
}

test('a scoring is a sheet that waits for a tap, and its pieces leave with two more', async ({
  page,
}) => {
  const { match, before, actions, scoring, left } = beforeScoring();
  expect(left).toBeGreaterThan(2);
  await page.removeLocatorHandler(scoringSheet(page));
  await openMatch(page, match);
  await played(page, match.length);
  await tapActions(page, before, actions);
  const sheet = scoringSheet(page);
  // Who takes pieces off may be the other one.
  const cover = page.locator('.cover');
  await expect(sheet.or(cover)).toBeVisible();
  if (await cover.isVisible()) await takePhone(page);
  await expect(sheet.getByRole('row', { name: /^Points \d/ })).toContainText(
    String(Math.max(...scoring.gains)),
  );
  await expectNoFindings(page, 'a scoring');
  await sheet.getByRole('button', { name: 'Continue' }).tap();
  await settled(page);
  await expect(asked(page)).toContainText(`0 of ${left} chosen`);
  await tap(asked(page).getByRole('button', { name: `Choose ${left} for me` }));
  await expect(asked(page)).toContainText(`${left} of ${left} chosen`);
  await tap(primary(page));
  await expect(asked(page).or(cover)).not.toContainText(`${left} of ${left} chosen`);
});
