import type { Page } from '@playwright/test';
import { stolenSoFar } from './finger';

/** What was done to a page, and what it did to its frames. */
export interface Busy {
  /** Milliseconds of each task that held the page up for more than 50 ms. */
  readonly longTasks: readonly number[];
  readonly framesPerSecond: number;
  /** Milliseconds that the machine's host took meanwhile. */
  readonly stolen: number;
}

/** Does something with a page, and watches what its main thread does meanwhile. */
export async function watchTasks(page: Page, work: () => Promise<void>): Promise<Busy> {
  const watch = await page.evaluateHandle(watchThread);
  const begun = performance.now();
  const before = stolenSoFar();
  await work();
  const seconds = (performance.now() - begun) / 1000;
  const stolen = stolenSoFar() - before;
  const { longTasks, frames } = await watch.evaluate(({ end }) => end());
  if (frames === 0) throw new Error('Nothing was drawn meanwhile.');
  return { longTasks, framesPerSecond: frames / seconds, stolen };
}

/** In the page: from now on, until `end`. */
function watchThread() {
  const longTasks: number[] = [];
  const take = (list: PerformanceEntryList) => longTasks.push(...list.map((one) => one.duration));
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'longtask' });
  let frames = 0;
  let ended = false;
  const count = () => {
    frames++;
    if (!ended) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  const end = () => {
    ended = true;
    take(observer.takeRecords());
    return { longTasks, frames };
  };
  return { end };
}
