import { screens } from '../../scripts/screens.mjs';
import { checkSightFrom } from '../e2e/screens/largest';
import { test } from '../e2e/screens/open';
import { expectNextInSight } from '../e2e/support/in-sight';

for (const screen of screens)
  if (screen.slow) {
    checkSightFrom(screen);
    test(`whatever is pressed next is in sight or shown to be below: ${screen.name}`, async ({
      openScreen,
    }) => {
      const { page } = await openScreen(screen, 'en');
      await expectNextInSight(page, screen.name);
    });
  }
