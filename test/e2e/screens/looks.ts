import { expect, type Page } from '@playwright/test';
import type { ScreenPlan } from '../../../scripts/screens.mjs';
import type { Language } from '../../../src/kit/words';
import { makeSheet, type Picture, readSheet } from './contact-sheet';
import { drawnAnew } from './drawn-anew';
import { writesAsKept } from './fonts';
import { accepting, keep, kept, leave } from './kept';
import { unlike } from './likeness';

/** A sheet's small pictures: at which scale, and how many pixels wide the fields are that are compared. */
export interface SheetPlan {
  readonly name: string;
  readonly scale: number;
  readonly field: number;
}

/** The share of a picture that may look different before somebody has to look at it. */
export const MOST = 0.02;

export const PHONE_SHEET: SheetPlan = { name: 'phone', scale: 1 / 4, field: 4 };

/** A picture and what it is of. */
export interface Look extends Picture {
  readonly title: string;
}

/** The screen as it is, in both themes; also left among the results. */
export async function look(
  page: Page,
  { name, varies }: ScreenPlan,
  language: Language,
): Promise<readonly Look[]> {
  const size = page.viewportSize();
  if (!size) throw new Error('a window of no size');
  const looks: Look[] = [];
  const varying = varies ? [page.locator(varies)] : [];
  for (const one of varying) await one.evaluateAll(resize, '6rem');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await drawnAnew(page);
    const png = await page.screenshot({
      animations: 'disabled',
      mask: varying,
      maskColor: '#808080',
    });
    const title = `${name}-${size.width}-${colorScheme}-${language}`;
    leave(`${title}.png`, png);
    looks.push({ ...size, png, title });
  }
  for (const one of varying) await one.evaluateAll(resize, '');
  return looks;
}

/** In the page: of a height, or again of their own. What is never the same twice pushes nothing else about then. */
function resize(elements: (HTMLElement | SVGElement)[], height: string): void {
  for (const { style } of elements) {
    style.height = height;
    style.overflow = height && 'hidden';
  }
}

/** Compares pictures with those on the sheet that is kept, or keeps them from now on. */
export async function expectLikeKept(
  page: Page,
  screen: ScreenPlan,
  looks: readonly Look[],
  plan: SheetPlan,
): Promise<void> {
  const name = `${screen.name}.${plan.name}.webp`;
  const sameFonts = await writesAsKept(page);
  const sheet = await makeSheet(page, looks, plan.scale);
  if (accepting) return keep(name, sheet.webp);
  const before = kept(name);
  expect(before, `${name} is kept; if not: npm run shots -- --accept`).not.toBeNull();
  if (!before) return;
  if (!sameFonts) {
    process.stdout.write(`${screen.name}: not compared: this machine has other fonts\n`);
    return;
  }
  const were = await readSheet(page, before, looks, plan.scale);
  looks.forEach(({ title }, at) => {
    const [is, was] = [sheet.small[at], were[at]];
    const share = is && was ? unlike(is, was, plan.field) : 1;
    expect.soft(share, `the share of ${title} that looks different`).toBeLessThanOrEqual(MOST);
  });
}
