import { screens } from '../../../scripts/screens.mjs';
import { test } from './open';
import { expectSamePicture, steady } from './picture';

/** Each size in a language and a theme. */
const LOOKS = [
  { what: 'tablet', width: 800, height: 1280, language: 'en', colorScheme: 'light' },
  { what: 'desktop', width: 1280, height: 800, language: 'ko', colorScheme: 'dark' },
] as const;

for (const screen of screens)
  test(`${screen.name} looks as it did on a tablet and a desktop`, async ({ openScreen }) => {
    for (const { what, width, height, language, colorScheme } of LOOKS) {
      const { page } = await openScreen(screen, language, { size: { width, height } });
      await page.emulateMedia({ colorScheme });
      await steady(page, screen);
      await expectSamePicture(page, `${screen.name}.${what}`, 1 / 8);
    }
  });
