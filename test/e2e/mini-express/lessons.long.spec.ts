import type { Locator, Page } from '@playwright/test';
import { reload } from '../support/database';
import { settled } from '../support/table';
import { expect, still as test } from '../support/test';
import { company as card } from '../support/turns';

test.use({ actionTimeout: 10_000 });

const lessonPanel = (page: Page) => page.getByRole('region', { name: 'Lesson' });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const confirm = (page: Page) => tap(button(page, 'Confirm'));
const onStep = (page: Page, step: number) =>
  expect(lessonPanel(page)).toContainText(`Step ${step} of 12`);

/** Taps something at the table when that is at rest, and waits until it is again. */
async function tap(target: Locator, options: { readonly force?: boolean } = {}): Promise<void> {
  await settled(target.page());
  await target.tap(options);
  await settled(target.page());
}

const next = (page: Page) => tap(lessonPanel(page).getByRole('button', { name: 'Next' }));

async function build(page: Page, company: string, hex: string): Promise<void> {
  await tap(card(page, company));
  await tap(page.locator(`[data-hex="${hex}"]`), { force: true });
}

test('a person who never played is led through a first match, a tap at a time', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'First lesson: Mini Express' }).tap();

  await onStep(page, 1);
  await tap(card(page, 'gray'));
  await expect(lessonPanel(page)).toContainText('That opens something else');
  await tap(card(page, 'brown'));
  await expect(lessonPanel(page)).toContainText('squares are trains that are ready');
  await next(page);

  await onStep(page, 2);
  await tap(button(page, 'Pick a share'));
  await confirm(page);
  await next(page);

  await onStep(page, 3);
  await tap(card(page, 'brown'));
  await expect(page.getByText('must be of different companies')).toBeVisible();
  await tap(button(page, 'Why?'));
  await expect(page.getByRole('dialog', { name: 'Rules' })).toContainText('The first shares');
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Close' }).first());
  await tap(card(page, 'gray'));
  await tap(button(page, 'Pick a share'));
  await confirm(page);
  await expect(page.getByText('look for Orange').first()).toBeVisible();
  await tap(button(page, 'Close'));
  await tap(card(page, 'orange'));
  await tap(button(page, 'Pick a share'));
  await confirm(page);
  await next(page);

  await onStep(page, 4);
  await build(page, 'brown', '17,7');
  await confirm(page);
  await expect(lessonPanel(page)).toContainText('2 influence for you');

  // Left in the middle of a step, and taken up again at it.
  await next(page);
  await onStep(page, 5);
  await reload(page);
  await onStep(page, 5);
  await page.getByRole('button', { name: 'Back' }).first().tap();
  await page.getByRole('link', { name: 'Learn', exact: true }).tap();
  await expect(page.getByRole('link', { name: /Your first match/ })).toContainText('4 of 12');
  await page.getByRole('link', { name: /Your first match/ }).tap();

  await tap(page.getByRole('tab', { name: 'Influence' }));
  await next(page);
  await onStep(page, 6);
  await tap(page.getByRole('tab', { name: 'Players' }));
  await next(page);
  await onStep(page, 7);
  await tap(card(page, 'brown'));
  await tap(button(page, 'Take a share'));
  await confirm(page);
  await next(page);
  await onStep(page, 8);
  await build(page, 'brown', '14,6');
  await confirm(page);
  await next(page);
  await onStep(page, 9);
  await build(page, 'orange', '11,5');
  await confirm(page);
  await next(page);
  await onStep(page, 10);
  await build(page, 'brown', '12,8');
  await tap(page.getByRole('group').getByRole('button', { name: 'Orange' }));
  await confirm(page);
  await next(page);
  await onStep(page, 11);
  // The sentence speaks of the shares that are left.
  await expect(card(page, 'gray').getByText('Depleted', { exact: true })).toBeInViewport({
    ratio: 1,
  });
  await expect(card(page, 'brown').getByText('Shares', { exact: true })).toBeInViewport({
    ratio: 1,
  });
  await tap(card(page, 'brown'));
  await tap(button(page, 'Take a share'));
  await confirm(page);
  await next(page);
  await onStep(page, 12);
  await tap(lessonPanel(page).getByRole('button', { name: 'The scores' }));
  const scores = page.getByRole('dialog', { name: 'The scores' });
  await expect(scores.getByRole('listitem').first()).toContainText('You');
  await tap(scores.getByRole('button', { name: 'Close' }));
  await next(page);

  await lessonPanel(page).getByRole('button', { name: 'Play now' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Your turn' })).toBeVisible();
  // A new match begins with the draft.
  await tap(card(page, 'white'));
  await expect(button(page, 'Pick a share')).toBeVisible();
  await page.goto('./#/learn');
  await expect(page.getByRole('link', { name: /Your first match/ })).toContainText('Done');
});

