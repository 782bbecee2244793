import { expect, type Page } from '@playwright/test';
import { unfold } from '../support/set-up';
import { test } from '../support/test';

for (const locale of ['en-GB', 'ko-KR'])
  test.describe(locale, () => {
    test.use({ locale });

    test('in New match nothing covers what has the focus', async ({ page }) => {
      await page.goto('./#/new');
      await unfold(page);
      await expectFocusInSight(page);
      // On a low screen its foot would cover a row.
      await page.setViewportSize({ width: 640, height: 360 });
      await expectFocusInSight(page);
    });
  });

/** More stops than any screen has. */
const MOST = 100;

/**
 * Goes through everything on the page by Tab, forward and back, and expects that nothing which stays in its place
 * (a screen's sign, its foot) covers what has the focus.
 */
async function expectFocusInSight(page: Page): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops: string[] = [];
    for (let stop = await press(page, key); stop !== null; stop = await press(page, key)) {
      expect.soft(stop.covered, `what covers ${stop.name}, reached by ${key}`).toEqual([]);
      stops.push(stop.name);
      if (stops.length > MOST) throw new Error(`no end: ${stops.join(', ')}`);
    }
    expect(stops.length).toBeGreaterThan(3);
  }
}

interface Stop {
  readonly name: string;
  readonly covered: readonly string[];
}

async function press(page: Page, key: string): Promise<Stop | null> {
  await page.keyboard.press(key);
  return page.evaluate(whereFocusIs);
}

/** In the page: what has the focus; null where it has left the page. */
function whereFocusIs(): Stop | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  // A box to tick is shown by its label.
  const shown = focused.matches('input') ? (focused.closest('label') ?? focused) : focused;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const inset = 4;
  const points = [left + inset, (left + right) / 2, right - inset].flatMap((x) =>
    [top + inset, (top + bottom) / 2, bottom - inset].map((y) => [x, y] as const),
  );
  const covered = points.flatMap(([x, y]) => {
    const seen = document.elementFromPoint(x, y);
    if (seen === null) return 'the edge of the screen';
    return shown.contains(seen) || seen.contains(shown) ? [] : `.${seen.className}`;
  });
  const name = focused.getAttribute('aria-label') ?? shown.textContent?.trim().slice(0, 30);
  return { name: `“${name}” (${shown.tagName})`, covered: [...new Set(covered)] };
}
