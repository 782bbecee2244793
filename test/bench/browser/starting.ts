import type { Locator, Page } from '@playwright/test';
import { passAndPlay } from '../../e2e/support/set-up';
import { type Busy, watchTasks } from './long-tasks';
import { openPhone, type Phone, type Profile } from './phone';

/**
 * Milliseconds from opening the address to a home that takes input and shows the last match, in a browser
 * process that has just begun. The server is expected to be gone.
 */
export async function coldStart(
  executablePath: string,
  profile: Profile,
  url: string,
  slower: number,
): Promise<number> {
  const phone = await openPhone(executablePath, profile);
  try {
    await phone.slow(slower);
    await watchHome(phone.page);
    await phone.page.goto(url);
    return await phone.page.evaluate(() => globalThis.roundhouseHome);
  } finally {
    await phone.close();
  }
}

declare global {
  var roundhouseHome: Promise<number>;
}

async function watchHome(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.roundhouseHome = new Promise((resolve) => {
      const look = () => {
        if (document.querySelector('.home__match'))
          // When the next frame begins, this one has been painted.
          requestAnimationFrame(() => resolve(performance.now()));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });
}

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

/** Milliseconds of the writes of one match. */
export interface Writes {
  /** From the beginning of the transaction to the browser's word that it is on the disk. */
  readonly durable: number[];
  /** From the click on Confirm to the next position in the document. */
  readonly shown: number[];
}

declare global {
  var roundhouseWrites: Writes;
}

/** Watches every write from the next page that is opened on. */
export async function watchWrites(page: Page): Promise<() => Promise<Writes>> {
  await page.addInitScript(() => {
    const writes: Writes = { durable: [], shown: [] };
    globalThis.roundhouseWrites = writes;
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...how) {
      const transaction = begin.apply(this, how);
      const begun = performance.now();
      if (transaction.mode === 'readwrite' && transaction.objectStoreNames.contains('entries'))
        transaction.addEventListener('complete', () =>
          writes.durable.push(performance.now() - begun),
        );
      return transaction;
    };
    addEventListener(
      'click',
      ({ target, timeStamp }) => {
        if (
          !(target instanceof Element) ||
          !target.closest('.turn-panel__foot [data-kind="primary"]')
        )
          return;
        const rooms = document.querySelector('[data-plies]');
        if (!rooms) return;
        const observer = new MutationObserver(() => {
          if (rooms.getAttribute('data-step') !== 'none') return;
          writes.shown.push(performance.now() - timeStamp);
          observer.disconnect();
        });
        observer.observe(rooms, { attributeFilter: ['data-step'] });
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => globalThis.roundhouseWrites);
}
