import type { Page } from '@playwright/test';

/** Waits until boards and sheets have measured themselves again, after the window or the letters changed. */
export async function redrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
