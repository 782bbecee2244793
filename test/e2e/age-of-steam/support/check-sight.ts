import { expectNextInSight } from '../../support/in-sight';
import { chooseLetters } from '../../support/letters';
import { test } from '../../support/test';
import { visitPhases } from './phases';

/** In every phase of a match, with letters of that size. */
export function checkSight(letters: 'Default' | 'Largest'): void {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test(`whatever is pressed next is in sight or shown to be below, in every phase with ${letters.toLowerCase()} letters`, async ({
    page,
  }) => {
    await chooseLetters(page, letters);
    await visitPhases(page, async (name) => {
      await expectNextInSight(page, name);
      // What is looked up beside it.
      if (name !== 'build') return;
      for (const tab of await page.getByRole('tab').all()) {
        await tab.tap();
        await expectNextInSight(page, `${name}: ${await tab.innerText()}`);
      }
    });
  });
}
