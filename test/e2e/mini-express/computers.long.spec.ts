import { choose, pace, passAndPlay, seatComputers } from '../support/set-up';
import { ranking } from '../support/table';
import { expect, still as test } from '../support/test';

for (const mode of ['Solo', 'Duel + automa', 'Expert duel']) {
  test(`computers play in every seat of the mode ${mode}`, async ({ page }) => {
    await pace(page, 'Instant');
    await passAndPlay(page);
    await choose(page, mode);
    await seatComputers(page, mode === 'Solo' ? [1] : [1, 2]);
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    await expect(ranking(page)).toBeVisible({ timeout: 120_000 });
  });
}
