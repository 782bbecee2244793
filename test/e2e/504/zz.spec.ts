import { test } from '@playwright/test';
import { rules } from '../../../src/games/504/rules';
import { factsOf } from '../../../src/games/504/view/facts';
import { randomFrom } from '../../../src/kit/random';
import { busy } from '../../games/504/support/walk';
import { people } from '../age-of-steam/support/match';
import { newMatch, open, play, stateOf } from './support/match';

const shots = (process.env.SHOTS ?? '').split(' ');
test('shots', async ({ browser }) => {
  test.setTimeout(400000);
  for (const one of shots) {
    const [world, n, step, seats, lang] = one.split(':');
    const context = await browser.newContext({
      viewport: { width: 360, height: 640 },
      isMobile: true,
      hasTouch: true,
      deviceScaleFactor: 2,
      locale: lang === 'ko' ? 'ko-KR' : 'en-GB',
      colorScheme: lang === 'ko' ? 'dark' : 'light',
      baseURL: 'http://localhost:4512/',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto('./');
    const match = newMatch({
      id: `s-${world}`,
      world: world ?? '',
      seats: people(Number(seats ?? 2)),
    });
    const random = randomFrom(`x ${world}`);
    for (let i = 0; i < 3000 && rules.toAct(stateOf(match)) !== null; i++) {
      const s = rules.clone(stateOf(match));
      if (i >= Number(n) && factsOf(s).step === step && factsOf(s).pending === '') break;
      play(match, [busy(s, random)]);
    }
    await open(page, match);
    await page.locator('.f-ask, .cover').first().waitFor();
    if (await page.locator('.cover').isVisible())
      await page.locator('.cover').getByRole('button').first().tap();
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/m12/${world}-${step}-${lang ?? 'en'}.png` });
    const lit = page.locator('[data-target]');
    if ((await lit.count()) > 0) {
      await lit.nth(Math.min(3, (await lit.count()) - 1)).dispatchEvent('click');
      await page.waitForTimeout(700);
      await page.screenshot({ path: `/tmp/m12/${world}-${step}-${lang ?? 'en'}-hex.png` });
    }
    await page.locator('.f-table__look button').tap();
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/m12/${world}-${step}-${lang ?? 'en'}-look.png` });
    await context.close();
  }
});
