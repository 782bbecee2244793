import type { Page } from '@playwright/test';
import { reload } from '../support/reload';
import { expect, test } from '../support/test';

test.use({ actionTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' } });

const lessonPanel = (page: Page) => page.getByRole('region', { name: 'Lesson' });
const card = (page: Page, company: string) => page.locator(`.mx-card[data-company="${company}"]`);
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' }).tap();
const onStep = (page: Page, step: number) =>
  expect(lessonPanel(page)).toContainText(`Step ${step} of 11`);

async function next(page: Page): Promise<void> {
  await lessonPanel(page).getByRole('button', { name: 'Next' }).tap();
}

async function build(page: Page, company: string, hex: string): Promise<void> {
  await card(page, company).tap();
  await page.locator(`[data-hex="${hex}"]`).tap({ force: true });
}

test('somebody who never played is led through a first match, a tap at a time', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: /Never played/ }).tap();

  await onStep(page, 1);
  await card(page, 'gray').tap();
  await expect(lessonPanel(page)).toContainText('That opens something else');
  await card(page, 'brown').tap();
  await expect(lessonPanel(page)).toContainText('squares are ready trains');
  await next(page);

  await onStep(page, 2);
  await page.getByRole('button', { name: 'Pick a share' }).tap();
  await confirm(page);
  await next(page);

  await onStep(page, 3);
  await card(page, 'brown').tap();
  await expect(page.getByText('must be of different companies')).toBeVisible();
  await page.getByRole('button', { name: 'Why?' }).tap();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toContainText('The first shares');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap();
  await card(page, 'gray').tap();
  await page.getByRole('button', { name: 'Pick a share' }).tap();
  await confirm(page);
  await expect(page.getByText('look for Orange').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).tap();
  await card(page, 'orange').tap();
  await page.getByRole('button', { name: 'Pick a share' }).tap();
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
  await expect(page.getByRole('link', { name: /Your first match/ })).toContainText('4 of 11');
  await page.getByRole('link', { name: /Your first match/ }).tap();

  await page.getByRole('tab', { name: 'Influence' }).tap();
  await next(page);
  await onStep(page, 6);
  await card(page, 'brown').tap();
  await page.getByRole('button', { name: 'Take a share' }).tap();
  await confirm(page);
  await next(page);
  await onStep(page, 7);
  await build(page, 'brown', '14,6');
  await confirm(page);
  await next(page);
  await onStep(page, 8);
  await build(page, 'orange', '11,5');
  await confirm(page);
  await next(page);
  await onStep(page, 9);
  await build(page, 'brown', '12,8');
  await page.getByRole('group').getByRole('button', { name: 'Orange' }).tap();
  await confirm(page);
  await next(page);
  await onStep(page, 10);
  await card(page, 'brown').tap();
  await page.getByRole('button', { name: 'Take a share' }).tap();
  await confirm(page);
  await next(page);
  await onStep(page, 11);
  await lessonPanel(page).getByRole('button', { name: 'The scores' }).tap();
  const scores = page.getByRole('dialog', { name: 'The scores' });
  await expect(scores.getByRole('listitem').first()).toContainText('You');
  await scores.getByRole('button', { name: 'Close' }).tap();
  await next(page);

  await lessonPanel(page).getByRole('button', { name: 'Play against computers' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Player 1’s turn' })).toBeVisible();
  await build(page, 'brown', '12,8');
  await page.getByRole('group').getByRole('button', { name: 'Orange' }).tap();
  await confirm(page);
  await expect(page.getByText(/Ada/).first()).toBeVisible();
  await page.goto('./#/learn');
  await expect(page.getByRole('link', { name: /Your first match/ })).toContainText('Done');
});

async function skipThrough(page: Page): Promise<void> {
  const on = lessonPanel(page).getByRole('button', { name: /^(Next|Skip this step)$/ });
  await on.waitFor();
  while ((await on.count()) > 0) await on.tap();
  await expect(lessonPanel(page)).toContainText('You’re done!');
}

for (const lesson of ['first', 'automa', 'expert', 'spike', 'harbors']) {
  test(`the lesson ${lesson} can be skipped through to its end`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(`./#/learn/mini-express/${lesson}`);
    await skipThrough(page);
    await lessonPanel(page).getByRole('button', { name: 'Play against computers' }).tap();
    await expect(page.getByRole('region', { name: 'Companies' })).toBeVisible();
  });
}

test('what a lesson says to read is in sight, and its last step leads to the scores', async ({
  page,
}) => {
  await page.goto('./#/learn/mini-express/first');
  const skip = lessonPanel(page).getByRole('button', { name: 'Skip this step' });
  for (let step = 1; step < 7; step++) {
    await onStep(page, step);
    await skip.tap();
  }
  await onStep(page, 7);
  await build(page, 'brown', '14,6');
  // What Orange gets, of which the lesson speaks.
  const compensated = page.locator('.mx-preview__list li').filter({ hasText: 'compensation' });
  await expect(compensated).toBeInViewport({ ratio: 1 });
  await confirm(page);
  await next(page);
  for (let step = 8; step < 11; step++) {
    await onStep(page, step);
    await skip.tap();
  }
  await onStep(page, 11);
  const main = lessonPanel(page).locator('[data-kind="primary"]');
  await expect(main).toHaveText('The scores');
  await main.tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expect(main).toHaveText('Next');
});

test('at its end a lesson leads to the next one, and the last one begins again', async ({
  page,
}) => {
  await page.goto('./#/learn/mini-express/spike');
  await skipThrough(page);
  const panel = lessonPanel(page);
  await expect(panel.getByRole('button', { name: 'Start over' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Next lesson' }).tap();
  await expect(panel).toContainText('Step 1 of');
  await expect(page).toHaveURL(/mini-express\/harbors/);
  await skipThrough(page);
  await expect(panel.getByRole('button', { name: 'Next lesson' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Start over' }).tap();
  await expect(panel).toContainText('Step 1 of');
});
