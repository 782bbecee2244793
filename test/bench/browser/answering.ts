import type { Page } from '@playwright/test';
import type { Level } from '../../../src/kit/header';
import type { WorkerRequest } from '../../../src/match/worker-messages';
import { passAndPlay } from '../../e2e/support/set-up';
import { playAtOnce, seatComputers, start } from './thinking';

declare global {
  interface Window {
    /** When a position was painted in which a computer was asked for its move. */
    shown: number[];
  }
}

/**
 * Milliseconds that so many moves of computers take until the next position is painted: thinking, writing and
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
  await passAndPlay(page, url);
  await seatComputers(page, [1, 2, 3], level);
  await page.evaluate(watch);
  await start(page);
  await page.waitForFunction((most) => window.shown.length > most, count, { timeout: 300_000 });
  const shown = await page.evaluate(() => window.shown);
  return shown.slice(1).map((at, move) => at - (shown[move] ?? at));
}

/**
 * In the page. No function in it has a name: what runs this file would add something that the page has not. A
 * move is shown when the next is asked for: who has two in a row has no turn that could be seen to change.
 */
function watch(): void {
  window.shown = [];
  let asked = -1;
  Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
    apply: (post, worker, sent: [WorkerRequest]) => {
      Reflect.apply(post, worker, sent);
      const [order] = sent;
      // Of several workers only one is listened to.
      if (order.do !== 'think' || order.line.length === asked) return;
      asked = order.line.length;
      // A task after the frame in which it was drawn.
      requestAnimationFrame(() => setTimeout(() => window.shown.push(performance.now())));
    },
  });
}
