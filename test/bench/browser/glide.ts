import type { CDPSession } from '@playwright/test';

/** Where a finger is, in pixels. */
export type Finger = readonly [x: number, y: number];

/** Milliseconds between two of a finger's positions. */
const STEP = 16;

/** Fingers put down, moved in so many steps to where `at` says for each part of the way, and lifted. */
export async function glide(devtools: CDPSession, steps: number, at: (along: number) => Finger[]) {
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
