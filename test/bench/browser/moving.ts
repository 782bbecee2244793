import type { CDPSession } from '@playwright/test';
import type { Phone } from './phone';

/** What moving the board did to the page. */
export interface Moving {
  /** Milliseconds of each task that held the page up for more than 50 ms. */
  readonly longTasks: readonly number[];
  readonly framesPerSecond: number;
}

type Finger = readonly [x: number, y: number];

const MIDDLE: Finger = [180, 190];
const STEP = 16;

/** Pinches the board open, drags it about and pinches it shut, over and over. */
export async function moveBoard({ page, devtools }: Phone, seconds: number): Promise<Moving> {
  const watch = await page.evaluateHandle(watchTasks);
  const begun = performance.now();
  const passed = () => (performance.now() - begun) / 1000;
  while (passed() < seconds) {
    await pinch(devtools, 30, 120);
    await drag(devtools);
    await pinch(devtools, 120, 30);
  }
  const elapsed = passed();
  const { longTasks, frames } = await watch.evaluate(({ end }) => end());
  if (frames === 0) throw new Error('Nothing was drawn while the board was moved.');
  return { longTasks, framesPerSecond: frames / elapsed };
}

/** Two fingers on either side of the middle, from one distance to another. */
async function pinch(devtools: CDPSession, from: number, to: number): Promise<void> {
  await glide(devtools, 30, (along) => {
    const half = from + (to - from) * along;
    return [
      [MIDDLE[0] - half, MIDDLE[1]],
      [MIDDLE[0] + half, MIDDLE[1]],
    ];
  });
}

/** One finger, once round a circle. */
async function drag(devtools: CDPSession): Promise<void> {
  await glide(devtools, 60, (along) => {
    const angle = along * 2 * Math.PI;
    return [[MIDDLE[0] + 90 * Math.sin(angle), MIDDLE[1] + 70 * Math.cos(angle)]];
  });
}

async function glide(devtools: CDPSession, steps: number, at: (along: number) => Finger[]) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Finger[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
    });
  await touch('touchStart', at(0));
  for (let step = 1; step <= steps; step++) {
    const started = performance.now();
    await touch('touchMove', at(step / steps));
    const left = STEP - (performance.now() - started);
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }
  await touch('touchEnd', []);
}

/** In the page: from now on, until `end`. */
function watchTasks() {
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
