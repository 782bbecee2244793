import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}

/** What axe finds on the page as it is now, as short lines. The page must be opened with `bypassCSP`. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  // Sheets fade in; half-way their colours are nobody's.
  await page.waitForTimeout(300);
  await page.addScriptTag({ path: axe });
  const results: AxeResults = await page.evaluate(() =>
    window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}
