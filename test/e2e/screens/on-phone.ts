import { expect, type Page } from '@playwright/test';
import { pathTo, type ScreenPlan, screens } from '../../../scripts/screens.mjs';
import { LANGUAGES, type Language } from '../../../src/kit/words';
import { expectNoFindings, expectNoFindingsIn } from '../support/axe';
import { expectNextInSight } from '../support/in-sight';
import { lostWhenEnlarged } from './enlarged';
import { nameFaults } from './names';
import { test } from './open';
import { expectSamePicture } from './picture';
import { steady } from './steady';

/** The theme of each language's picture. */
const THEMES = { en: 'light', ko: 'dark' } as const;

/** In the address of a board of one's own. */
const RANDOM_ID = /\b[0-9a-f]{32}\b/g;

/** Half the size of the screen: a small file, and whatever is missing is still many pixels. */
export const SCALE = 1 / 2;

/**
 * Checks a screen and those that continue from it on a phone: in English, and those that are like another by axe and
 * for what is out of sight alone; or all of them in both languages.
 */
export function checkFrom(root: ScreenPlan, depth: 'some' | 'all'): void {
  const together = screens.filter((screen) => pathTo(screen)[0] === root);
  for (const language of depth === 'all' ? LANGUAGES : (['en'] as const))
    test(`${together.map(({ name }) => name).join(', ')}, ${language}`, async ({ openScreen }) => {
      const { page, goOn } = await openScreen(root, language);
      for (const screen of together) {
        if (screen !== root) await goOn(screen);
        await test.step(screen.name, async () => {
          // Colors and room are the same in every language: one of them is checked in both themes and sideways.
          await page.emulateMedia({ colorScheme: THEMES[language] });
          if (language === 'en') await expectNoFindings(page, screen.name, THEMES.en);
          else await expectNoFindingsIn(page, screen.name, THEMES[language]);
          await expectNextInSight(page, screen.name);
          if (depth === 'all' || !screen.alike) await checkMore(page, screen, language);
        });
      }
    });
}

/** Compares what a screen reader gets and the picture with what is kept, and doubles the text. */
async function checkMore(page: Page, screen: ScreenPlan, language: Language): Promise<void> {
  const name = `${screen.name}-${language}`;
  const sheet = page.locator('dialog[open]').last();
  const shown = (await sheet.count()) > 0 ? sheet : page.locator('body');
  const restore = await steady(page, screen);
  // Not toMatchAriaSnapshot: that passes where no snapshot is kept, and takes any number for another.
  const read = await shown.ariaSnapshot();
  expect.soft(read.replace(RANDOM_ID, 'id')).toMatchSnapshot(`${name}.yml`);
  await expectSamePicture(page, name, SCALE);
  await restore();
  expect.soft(nameFaults(read, language), name).toEqual([]);
  expect.soft(await lostWhenEnlarged(page), `${name}, text at 200 %`).toEqual([]);
}
