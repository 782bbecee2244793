import { expect, type Page } from '@playwright/test';
import { ranking, ranks } from '../support/table';
import { still as test } from '../support/test';
import { endAutoma, fromPosition, playOn } from './support/modes';
import { openAt } from './support/positions';

/** How many nodes the page keeps, shown or not, after garbage collection. */
async function nodesKept(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  return nodes;
}

/** Plays a recorded solo match of a level again by taps, from its start to its ranking. */
async function playSolo(page: Page, level: string): Promise<void> {
  await openAt(page, `solo-${level}-en`, fromPosition(0));
  let last = await endAutoma(page);
  const begun = await nodesKept(page);
  for (let whim = 0; !(await ranking(page).isVisible()); whim++) last = await playOn(page, whim);
  // The ranking and what has been built have some; every panel that was ever shown would be thousands.
  const kept = await nodesKept(page);
  expect(kept - begun).toBeLessThan(1500);
  expect(last).toContain('Tile drawn');
  await expect(ranking(page)).toContainText('Automa');
  await expect(ranks(page)).toHaveCount(2);
}

for (const level of ['easy', 'normal', 'hard', 'expert', 'nightmare'])
  test(`a solo match at level ${level} is played by taps, from the first to its ranking`, async ({
    page,
  }) => {
    await playSolo(page, level);
  });
