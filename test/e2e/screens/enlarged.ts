import { expect, type Page } from '@playwright/test';
import type { Part } from '../support/in-sight';
import { redrawn } from './picture';

/** What is lost with text of twice the usual size, as sentences; none is right. */
export async function lostWhenEnlarged(page: Page): Promise<readonly string[]> {
  // The guard against a second tap in the same place goes by itself.
  await expect(page.locator('.tap-guard')).toHaveCount(0);
  return whenEnlarged(page, () => lostIn(page.locator('body')));
}

/** Looks with text of twice the usual size. */
export async function whenEnlarged<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(enlarge, true);
  await redrawn(page);
  const seen = await look();
  await page.evaluate(enlarge, false);
  return seen;
}

/** What is cut off in a part of the page as it is now, or cannot be reached there. */
export async function lostIn(part: Part): Promise<readonly string[]> {
  return [...(await part.evaluate(cutOff)), ...(await part.evaluate(outOfReach))];
}

/** In the page: doubles the text; or takes that back, and scrolls everything back to where it was. */
function enlarge(on: boolean): void {
  document.documentElement.style.fontSize = on ? '200%' : '';
  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    const { dataset, scrollTop } = element;
    if (on && scrollTop > 0) dataset.scrolled = `${scrollTop}`;
    if (on) continue;
    if (scrollTop > 0 || dataset.scrolled) element.scrollTop = Number(dataset.scrolled ?? 0);
    delete dataset.scrolled;
  }
  // No event tells that letters have another size.
  dispatchEvent(new Event('resize'));
}

/** In the page: texts that stick out of the screen, or of what cuts them off. */
function cutOff(part: Element): string[] {
  const width = document.documentElement.clientWidth;
  const found = new Set<string>();
  const over = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - width;
  if (over > 0) found.add(`the page can be moved sideways by ${over}`);
  const alone = [...document.querySelectorAll('dialog[open]')].at(-1) ?? part;
  if (part === document.body && !alone.textContent?.trim()) found.add('there is no text');
  const texts = document.createTreeWalker(alone, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.textContent?.trim()) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    // Boards are moved by fingers and drawn to their own measure; what is only spoken is never seen; a table of
    // figures has two dimensions.
    if (element.closest('svg, .visually-hidden, .pan-zoom, table')) continue;
    if (getComputedStyle(element).clipPath === 'inset(50%)') continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const said = `“${text.textContent.trim().slice(0, 40)}” in .${element.className}`;
      if (left < -1 || right > width + 1) found.add(`${said} sticks out of the screen`);
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const wide = left < edge.left - 1 || right > edge.right + 1;
        const high = top < edge.top - 2 || bottom > edge.bottom + 2;
        if (wide && hides(overflowX)) found.add(`${said} is cut off by .${box.className}`);
        else if (wide && overflowX !== 'visible')
          found.add(`${said} is reached sideways only, in .${box.className}`);
        if (high && hides(overflowY)) found.add(`${said} is cut off by .${box.className}`);
        // A box that scrolls brings everything in it into sight.
        if (overflowY === 'auto' || overflowY === 'scroll' || position === 'fixed') break;
      }
    }
  }
  return [...found];
}

/** In the page: what can be operated, but cannot be brought where a finger reaches it. */
function outOfReach(part: Element): string[] {
  const alone = [...document.querySelectorAll('dialog[open]')].at(-1) ?? part;
  const operated = alone.querySelectorAll<HTMLElement>(
    'button, a[href], input, select, textarea, [role="slider"]',
  );
  return [...operated].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    if (element.closest('.visually-hidden')) return [];
    // A box to tick is shown by its label.
    const shown = element.matches('input') ? (element.closest('label') ?? element) : element;
    const reached = (['nearest', 'center', 'start', 'end'] as const).some((block) => {
      shown.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = shown.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 40));
      return hit !== null && (shown.contains(hit) || hit.contains(shown));
    });
    const name = element.getAttribute('aria-label') ?? shown.textContent?.trim().slice(0, 40);
    return reached ? [] : [`“${name}” (.${element.className}) cannot be reached`];
  });
}
