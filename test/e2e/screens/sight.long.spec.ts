import { screens } from '../../../scripts/screens.mjs';
import { expectNextInSight } from '../support/in-sight';
import { test } from './open';

for (const screen of screens) {
  test(`with the largest letters whatever is pressed next is in sight or shown to be below: ${screen.name}`, async ({
    openScreen,
  }) => {
    const { page } = await openScreen(screen, 'en', { letters: 'largest' });
    await expectNextInSight(page, screen.name);
  });
  // The screens' own test does it for the others.
  if (screen.slow)
    test(`whatever is pressed next is in sight or shown to be below: ${screen.name}`, async ({
      openScreen,
    }) => {
      const { page } = await openScreen(screen, 'en');
      await expectNextInSight(page, screen.name);
    });
}
