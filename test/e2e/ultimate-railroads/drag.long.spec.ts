import type { Locator, Page } from '@playwright/test';
import { settled, table } from '../support/table';
import { expect, still as test } from '../support/test';
import { visitKind } from './support/visit';

interface Hand {
  down(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  up(): Promise<void>;
}

async function finger(page: Page): Promise<Hand> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y]) => ({ x, y })),
    });
  return {
    down: async (x, y) => void (await touch('touchStart', [x, y])),
    move: async (x, y) => void (await touch('touchMove', [x, y])),
    up: async () => void (await touch('touchEnd')),
  };
}

const mouse = async ({ mouse }: Page): Promise<Hand> => ({
  down: async (x, y) => {
    await mouse.move(x, y);
    await mouse.down();
  },
  move: (x, y) => mouse.move(x, y, { steps: 3 }),
  up: () => mouse.up(),
});

const piece = (page: Page, name: string) => page.locator(`[data-looked] [data-piece="${name}"]`);

async function middleOf(one: Locator) {
  const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2, width };
}

/** A hand is never still: here it moves at the very moment in which the page changes. */
const tremble = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([x, y]) => {
      const board = document.querySelector('[data-looked]');
      const at = { clientX: x, clientY: y, buttons: 1, bubbles: true };
      const move = () => board?.dispatchEvent(new PointerEvent('pointermove', at));
      const watch = { attributes: true, childList: true, subtree: true };
      new MutationObserver(move).observe(document.body, watch);
    },
    [x, y] as const,
  );

for (const [name, hold] of [
  ['a finger', finger],
  ['a mouse', mouse],
] as const) {
  test(`a front follows ${name} as far as its steps go, a step a space`, async ({ page }) => {
    await visitKind(page, 'black');
    const hand = await hold(page);
    const plies = Number(await table(page).getAttribute('data-plies'));
    const from = await middleOf(piece(page, '0:0').and(page.locator(':not([data-to])')));
    const to = piece(page, '0:0').and(page.locator('[data-to]')).locator('rect').last();
    const space = await middleOf(to);
    await tremble(page, space.x + space.width + 2, from.y);
    await hand.down(from.x, from.y);
    // At once to the second space: the front is still on its way then.
    await hand.move(space.x, from.y);
    await hand.move(space.x + space.width + 2, from.y);
    // Both black steps; the gray one after them has only one way.
    await expect(table(page)).toHaveAttribute('data-plies', String(plies + 3));
    await hand.up();
  });

  test(`an industry marker follows ${name}`, async ({ page }) => {
    await visitKind(page, 'industry');
    const hand = await hold(page);
    const plies = Number(await table(page).getAttribute('data-plies'));
    const landing = page.locator('[data-looked] [data-to][data-piece^="lane:"]').first();
    await landing.scrollIntoViewIfNeeded();
    await settled(page);
    const name = (await landing.getAttribute('data-piece')) ?? '';
    const marker = piece(page, name).and(page.locator(':not([data-to])')).last();
    const from = await middleOf(marker);
    const to = await middleOf(landing.locator('rect').last());
    await hand.down(from.x, from.y);
    await hand.move(to.x, from.y);
    await expect(table(page)).not.toHaveAttribute('data-plies', String(plies));
    await hand.up();
  });
}
