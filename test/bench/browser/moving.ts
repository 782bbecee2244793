import type { CDPSession } from '@playwright/test';
import { type Finger, glide } from './glide';
import { type Busy, watchTasks } from './long-tasks';
import type { Phone } from './phone';

const MIDDLE: Finger = [180, 190];

/** Pinches the board open, drags it about and pinches it shut, over and over. */
export function moveBoard({ page, devtools }: Phone, seconds: number): Promise<Busy> {
  const ends = performance.now() + seconds * 1000;
  return watchTasks(page, async () => {
    while (performance.now() < ends) {
      await pinch(devtools, 30, 120);
      await drag(devtools);
      await pinch(devtools, 120, 30);
    }
  });
}

/** Scrolls what lies in the middle of the table up and down, over and over. */
export function scrollTable({ page, devtools }: Phone, seconds: number): Promise<Busy> {
  const ends = performance.now() + seconds * 1000;
  return watchTasks(page, async () => {
    while (performance.now() < ends) {
      await glide(devtools, 30, (along) => [[MIDDLE[0], 380 - 230 * along]]);
      await glide(devtools, 30, (along) => [[MIDDLE[0], 150 + 230 * along]]);
    }
  });
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
