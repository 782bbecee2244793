import { expect, type Page } from '@playwright/test';

/** A part of a page: a locator, or an element that was found once. */
export interface Part {
  evaluate<Answer>(ask: (element: Element) => Answer): Promise<Answer>;
}

/** Everything that can be pressed on the screen is in sight, or an edge shows that there is more below. */
export async function expectNextInSight(page: Page, screen: string): Promise<void> {
  await expectNextInSightOf(page.locator('body'), screen);
}

/** The same of a part of a page that is a screen of its own. */
export async function expectNextInSightOf(part: Part, screen: string): Promise<void> {
  await expect
    .poll(() => part.evaluate(lostFromSight), {
      message: `${screen}: out of sight, and nothing says so`,
    })
    .toEqual([]);
}

/** In the page: names of what is below an edge that does not show it. */
function lostFromSight(part: Element): readonly string[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? part;
  const pressable = 'button, a[href], input, select, summary, [role="tab"]';
  const lost: string[] = [];
  if (part === document.body && !top.querySelector(pressable)) lost.push('everything');
  for (const one of top.querySelectorAll(pressable)) {
    // Controls on the board move with it.
    if (
      !one.checkVisibility({ visibilityProperty: true }) ||
      one.closest('[role="grid"], .board-frame')
    )
      continue;
    const { bottom, height } = one.getBoundingClientRect();
    if (height === 0 || isShown(one, bottom)) continue;
    lost.push(one.getAttribute('aria-label') ?? one.textContent ?? one.className);
  }
  return lost;

  function isShown(element: Element, bottom: number): boolean {
    let fixed = false;
    for (let box = element.parentElement; box && box !== part; box = box.parentElement) {
      const { overflowY, position } = getComputedStyle(box);
      if (position === 'fixed') fixed = true;
      const edge = box.getBoundingClientRect().bottom;
      if (overflowY === 'visible' || bottom <= edge + 1) continue;
      // It cannot be scrolled to, or is further down in what scrolls.
      return (overflowY === 'auto' || overflowY === 'scroll') && box.hasAttribute('data-more');
    }
    const end = part === document.body ? innerHeight : part.getBoundingClientRect().bottom;
    if (bottom <= end + 1) return true;
    return !fixed && document.querySelector('.page-edge[data-more]') !== null;
  }
}
