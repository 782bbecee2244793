import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}

/** Everything that axe knows. */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on where things lie, and not on what they are. */
const LAID_OUT = ['target-size', 'scrollable-region-focusable'];

/**
 * Has axe look at the page as it is now, in both themes, and at the same on the phone's side. The page must be
 * opened with `bypassCSP`.
 */
export async function expectNoFindings(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await axeFindings(page, ALL), `${where}, ${colorScheme}`).toEqual([]);
  }
  const upright = page.viewportSize();
  if (!upright) throw new Error('a window of no size');
  await page.setViewportSize({ width: upright.height, height: upright.width });
  expect.soft(await axeFindings(page, LAID_OUT), `${where}, sideways`).toEqual([]);
  await page.setViewportSize(upright);
}

/** As short lines. */
async function axeFindings(page: Page, runOnly: string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe });
  return page.evaluate(examine, runOnly);
}

/** In the page. Of what is right, a few hundred hexes on many screens, nothing is written down. */
async function examine(runOnly: string[]): Promise<readonly string[]> {
  // What fades and slides in has its way: half-way its colours are nobody's.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const { violations } = await window.axe.run(document, {
    runOnly,
    resultTypes: ['violations'],
    selectors: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}
