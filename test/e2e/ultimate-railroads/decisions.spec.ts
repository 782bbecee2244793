import { expect, test } from '../support/test';
import { oneOfEach } from './support/kinds';
import { visitKinds } from './support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('who is to pick a space sees the spaces', async ({ page }) => {
  await visitKinds(
    page,
    new Map([...oneOfEach()].filter(([kind]) => kind === 'turn')),
    async () => {
      const open = page.locator('.ur-area button').first();
      await expect(open).toBeInViewport({ ratio: 1 });
      const onTop = () =>
        open.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      await expect.poll(onTop).toBe(true);
    },
  );
});
