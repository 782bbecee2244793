import type { Page } from '@playwright/test';
import { asked, ranking, table } from '../../support/game-table';
import type { LinkedMatch } from '../../support/linked-match';

const payday = (page: Page) =>
  page.locator('.turn-panel:not([data-question]) .button[data-kind="primary"]');

/** Upgrades the engine where it can, else does the least: soon nobody can pay. */
async function tapOne(page: Page): Promise<void> {
  const button = (name: RegExp) =>
    asked(page).locator('.question-panel__foot').getByRole('button', { name });
  const [drop, engine] = [button(/^Drop/), button(/^Upgrade engine/)];
  if (await drop.isVisible()) return drop.tap();
  if (await engine.isVisible()) return engine.tap();
  const action = page.locator('.aos-action:not([aria-disabled])').first();
  if (await action.isVisible()) await action.tap();
  await button(/^(Issue no shares|Take|Done building|Ship nothing|Draw nothing)/).tap();
}

/** A match of three on two phones, in which everybody does the least. */
export const LINKED = {
  route: 'age-of-steam',
  seats: 3,
  table,
  asked,
  ranking,
  goOn: payday,
  tapOne,
} satisfies Partial<LinkedMatch>;
