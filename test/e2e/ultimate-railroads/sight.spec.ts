import { expectNextInSight } from '../support/in-sight';
import { chooseLetters } from '../support/letters';
import { test } from '../support/test';
import { oneOfEach } from './support/kinds';
import { visitKinds } from './support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('whatever is pressed next is in sight or shown to be below, in every decision with the largest letters', async ({
  page,
}) => {
  await chooseLetters(page, 'Largest');
  await visitKinds(page, oneOfEach(), async (kind) => {
    await expectNextInSight(page, kind);
    if (kind !== 'turn') return;
    await page.locator('.ur-area button:not([aria-disabled="true"])').first().tap();
    await expectNextInSight(page, `${kind}: a space`);
  });
});
