import type { Locator } from '@playwright/test';
import { passAndPlay } from '../../e2e/support/set-up';
import { type Busy, watchTasks } from './long-tasks';
import type { Phone } from './phone';

/** Milliseconds between two keys of a quick typist. */
const KEY = 80;

/** Types a word into a field letter by letter, and takes it away again. */
async function type(field: Locator, word: string): Promise<void> {
  await field.pressSequentially(word, { delay: KEY });
  for (const _ of word) {
    await field.press('Backspace');
    await field.page().waitForTimeout(KEY);
  }
}

/** Looks for words in the rules. */
export async function searchRules({ page }: Phone, url: string): Promise<Busy> {
  await page.goto(`${url}#/rules/mini-express`);
  const search = page.getByLabel('Search the rules');
  await page.locator('article svg').last().waitFor();
  await search.focus();
  return watchTasks(page, async () => {
    for (const word of ['compensation', 'share', 'harbor']) await type(search, word);
  });
}

/** Gives the players of a new match names. */
export async function nameSeats({ page }: Phone, url: string): Promise<Busy> {
  await passAndPlay(page, url);
  const names = page.locator('.seats__row input');
  await names.first().waitFor();
  return watchTasks(page, async () => {
    for (let seat = 0; seat < 3; seat++) await type(names.nth(seat), ' the Magnificent');
  });
}
