import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}

/** Has axe look at the page as it is now, in both themes. The page must be opened with `bypassCSP`. */
export async function expectNoFindings(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await axeFindings(page), `${where}, ${colorScheme}`).toEqual([]);
  }
}

/** As short lines. */
async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(atRest);
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe });
  const results: AxeResults = await page.evaluate(() =>
    window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
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
