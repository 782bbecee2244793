import type { Locator } from '@playwright/test';
import { glide } from './glide';
import { type Busy, watchTasks } from './long-tasks';
import type { Phone } from './phone';

/** Brings in a whole match and opens its replay. */
export async function openReplay({ page }: Phone, url: string): Promise<void> {
  await page.goto(`${url}#/matches`);
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a file' }).click();
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
