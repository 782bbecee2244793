import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}

/** Everything that axe checks. */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on colors, or on where things are. */
const LOOKS = [
  ...['color-contrast', 'link-in-text-block'],
  ...['target-size', 'scrollable-region-focusable'],
];

type Theme = 'light' | 'dark';

/**
 * Expects that axe finds nothing on the page as it is now: everything in one theme, and the looks in the other one with
 * the phone on its side.
 */
export async function expectNoFindings(
  page: Page,
  where: string,
  theme: Theme = 'light',
): Promise<void> {
  await expectNoFindingsIn(page, where, theme);
  const upright = page.viewportSize();
  if (!upright) throw new Error('a window of no size');
  const other = theme === 'light' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme: other });
  await page.setViewportSize({ width: upright.height, height: upright.width });
  expect.soft(await findings(page, LOOKS), `axe: ${where}, ${other}, sideways`).toEqual([]);
  await page.setViewportSize(upright);
  await page.emulateMedia({ colorScheme: theme });
}

/** Expects that axe finds nothing on the page as it is now, in one theme; `but` are rules that are not asked. */
export async function expectNoFindingsIn(
  page: Page,
  where: string,
  theme: Theme,
  but: readonly string[] = [],
): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  const found = (await findings(page, ALL)).filter(
    (finding) => !but.some((rule) => finding.startsWith(`${rule}:`)),
  );
  expect.soft(found, `axe: ${where}, ${theme}`).toEqual([]);
}

/** Expects that axe finds nothing of the looks of the page as it is now, in one theme. */
export async function expectGoodLooks(page: Page, where: string, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  expect.soft(await findings(page, LOOKS), `axe: ${where}, ${theme}`).toEqual([]);
}

/** As short lines. The page's policy forbids scripts in the page, but not what the debugger evaluates. */
async function findings(page: Page, runOnly: string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(examine, runOnly);
}

/** In the page. */
async function examine(runOnly: string[]): Promise<readonly string[]> {
  // Elements measure themselves at the end of a frame, and are drawn in the next.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // Colors half-way through an animation are not those of the design.
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  // What is half under a strip that stays is reached by scrolling, and axe takes it for a target that is too small.
  for (const strip of document.querySelectorAll('.scrolling *'))
    if (getComputedStyle(strip).position === 'sticky') strip.closest('.scrolling')?.scrollTo(0, 0);
  const { violations } = await window.axe.run(document, {
    runOnly,
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}
