import type { Page } from '@playwright/test';
import { redrawn } from '../screens/picture';
import { complete } from './table';

/**
 * Everything on a page: what is seen, what is read out, and what the browser's tab says. Ids that count what has been
 * mounted say nothing, nor does what is marked once it has been measured: that there is more below, where keys go, and
 * that the table is at rest; nor a closed sheet without content, which is made ready when the page has time.
 */
export async function wholePage(page: Page): Promise<string> {
  await complete(page);
  await redrawn(page);
  return page.evaluate(() =>
    `${document.title} ${document.body.innerHTML}`
      .replace(/>\s+</g, '><')
      .replaceAll(' data-more=""', '')
      .replaceAll(' data-settled=""', '')
      .replace(/ tabindex="-?\d"/g, '')
      .replace(/"P\d+-\d+/g, '"')
      .replace(/<dialog class="sheet" aria-labelledby="[^"]*"><\/dialog>/g, ''),
  );
}

/** Both texts around the place where they begin to differ; null: they are equal. */
export function firstDifference(one: string, other: string): string | null {
  if (one === other) return null;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80);
  return `${around(one)} / ${around(other)}`;
}
