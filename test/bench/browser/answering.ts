import type { Page } from '@playwright/test';
import type { Level } from '../../../src/kit/header';
import { playAtOnce, seatComputers, start } from './thinking';

declare global {
  interface Window {
    /** When whose turn it is was painted anew. */
    turns: number[];
  }
}

/**
 * Milliseconds that so many moves of computers take until the next turn is painted: thinking, writing and
 * painting, for the first of them the start of the worker too.
 */
export async function watchAnswers(
  page: Page,
  url: string,
  level: Level,
  count: number,
): Promise<readonly number[]> {
  // A page of its own each time, so that nothing still watches from before.
  await page.goto('about:blank');
  await playAtOnce(page, url);
  await page.goto(`${url}#/new`);
  await seatComputers(page, [1, 2, 3], level);
  await page.evaluate(watch);
  await start(page);
  await page.waitForFunction((most) => window.turns.length > most, count, { timeout: 300_000 });
  const turns = await page.evaluate(() => window.turns);
  return turns.slice(1).map((at, turn) => at - (turns[turn] ?? at));
}

/** In the page. No function in it has a name: what runs this file would add something that the page has not. */
function watch(): void {
  window.turns = [];
  let shown = '';
  new MutationObserver(() => {
    const turn = document.querySelector('.table__turn')?.textContent ?? '';
    if (turn === shown) return;
    shown = turn;
    // A task after the frame in which it was drawn.
    requestAnimationFrame(() => setTimeout(() => window.turns.push(performance.now())));
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
