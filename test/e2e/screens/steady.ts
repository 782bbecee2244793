import type { Page } from '@playwright/test';
import type { ScreenPlan } from '../../../scripts/screens.mjs';

/** Of a board's hexes so many stay in the snapshot: the others are like them. */
const HEXES = 3;

/**
 * Hides what is never the same twice, and all but the first hexes of a board from the snapshot. The returned
 * function shows it again.
 */
export async function steady(page: Page, { varies }: ScreenPlan): Promise<() => Promise<void>> {
  const set = (on: boolean) => page.evaluate(hide, { varies: varies ?? '', hexes: HEXES, on });
  await set(true);
  return () => set(false);
}

/** In the page. What varies gets a fixed height, so that it moves nothing else. */
function hide({ varies, hexes, on }: { varies: string; hexes: number; on: boolean }): void {
  const found = varies ? document.querySelectorAll<HTMLElement | SVGElement>(varies) : [];
  for (const { style } of found) {
    style.height = on ? '6rem' : '';
    style.overflow = on ? 'hidden' : '';
    style.visibility = on ? 'hidden' : '';
  }
  for (const board of document.querySelectorAll('[role="grid"]'))
    for (const hex of [...board.querySelectorAll('[role="gridcell"]')].slice(hexes)) {
      if (on) hex.setAttribute('aria-hidden', 'true');
      else hex.removeAttribute('aria-hidden');
    }
}
