import { bonusesIn } from '../../../src/games/504/modules/race/model/bonuses';
import { payoutsIn } from '../../../src/games/504/modules/shares/model/payouts';
import { rules } from '../../../src/games/504/rules';
import type { Event } from '../../../src/games/504/rules/state/events';
import type { State } from '../../../src/games/504/rules/state/state';
import { factsOf } from '../../../src/games/504/view/model/base/facts';
import { scoringIn } from '../../../src/games/504/view/model/base/scoring';
import { randomFrom } from '../../../src/kit/random';
import { people } from '../../support/people';
import { expectNoFindings } from '../support/axe';
import { play } from '../support/match';
import { bonusSheet, payoutSheet, scoringSheet } from '../support/news';
import { asked, openMatch, played, primary, settled, takePhone, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { newMatch, stateOf } from './support/match';
import { tapActions } from './support/taps';
import { nextTap } from './support/walk';

/** A match of a world before the tap that brings what is `found`, and what that tap plays. */
function before<Found>(
  world: string,
  find: (before: State, events: readonly Event[], after: State) => Found | null,
) {
  const match = newMatch({ id: 'scoring', world, seats: people(2) });
  const random = randomFrom(`scoring ${world}`);
  while (rules.toAct(stateOf(match)) !== null) {
    const before = rules.clone(stateOf(match));
    const actions = nextTap(before, random, 30);
    const after = rules.clone(before);
    const events: Event[] = [];
    for (const action of actions) rules.play(after, action, (event) => events.push(event));
    const found = find(before, events, after);
    if (found) return { match, before, actions, found, after };
    play(match, ...actions);
  }
  throw new Error('no scoring');
}

test('a scoring is a sheet that waits for a tap, and its pieces leave with two more', async ({
  page,
}) => {
  const { match, actions, found, after, ...here } = before('785', (from, events, to) =>
    factsOf(to).phase === 'shrink' ? scoringIn(from, events) : null,
  );
  const left = after.shrinkLeft[0] ?? 0;
  expect(left).toBeGreaterThan(2);
  await page.removeLocatorHandler(scoringSheet(page));
  await openMatch(page, match);
  await played(page, match.length);
  await tapActions(page, here.before, actions);
  const sheet = scoringSheet(page);
  // Who takes pieces off may be the other one.
  const cover = page.locator('.cover');
  await expect(sheet.or(cover)).toBeVisible();
  if (await cover.isVisible()) await takePhone(page);
  await expect(sheet.getByRole('row', { name: /^Points \d/ })).toContainText(
    String(Math.max(...found.gains)),
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

test('a bonus is a sheet that says what everybody has for it, and waits for a tap', async ({
  page,
}) => {
  const { match, actions, found, ...here } = before('582', bonusesIn);
  await page.removeLocatorHandler(bonusSheet(page));
  await openMatch(page, match);
  await played(page, match.length);
  await tapActions(page, here.before, actions);
  const sheet = bonusSheet(page);
  const cover = page.locator('.cover');
  await expect(sheet.or(cover)).toBeVisible();
  if (await cover.isVisible()) await takePhone(page);
  const won = found.bonuses.find(({ winner }) => winner !== null);
  await expect(sheet.getByRole('row', { name: new RegExp(`^${won?.key} 5`, 'i') })).toContainText(
    '3 +5',
  );
  await expect(sheet.getByRole('row')).toHaveCount(found.bonuses.length + 2);
  await expectNoFindings(page, 'a bonus');
  await sheet.getByRole('button', { name: 'Continue' }).tap();
  await settled(page);
  await expect(sheet).toBeHidden();
});

test('a round of companies is a sheet that says what each paid to whom, and is looked up again', async ({
  page,
}) => {
  const { match, actions, found, ...here } = before('798', (_, events, to) =>
    payoutsIn(to, events),
  );
  await page.removeLocatorHandler(payoutSheet(page));
  await openMatch(page, match);
  await played(page, match.length);
  await tapActions(page, here.before, actions);
  const sheet = payoutSheet(page);
  const cover = page.locator('.cover');
  await expect(sheet.or(cover)).toBeVisible();
  if (await cover.isVisible()) await takePhone(page);
  await expect(sheet.getByRole('row')).toHaveCount(found.companies.length + 3);
  const got = [0, 1].map((seat) =>
    found.companies.reduce((sum, { dividend }) => sum + (dividend?.paid[seat] ?? 0), 0),
  );
  await expect(sheet.getByRole('row', { name: /^Money/ })).toHaveText(
    `Money${got.map((money) => `+$${money}`).join('')}`,
  );
  await expectNoFindings(page, 'a round of companies');
  await sheet.getByRole('button', { name: 'Continue' }).tap();
  await settled(page);
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'On the table' }).tap();
  const title = new RegExp(`^Business round ${found.round}: payouts$`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('the list of what others did has the last round of companies again', async ({ page }) => {
  const [ana, bo] = people(2);
  if (!ana || !bo) throw new Error('no people');
  const computer = { ...bo, player: { kind: 'computer', level: 'apprentice' } } as const;
  const match = newMatch({ id: 'recap', world: '798', seats: [ana, computer] });
  const random = randomFrom('recap');
  const told = () =>
    match.line().at(-1)?.seat === 1 && rules.toAct(stateOf(match)) === 0
      ? payoutsIn(
          stateOf(match),
          match.line().flatMap(({ events }) => events as readonly Event[]),
        )
      : null;
  while (!told()) play(match, ...nextTap(rules.clone(stateOf(match)), random, 30));
  await openMatch(page, match);
  await played(page, match.length);
  await page.getByRole('button', { name: /since yours/ }).tap();
  const list = page.getByRole('dialog', { name: 'Since your last move' });
  await expect(list.getByRole('heading', { name: /^Business round 1: payouts$/ })).toBeVisible();
});
