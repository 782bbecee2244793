import { screens } from '../../../scripts/screens.mjs';
import { expectNextInSight } from '../support/in-sight';
import { checkSightFrom } from './largest';
import { test } from './open';

for (const screen of screens) {
  if (!screen.continues) checkSightFrom(screen);
  // `npm test` does it for the others.
  if (screen.slow)
    test(`whatever is pressed next is in sight or shown to be below: ${screen.name}`, async ({
      openScreen,
    }) => {
      const { page } = await openScreen(screen, 'en');
      await expectNextInSight(page, screen.name);
    });
}
