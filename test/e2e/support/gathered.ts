import type { Page } from '@playwright/test';

/** How many nodes the page keeps, shown or not, after garbage collection. */
export async function nodesKept(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  return nodes;
}
