import type { Locator, Page } from '@playwright/test';
import { settled } from './settled';

/**
 * Taps up to the point where only Confirm is left, whatever is asked on the way. Every `whim` leads to some legal
 * action: a share where one can be had, else a city; every third time a city first. `press` does what a tap does.
 */
export async function choose(page: Page, whim: number, press = tap): Promise<void> {
  await pressAny(page.locator('.mx-card:not([data-idle])'), whim, press);
  // What a company may do is there once its cities are listed.
  await page.locator('.targets').waitFor({ state: 'attached' });
  const share = page.locator('.turn-panel__body > .button:not([aria-disabled])');
  const cities = page.locator('.target');
  const build = (await share.count()) === 0 || (whim % 3 === 2 && (await cities.count()) > 0);
  await press(build ? cities.last() : share);
  await page.locator('.turn-panel__foot').waitFor();
  for (const question of await page.locator('.question').all())
    if ((await question.locator('[aria-pressed=true]').count()) === 0)
      await pressAny(question.getByRole('button'), whim, press);
}

const tap = (target: Locator): Promise<void> => target.tap();

/** Waits until there is one of them, and presses one. */
async function pressAny(some: Locator, whim: number, press: typeof tap): Promise<void> {
  await some.first().waitFor();
  await press(some.nth(whim % (await some.count())));
}

export async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm' }).tap();
}

/** Plays one action by taps and waits until it is shown as played. */
export async function act(page: Page, whim: number): Promise<void> {
  await choose(page, whim);
  await confirm(page);
  await settled(page);
}

/** What the table's log says, oldest first. */
export async function readLog(page: Page): Promise<readonly string[]> {
  await page.getByRole('tab', { name: 'Log' }).tap();
  const panel = page.getByRole('tabpanel', { name: 'Log' });
  await panel.locator('> *').first().waitFor();
  await panel.evaluate(showAll);
  const said = await page.locator('.match-log > li').allTextContents();
  return said.reverse();
}

/** In the page: a long list shows its first rows, and more by a button. */
async function showAll(list: HTMLElement | SVGElement): Promise<void> {
  for (;;) {
    const more = list.querySelector<HTMLElement>('.match-log + div > button');
    if (!more) return;
    more.click();
    await new Promise(requestAnimationFrame);
  }
}
