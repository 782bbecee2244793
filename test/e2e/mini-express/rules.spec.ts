import { settled, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { companies } from '../support/turns';
import { fromPosition } from './support/modes';
import { openAt } from './support/positions';

test('the rules are searched as one types, and a legend leads on', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('./#/rules/mini-express');
  const paragraphs = page.getByRole('article');
  await expect(page.getByRole('heading', { name: 'What it is about' })).toBeVisible();
  const all = await paragraphs.count();
  await page.getByLabel('Search the rules').fill('depleted');
  await expect(page.getByRole('heading', { name: 'A company runs out' })).toBeVisible();
  await expect.poll(() => paragraphs.count()).toBeLessThan(all);
  await expect(page.getByRole('status').first()).toContainText(/^\d+ paragraphs$/);
  await page.getByLabel('Search the rules').fill('xyzzy');
  await expect(paragraphs).toHaveCount(0);
  await page.getByLabel('Search the rules').fill('');
  await expect(paragraphs).toHaveCount(all);
  await page.getByLabel('Search the rules').fill('card');
  await expect(page.getByRole('status').first()).toContainText(/^\d+ paragraphs?$/);
  await page.getByRole('button', { name: 'More: What a share is worth' }).tap();
  await expect(page.getByRole('heading', { name: 'What a share is worth' })).toBeFocused();
});

test('a search starts at its first result, however far one has read', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('./#/rules/mini-express/places');
  await expect(page.locator('[data-sought]')).toBeInViewport();
  const first = page.getByRole('article').getByRole('heading').first();
  await expect(first).not.toBeInViewport();
  await page.getByLabel('Search the rules').fill('share');
  await expect(page.getByRole('status').first()).toContainText(/^\d+ paragraphs$/);
  await expect(first).toBeInViewport({ ratio: 1 });
});

test('the search stays in sight below its screen’s sign, however large the letters', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./#/rules/mini-express/places');
  const label = page.getByText('Search the rules');
  await label.waitFor();
  for (const size of ['100%', '200%']) {
    await page.evaluate((wanted) => {
      document.documentElement.style.fontSize = wanted;
    }, size);
    const sign = async () => (await page.locator('.screen__head').boundingBox())?.height ?? 0;
    const below = async () => ((await label.boundingBox())?.y ?? 0) - (await sign());
    await expect.poll(below, { message: size }).toBeGreaterThanOrEqual(0);
  }
});

test('the contents lead to a chapter, from wherever one has read to, by taps and by keys', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./#/rules/mini-express');
  const contents = page.getByRole('button', { name: 'Contents' });
  const chapters = page.getByRole('navigation', { name: 'Contents' });
  await contents.tap();
  const names = await chapters.getByRole('button').allTextContents();
  expect(names.length).toBeGreaterThan(2);
  const last = page.getByRole('heading', { level: 2, name: names.at(-1) ?? '', exact: true });
  await chapters.getByRole('button').last().tap();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await expect(chapters).toHaveCount(0);
  // The button has stayed in sight. Escape closes the list, and nothing else.
  await expect(contents).toBeInViewport();
  await page.getByLabel('Search the rules').fill('share');
  await contents.press('Enter');
  await page.keyboard.press('Escape');
  await expect(chapters).toHaveCount(0);
  await expect(contents).toBeFocused();
  await contents.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 2, name: names[0] ?? '', exact: true }),
  ).toBeFocused();
  await expect(page.getByLabel('Search the rules')).toHaveValue('');
});

test.describe('in Korean', () => {
  test.use({ locale: 'ko-KR' });
  test('initial letters find what they begin', { tag: '@long' }, async ({ page }) => {
    await page.goto('./#/rules/mini-express');
    const ties = page.getByRole('heading', { name: '점수가 같으면' });
    await expect(ties).toBeVisible();
    await page.getByLabel('규칙에서 찾기').fill('ㅂㅅ');
    await expect(page.getByRole('heading', { name: '보상' })).toBeVisible();
    await expect(ties).toHaveCount(0);
  });
});

test('a refusal leads to its paragraph, over the table, and back to where one was', async ({
  page,
}) => {
  await openAt(page, 'usa-3-careful', fromPosition(12));
  const refused = page.getByRole('region', { name: 'Turn' });
  const share = refused.getByRole('button', { name: /^Take a (free )?share/, disabled: true });
  // Some company costs too much influence, or has no share left.
  for (let company = 0; company < 4; company++) {
    await tap(companies(page).nth(company));
    if ((await share.count()) > 0) break;
    await tap(page.getByRole('button', { name: 'Close' }));
  }
  // Dimmed, but it may be tapped to hear why.
  await share.tap({ force: true });
  await settled(page);
  await refused.getByRole('button', { name: 'Why?' }).first().tap();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await settled(page);
  await expect(rules.getByRole('heading', { name: 'What a share costs' })).toBeFocused();
  await page.goBack();
  await settled(page);
  await expect(rules).toHaveCount(0);
  await expect(share).toBeVisible();

  await tap(refused.getByRole('button', { name: 'What these mean' }));
  await expect(rules.getByRole('heading', { name: 'Reading a company card' })).toBeFocused();

  // The field does not move when nothing is found.
  const field = rules.getByLabel('Search the rules');
  const before = await field.boundingBox();
  await field.fill('xyzzy');
  await expect(rules.getByRole('article')).toHaveCount(0);
  await settled(page);
  expect((await field.boundingBox())?.y).toBe(before?.y);
});
