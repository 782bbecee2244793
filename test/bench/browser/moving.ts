import type { CDPSession, Locator } from '@playwright/test';
import { type Busy, watchTasks } from './long-tasks';
import type { Phone } from './phone';

/** Where a finger is, in pixels. */
export type Finger = readonly [x: number, y: number];

/** Milliseconds between two of a finger's positions. */
const STEP = 16;

/** Fingers put down, moved in `steps` steps to where `at` says for each part of the way, and lifted. */
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

/** Brings in a whole match and opens its replay. */
export async function openReplay({ page }: Phone, url: string): Promise<void> {
  await page.goto(`${url}#/matches`);
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import files' }).click();
  await (await chosen).setFiles('test/matches/usa-5-careful.json');
  await page
    .getByRole('button', { name: /: more/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('slider').waitFor();
}

/** Moves a finger along the slider of the replay. */
export function scrubReplay(phone: Phone): Promise<Busy> {
  return scrub(phone, phone.page.getByRole('slider'));
}

/** Has the match analysed, then moves a finger along the chart. */
export async function scrubChart(phone: Phone): Promise<Busy> {
  const { page } = phone;
  await page.getByRole('button', { name: 'Analysis' }).click();
  await page.locator('.analysis').waitFor();
  await page.locator('.analysis progress').waitFor({ state: 'detached', timeout: 180_000 });
  return scrub(phone, page.locator('.analysis svg[role="img"]'));
}

/** One finger along an element and back, twice. */
async function scrub({ page, devtools }: Phone, along: Locator): Promise<Busy> {
  await along.scrollIntoViewIfNeeded();
  const box = await along.boundingBox();
  if (!box) throw new Error(`${along} is not in sight`);
  const from = box.x + 12;
  const width = box.width - 24;
  const y = box.y + box.height / 2;
  return watchTasks(page, async () => {
    for (let times = 0; times < 2; times++) {
      await glide(devtools, 90, (part) => [[from + width * part, y]]);
      await glide(devtools, 90, (part) => [[from + width * (1 - part), y]]);
    }
  });
}
