import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody operates the app. */
export interface Hand {
  /** Does what a finger does by a tap. */
  press(target: Locator): Promise<void>;
}

export const finger: Hand = { press: (target) => target.tap() };

/** Further away than this nobody looks for a button. */
const FAR = 45;

/** Nothing but the keyboard: Tab to what is wanted, arrows within tabs and on the board, Enter. */
export const keys: Hand = {
  async press(target) {
    const page = target.page();
    await expect(target).toBeVisible();
    for (let tabs = 0; !(await target.evaluate(holdsFocus)); tabs++) {
      if (tabs > FAR) throw new Error(`${target} is more than ${FAR} keys away`);
      await page.keyboard.press('Tab');
    }
    await walkTo(page, target);
    await page.keyboard.press('Enter');
  },
};

/** In the page: whether the focus is on it, or on a neighbor from which arrows lead to it. */
function holdsFocus(element: Element): boolean {
  const radio = element.matches('input[type="radio"]');
  const among = element.closest(radio ? 'fieldset' : '[role="grid"], [role="tablist"]');
  return (among ?? element).contains(document.activeElement);
}

/** From a neighbor, by arrows. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < FAR; steps++) {
    const arrow = await target.evaluate(arrowTowards);
    if (arrow === null) return;
    await page.keyboard.press(arrow);
  }
  throw new Error(`${target} is not where the arrows lead`);
}

/** In the page: the arrow that leads nearer; null where the focus is on it. */
function arrowTowards(element: Element): string | null {
  const focused = document.activeElement;
  if (!focused || focused === element) return null;
  const place = (one: Element) => (one.getAttribute('data-hex') ?? '').split(',').map(Number);
  const [fromColumn = 0, fromRow = 0] = place(focused);
  const [toColumn = 0, toRow = 0] = place(element);
  // A row of the board zigzags through two rows of hexes.
  const down = Math.floor(toRow / 2) - Math.floor(fromRow / 2);
  if (down !== 0) return down > 0 ? 'ArrowDown' : 'ArrowUp';
  if (toColumn !== fromColumn) return toColumn > fromColumn ? 'ArrowRight' : 'ArrowLeft';
  // Tabs and the like have no place but their order.
  const before = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
  return before ? 'ArrowLeft' : 'ArrowRight';
}