async function skipThrough(page: Page): Promise<void> {
  const on = lessonPanel(page).getByRole('button', { name: /^(Next|Skip this step)$/ });
  for (await settled(page); (await on.count()) > 0; ) await tap(on);
  await expect(lessonPanel(page)).toContainText('You’re done!');
}

for (const lesson of ['first', 'automa', 'expert', 'spike', 'harbors']) {
  test(`the lesson ${lesson} can be skipped through to its end`, async ({ page }) => {
    await page.goto(`./#/learn/mini-express/${lesson}`);
    await skipThrough(page);
    await lessonPanel(page).getByRole('button', { name: 'Play now' }).tap();
    await expect(page.getByRole('region', { name: 'Companies' })).toBeVisible();
  });
}

test('what a lesson says to read is in sight, and its last step leads to the scores', async ({
  page,
}) => {
  await page.goto('./#/learn/mini-express/first');
  const skip = lessonPanel(page).getByRole('button', { name: 'Skip this step' });
  for (let step = 1; step < 8; step++) {
    await onStep(page, step);
    await tap(skip);
  }
  await onStep(page, 8);
  await build(page, 'brown', '14,6');
  // The compensation of Orange that the lesson mentions.
  const turn = page.getByRole('region', { name: 'Turn' });
  const compensated = turn.getByRole('listitem').filter({ hasText: 'compensation' });
  await expect(compensated).toBeInViewport({ ratio: 1 });
  await confirm(page);
  await next(page);
  for (let step = 9; step < 12; step++) {
    await onStep(page, step);
    await tap(skip);
  }
  await onStep(page, 12);
  const main = lessonPanel(page).locator('[data-kind="primary"]');
  await expect(main).toHaveText('The scores');
  await tap(main);
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  await expect(main).toHaveText('Next');
});

test('at its end a lesson leads to the next one, and the last one begins again', async ({
  page,
}) => {
  await page.goto('./#/learn/mini-express/spike');
  await skipThrough(page);
  const panel = lessonPanel(page);
  await expect(panel.getByRole('button', { name: 'Start over' })).toHaveCount(0);
  await tap(panel.getByRole('button', { name: 'Next lesson' }));
  await expect(panel).toContainText('Step 1 of');
  await expect(page).toHaveURL(/mini-express\/harbors/);
  await skipThrough(page);
  await expect(panel.getByRole('button', { name: 'Next lesson' })).toHaveCount(0);
  await tap(panel.getByRole('button', { name: 'Start over' }));
  await expect(panel).toContainText('Step 1 of');
});

test('why a share cannot be taken moves nothing that can be built', async ({ page }) => {
  await page.goto('./#/learn/mini-express/first');
  for (let step = 1; step < 4; step++) {
    await onStep(page, step);
    await tap(button(page, 'Skip this step'));
  }
  await tap(card(page, 'brown'));
  const city = page.getByRole('region', { name: 'Turn' }).getByRole('button', { name: 'New York' });
  const before = await city.boundingBox();
  await tap(button(page, 'Take a share'), { force: true });
  await expect(page.getByRole('status').filter({ hasText: 'costs 4 influence' })).toBeVisible();
  expect(await city.boundingBox()).toEqual(before);
});
