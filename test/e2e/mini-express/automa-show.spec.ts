import type { Locator, Page } from '@playwright/test';
import { rules } from '../../../src/games/mini-express/rules';
import { phase, type State } from '../../../src/games/mini-express/rules/state';
import { expect, test } from '../support/test';
import { playOn, startWith, takeTurn } from './support/modes';
import { openAt } from './support/positions';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the automa’s turn is shown by itself, ended by one tap, and shown again from the log', {
  tag: '@long',
}, async ({ page }) => {
  await goOnByItself(page);
  await startWith(page, 'Solo');
  const automa = page.getByRole('region', { name: 'Turn' }).locator('.step-list');
  for (let whim = 0; whim < 2; whim++) await playOn(page, whim);
  await page.clock.install();
  await takeTurn(page, 2);
  await expect(automa).toContainText('Tile drawn');
  // A second at a time: the show must not end before it has been seen.
  const steps = () => automa.getByRole('listitem').count();
  for (let second = 0; second < 10 && (await steps()) < 2; second++) await page.clock.runFor(1000);
  expect(await steps()).toBeGreaterThan(1);
  const cards = await watchBelow(page.locator('.mx-cards'), automa);
  const goOn = page.getByRole('button', { name: 'Continue' });
  // As long as a finger is down the cards are drawn, and still lie below the panel.
  await goOn.dispatchEvent('pointerdown');
  await expect(page.locator('.mx-cards')).toHaveCSS('visibility', 'visible');
  expect(await goOn.evaluate(isOnTop)).toBe(true);
  await goOn.tap();
  expect(await cards()).toBe('visible');
  await expect(automa).toHaveCount(0);
  await page.getByRole('tab', { name: 'Log' }).tap();
  await page.getByRole('button', { name: 'Show again' }).first().tap();
  await expect(automa).toContainText('Tile drawn');
  // The focus follows with the next frame, and time stands still here.
  await page.clock.runFor(100);
  await page.keyboard.press('Escape');
  await expect(automa).toHaveCount(0);
  await page.getByRole('tab', { name: 'Bag' }).tap();
  const inBag = page.getByRole('list').filter({ has: page.locator('.mx-automa-tile') });
  await expect(inBag).toHaveCount(2);
  await expect(page.locator('.mx-bag .mx-automa-tile')).toHaveCount(14);
});

test('under the cover between turns the automa waits, and begins when it is lifted', async ({
  page,
}) => {
  const isLastInRound = (state: State) => phase(state) === 'play' && rules.toAct(state) === 1;
  await goOnByItself(page);
  await openAt(page, 'duel-automa-hard-ko', isLastInRound);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('switch', { name: 'Cover between turns' }).check();
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.clock.install({ time: 0 });
  await takeTurn(page, 0);
  const ready = page.getByRole('button', { name: 'I’m Ada' });
  await expect(ready).toBeVisible();
  // Ten minutes under the cover, and from then on the clock stands still.
  await page.clock.pauseAt(600_000);
  await ready.tap();
  const steps = page.getByRole('region', { name: 'Turn' }).locator('.step-list > li');
  await expect(steps).toHaveCount(1);
  await expect(steps).toContainText('Tile drawn');
  await page.clock.runFor(100);
  await expect(page.getByRole('heading', { name: 'The automa’s turn' })).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(steps).toHaveCount(0);
});

test('in the first matches the automa waits for a tap at every step, and its name is in the head', {
  tag: '@long',
}, async ({ page }) => {
  await startWith(page, 'Solo');
  for (let whim = 0; whim < 2; whim++) {
    await takeTurn(page, whim);
    await seeThrough(page);
  }
  await page.clock.install();
  await takeTurn(page, 2);
  const steps = page.locator('.step-list > li');
  await expect(steps).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Automa’s turn');
  await page.clock.runFor(60_000);
  await expect(steps).toHaveCount(1);
  await page.getByRole('button', { name: 'Next', exact: true }).tap();
  await expect(steps).toHaveCount(2);
  await seeThrough(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Player 1’s turn');
});

/** Taps the automa's turn through, if there is one. */
async function seeThrough(page: Page): Promise<void> {
  const onwards = page.getByRole('button', { name: /^(Next|Continue)$/ });
  const hint = page.locator('.mx-hint');
  await expect(onwards.or(hint).first()).toBeVisible();
  while (await onwards.isVisible()) await onwards.tap();
  await expect(hint).toBeVisible();
}

async function goOnByItself(page: Page): Promise<void> {
  await page.goto('./#/settings');
  await page.getByRole('radio', { name: 'Automatic' }).check();
}

/** Watches for the frame that takes a panel away; the function tells how visible what lies below it is in it. */
async function watchBelow(below: Locator, panel: Locator) {
  const watch = await below.evaluateHandle(
    (below, panel) => {
      const inIt = new Promise<string>((resolve) => {
        const look = new MutationObserver(() => {
          if (!panel?.isConnected) resolve(getComputedStyle(below).visibility);
        });
        look.observe(document.body, { childList: true, subtree: true });
      });
      return { inIt };
    },
    await panel.elementHandle(),
  );
  return () => watch.evaluate(({ inIt }) => inIt);
}

/** In the page: a finger in the middle of it touches nothing else. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
