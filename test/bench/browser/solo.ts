import type { Page } from '@playwright/test';
import { visit } from '../../e2e/support/installed';
import { type TapTime, tap } from './finger';
import { onPhone } from './on-phone';
import { begin, SLOWER } from './paper';
import { immediate, kindsOf, showTaps } from './slowest';
import { start } from './thinking';
import { isThere, playTurn, type TurnTimes } from './turn';

const MINUTES = 10;

const AUTOMA = '.mx-table__rooms[data-step="automa"]';
const MINE = '.mx-table__rooms[data-step="none"]';
const OVER = '.table__result';

async function beginSolo(page: Page, url: string): Promise<void> {
  await visit(page, url);
  // It tells that it now works offline, over the buttons.
  await page.locator('.toast .button').click();
  await page.goto(`${url}#/new`);
  await page.getByRole('radio', { name: 'Solo', exact: true }).check();
  await start(page);
}

interface SoloTimes {
  readonly turns: TurnTimes[];
  /** The tap that ends the show of the automa's turn, to the player's own. */
  readonly goOn: TapTime[];
}

/** Plays match after match against the automa for so many minutes. */
async function playSolo(page: Page, url: string, minutes: number): Promise<SoloTimes> {
  const times: SoloTimes = { turns: [], goOn: [] };
  const ends = performance.now() + minutes * 60_000;
  for (let turn = 0; performance.now() < ends; ) {
    if (await isThere(page, OVER)) {
      await page.goto(`${url}#/new`);
      await start(page);
    } else if (await isThere(page, AUTOMA))
      times.goOn.push(await tap(page, '.mx-turn__foot .button', `:is(${MINE}, ${OVER})`));
    else if (await isThere(page, MINE)) times.turns.push(await playTurn(page, turn++));
    else await page.waitForTimeout(50);
  }
  return times;
}

await onPhone(async ({ page, slow }, { url }) => {
  await beginSolo(page, url);
  begin(`Solo against the automa for ${MINUTES} minutes, ${SLOWER}× slower`);
  await slow(SLOWER);
  const { turns, goOn } = await playSolo(page, url, MINUTES);
  showTaps([...kindsOf(turns), immediate('Go on, after the automa', goOn)]);
});
