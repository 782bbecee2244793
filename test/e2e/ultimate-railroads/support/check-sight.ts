import { expectNextInSight } from '../../support/in-sight';
import { chooseLetters } from '../../support/letters';
import { test } from '../../support/test';
import { oneOfEach } from './kinds';
import { visitKinds } from './visit';

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
