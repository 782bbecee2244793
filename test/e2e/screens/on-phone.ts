import { expect, type Page } from '@playwright/test';
import type { ScreenPlan } from '../../../scripts/screens.mjs';
import type { Language } from '../../../src/kit/words';
import { expectNoFindings, expectNoFindingsIn } from '../support/axe';
import { expectNextInSight } from '../support/in-sight';
import { lostWhenEnlarged } from './enlarged';
import { nameFaults } from './names';
import { test } from './open';
import { expectSamePicture, steady } from './picture';

/** The theme of each language's picture. */
const THEMES = { en: 'light', ko: 'dark' } as const;

/** In the address of a board of one's own. */
const RANDOM_ID = /\b[0-9a-f]{32}\b/g;

/** Half the size of the screen: a small file, and whatever is missing is still many pixels. */
export const SCALE = 1 / 2;

/**
 * Checks a screen on a phone, in a language: with axe, what is out of sight, what a screen reader gets, and the picture;
 * `all`: in both themes, on its side and with text of twice the size, too.
 */
export function checkScreen(screen: ScreenPlan, language: Language, depth: 'some' | 'all'): void {
  test(`${screen.name}, ${language}`, async ({ openScreen }) => {
    const { page } = await openScreen(screen, language);
    const theme = THEMES[language];
    await page.emulateMedia({ colorScheme: theme });
    // First, before anything has turned or scrolled the screen.
    await expectAsKept(page, screen, language);
    await expectNextInSight(page, screen.name);
    // Colors and room are the same in every language: one of them is checked in both themes and sideways.
    if (depth === 'all' && language === 'en') await expectNoFindings(page, screen.name, theme);
    else await expectNoFindingsIn(page, screen.name, theme);
    if (depth === 'all')
      expect.soft(await lostWhenEnlarged(page), `${screen.name}, text at 200 %`).toEqual([]);
  });
}

/** Compares what a screen reader gets and the picture with what is kept. */
async function expectAsKept(page: Page, screen: ScreenPlan, language: Language): Promise<void> {
  const name = `${screen.name}-${language}`;
  const sheet = page.locator('dialog[open]').last();
  const shown = (await sheet.count()) > 0 ? sheet : page.locator('body');
  const restore = await steady(page, screen);
  // Not toMatchAriaSnapshot: that passes where no snapshot is kept, and takes any number for another.
  const read = await shown.ariaSnapshot();
  const kept = screen.part ? await shown.locator(screen.part).ariaSnapshot() : read;
  expect.soft(kept.replace(RANDOM_ID, 'id')).toMatchSnapshot(`${name}.yml`);
  await expectSamePicture(page, name, SCALE);
  await restore();
  expect.soft(nameFaults(read, language), name).toEqual([]);
}
