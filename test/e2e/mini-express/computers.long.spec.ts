import { pace, seatComputers } from '../support/computers';
import { ranking } from '../support/game-table';
import { choose, passAndPlay } from '../support/set-up';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
