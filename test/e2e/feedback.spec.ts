import type { Page } from '@playwright/test';
import { phase } from '../../src/games/mini-express/rules/state';
import { readLegal } from '../../src/games/mini-express/view/legal';
import { card, openAt } from './mini-express/support/positions';
import { settled, tap } from './support/table';
import { expect, still as test } from './support/test';

declare global {
  interface Window {
    /** What was heard (each note by its hertz) and felt (each pattern), in order. */
    readonly given: { readonly heard: number[]; readonly felt: number[][] };
  }
}

test('nothing is heard or felt until it is wanted; then what is laid, and what cannot be done', async ({
  page,
}) => {
  await page.addInitScript(listen);
  await openAt(page, 'europe-4-careful', (state) => {
    const legal = phase(state) === 'play' ? readLegal(state)[0] : undefined;
    return legal !== undefined && !legal.share && legal.targets.length > 0;
  });
  const table = page.url();
  await tapWhatCannotBeDone(page);
  expect(await page.evaluate(() => window.given)).toEqual({ heard: [], felt: [] });

  await page.goto('./#/settings');
  await page.getByRole('switch', { name: 'Sound' }).tap();
  await expect.poll(() => page.evaluate(() => window.given.heard.length)).toBe(2);
  await page.getByRole('switch', { name: 'Vibration' }).tap();
  await expect.poll(() => page.evaluate(() => window.given.felt)).toEqual([[40, 120, 40]]);
  await page.getByRole('button', { name: 'Match over' }).tap();
  await expect.poll(() => page.evaluate(() => window.given.felt.length)).toBe(2);

  await page.goto(table);
  await settled(page);
  await tapWhatCannotBeDone(page);
  await expect.poll(() => page.evaluate(() => window.given.felt.at(-1))).toEqual([60]);
  await tap(page.locator('.target').last());
  await tap(page.getByRole('button', { name: 'Confirm' }));
  await expect.poll(() => page.evaluate(() => window.given.felt.at(-1))).toEqual([18, 90, 18]);
  await expect.poll(() => page.evaluate(() => window.given.heard.slice(-2))).toEqual([210, 180]);
});

/** A share that costs more influence than there is. */
async function tapWhatCannotBeDone(page: Page): Promise<void> {
  await tap(card(page, 0));
  // It is dimmed and says why, so it takes a tap all the same.
  await page.locator('.turn-panel__body .button[aria-disabled]').tap({ force: true });
  await settled(page);
  await expect(page.locator('.turn-notice')).toHaveText(/./);
}

/** In the page: writes down what would be heard and felt. */
function listen(): void {
  const given: Window['given'] = { heard: [], felt: [] };
  Object.assign(window, { given });
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (this: OscillatorNode, at?: number) {
    given.heard.push(Math.round(this.frequency.value));
    start.call(this, at);
  };
  navigator.vibrate = (pattern) => {
    given.felt.push([pattern].flat() as number[]);
    return true;
  };
}
