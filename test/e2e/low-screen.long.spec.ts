import { expectNextInSight } from './support/in-sight';
import { chooseLetters } from './support/set-up';
import { asked, computersDone, settled } from './support/table';
import { expect, still as test } from './support/test';

for (const game of ['mini-express', 'age-of-steam', 'ultimate-railroads', '504'])
  test(`on a phone on its side the head of a match is one row: ${game}`, async ({ page }) => {
    await page.goto(`./#/new/${game}`);
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    await computersDone(page);
    await page.setViewportSize({ width: 640, height: 360 });
    await settled(page);
    const head = page.locator('.table__head');
    expect((await head.boundingBox())?.height).toBeLessThan(60);
    // Mini Express has neither rounds nor phases.
    if (game !== 'mini-express')
      await expect(head.locator('.table__situation')).toBeInViewport({ ratio: 1 });
    const buttons = head.getByRole('button');
    await expect(buttons).not.toHaveCount(0);
    for (const button of await buttons.all()) {
      const size = await button.boundingBox();
      expect(size?.width).toBeGreaterThanOrEqual(44);
      expect(size?.height).toBeGreaterThanOrEqual(44);
      expect(await button.evaluate(isOnTop), 'nothing lies over it').toBe(true);
    }
    await expectNextInSight(page, game);
  });

for (const game of ['age-of-steam', 'ultimate-railroads', '504'])
  test(`with the largest letters, what is asked is beside the board and can be reached: ${game}`, async ({
    page,
  }) => {
    await chooseLetters(page, 'Largest');
    await page.goto(`./#/new/${game}`);
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    await computersDone(page);
    await page.setViewportSize({ width: 640, height: 360 });
    await settled(page);
    expect((await asked(page).boundingBox())?.x).toBeGreaterThan(180);
    const last = asked(page).getByRole('button').last();
    await last.scrollIntoViewIfNeeded();
    await settled(page);
    await expect(last).toBeInViewport({ ratio: 0.9 });
    expect(await last.evaluate(isOnTop), 'nothing lies over it').toBe(true);
  });

/** In the page: whether a finger in the middle of it hits it. */
function isOnTop(button: Element): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
