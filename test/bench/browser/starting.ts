import type { Page } from '@playwright/test';
import { openPhone, type Profile } from './phone';

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
