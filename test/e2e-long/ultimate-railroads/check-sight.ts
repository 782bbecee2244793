import { expectNextInSight } from '../../e2e/support/in-sight';
import { chooseLetters } from '../../e2e/support/letters';
import { test } from '../../e2e/support/test';
import { oneOfEach } from '../../e2e/ultimate-railroads/support/kinds';
import { visitKinds } from '../../e2e/ultimate-railroads/support/visit';

/** In every decision of a match, with letters of that size. */
export function checkSight(letters: 'Default' | 'Largest'): void {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test(`whatever is pressed next is in sight or shown to be below, in every decision with ${letters.toLowerCase()} letters`, async ({
    page,
  }) => {
    await chooseLetters(page, letters);
    await visitKinds(page, oneOfEach(), async (kind) => {
      await expectNextInSight(page, kind);
      if (kind !== 'turn') return;
      await page.locator('.ur-area button:not([aria-disabled="true"])').first().tap();
      await expectNextInSight(page, `${kind}: a space`);
    });
  });
}
