import type { Page } from '@playwright/test';
import { type TapTime, tap } from './finger';
import { begin, SLOWER } from './paper';
import { onPhone, openInstalled } from './phone';
import {
  bestPace,
  immediate,
  immediateTaps,
  type Kind,
  kindsOf,
  quietTaps,
  showTaps,
} from './slowest';
import { start } from './thinking';
import { isThere, playTurn, type TurnTimes } from './turn';

const MINUTES = 10;
/** A machine that is never quiet is not waited for. */
const MINUTES_AT_MOST = 35;

const AUTOMA = '[data-plies][data-step="automa"]';
const MINE = '[data-plies][data-step="none"]';
const OVER = '.table__result';

async function beginSolo(page: Page, url: string): Promise<void> {
  await openInstalled(page, url);
  await page.goto(`${url}#/new`);
  await page.getByRole('radio', { name: 'Solo', exact: true }).check();
  await start(page);
}

interface SoloTimes {
  readonly turns: TurnTimes[];
  /** The tap that ends the show of the automa's turn, to the player's own. */
  readonly goOn: TapTime[];
}

/** Plays match after match against the automa, and adds to the times, until it is enough. */
async function playSolo(page: Page, url: string, times: SoloTimes, isEnough: () => boolean) {
  while (!isEnough()) {
    if (await isThere(page, OVER)) {
      await page.goto(`${url}#/new`);
      await start(page);
    } else if (await isThere(page, AUTOMA))
      times.goOn.push(await tap(page, '.turn-panel__foot .button', `:is(${MINE}, ${OVER})`));
    else if (await isThere(page, MINE)) times.turns.push(await playTurn(page, times.turns.length));
    else await page.waitForTimeout(50);
  }
}

function soloKinds({ turns, goOn }: SoloTimes): readonly Kind[] {
  return [...kindsOf(turns), immediate('Go on, after the automa', goOn)];
}

function quietCount(taps: readonly TapTime[]): number {
  return quietTaps(taps, bestPace(taps)).length;
}

await onPhone(async ({ page, slow }, { url }) => {
  await beginSolo(page, url);
  begin(`Solo against the automa for ${MINUTES} minutes, ${SLOWER}× slower`);
  await slow(SLOWER);
  const times: SoloTimes = { turns: [], goOn: [] };
  const taps = () => immediateTaps(soloKinds(times));
  const begun = performance.now();
  const areOver = (minutes: number) => performance.now() - begun >= minutes * 60_000;
  await playSolo(page, url, times, () => areOver(MINUTES));
  const wanted = taps().length;
  // On a machine that was not quiet all the time: on until it was for as many taps.
  await playSolo(page, url, times, () => areOver(MINUTES_AT_MOST) || quietCount(taps()) >= wanted);
  showTaps(soloKinds(times));
});
