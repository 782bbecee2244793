import { pathTo, type ScreenPlan, screens } from '../../../scripts/screens.mjs';
import { expectNextInSight } from '../support/in-sight';
import { test } from './open';

/** Checks a screen and those that continue from it where letters are as large as they can be. */
export function checkSightFrom(root: ScreenPlan): void {
  const together = screens.filter((screen) => pathTo(screen)[0] === root);
  const names = together.map(({ name }) => name).join(', ');
  test(`with the largest letters whatever is pressed next is in sight or shown to be below: ${names}`, async ({
    openScreen,
  }) => {
    const { page, goOn } = await openScreen(root, 'en', { letters: 'largest' });
    for (const screen of together) {
      if (screen !== root) await goOn(screen);
      await expectNextInSight(page, screen.name);
    }
  });
}
