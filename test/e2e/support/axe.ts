import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

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
  await page.evaluate(atRest);
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe });
  const results: AxeResults = await page.evaluate(
    (rules) => window.axe.run(document, { runOnly: rules }),
    runOnly,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}

/** In the page: waits for what fades and slides in; half-way its colours are nobody's. */
async function atRest(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
