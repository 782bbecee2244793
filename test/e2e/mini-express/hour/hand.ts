import { expect, type Locator, type Page } from '@playwright/test';
import type { Says } from './says';

/** How a person operates the app: by touch or by keys. */
export interface Hand {
  /** Does what a finger does by a tap. */
  press(target: Locator): Promise<void>;
}

export const finger: Hand = { press: (target) => target.tap() };

/** Most Tabs and arrows that lead to a button. */
const FAR = 90;

/** Nothing but the keyboard: Tab to what is wanted, arrows within tabs and on the board, Enter. */
export const keys: Hand = {
  async press(target) {
    const page = target.page();
    await expect(target).toBeVisible();
    for (let pressed = 0; ; pressed++) {
      // Asked again after each key: a panel that opens takes the focus a moment later.
      const key = await target.evaluate(keyTowards);
      if (key === null) break;
      if (pressed > FAR) throw new Error(`${target} is more than ${FAR} keys away`);
      await page.keyboard.press(key);
    }
    await page.keyboard.press('Enter');
  },
};

/** In the page: the key that leads nearer, an arrow from a neighbor, else Tab; null where the focus is on it. */
function keyTowards(element: Element): string | null {
  const focused = document.activeElement;
  if (focused === element) return null;
  const radio = element.matches('input[type="radio"]');
  const among = element.closest(radio ? 'fieldset' : '[role="grid"], [role="tablist"]');
  if (!focused || !among?.contains(focused)) return 'Tab';
  const place = (one: Element) => (one.getAttribute('data-hex') ?? '').split(',').map(Number);
  const [fromColumn = 0, fromRow = 0] = place(focused);
  const [toColumn = 0, toRow = 0] = place(element);
  // A row of the board zigzags through two rows of hexes.
  const down = Math.floor(toRow / 2) - Math.floor(fromRow / 2);
  if (down !== 0) return down > 0 ? 'ArrowDown' : 'ArrowUp';
  if (toColumn !== fromColumn) return toColumn > fromColumn ? 'ArrowRight' : 'ArrowLeft';
  // Tabs and similar controls have an order only.
  const before = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
  return before ? 'ArrowLeft' : 'ArrowRight';
}

/** A person who has never seen the app. */
export interface Newcomer {
  readonly page: Page;
  readonly hand: Hand;
  readonly says: Says;
}
