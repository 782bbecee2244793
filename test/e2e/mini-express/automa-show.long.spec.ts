import type { Locator, Page } from '@playwright/test';
import { rules } from '../../../src/games/mini-express/rules';
import { phase, type State } from '../../../src/games/mini-express/rules/state';
import { written } from '../support/database';
import { asked, settled, tap } from '../support/table';
import { expect, test } from '../support/test';
import { act, choose, confirm } from '../support/turns';
import { automaSteps, playOn, startWith } from './support/modes';
import { openAt } from './support/positions';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the automa’s turn is shown by itself, ended by one tap, and shown again from the log', async ({
  page,
}) => {
  await goOnByItself(page);
  await startWith(page, 'Solo');
  const automa = page.getByRole('region', { name: 'Turn' }).locator('.step-list');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (let whim = 0; whim < 2; whim++) await playOn(page, whim);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await choose(page, 2);
  await confirm(page);
  await expect(automa).toContainText('Tile drawn');
  // A second at a time: the show must not end before it has been seen.
  const steps = () => automaSteps(page).count();
  for (let second = 0; second < 10 && (await steps()) < 2; second++) await page.clock.runFor(1000);
  expect(await steps()).toBeGreaterThan(1);
  const companies = page.getByRole('region', { name: 'Companies', includeHidden: true });
  const cards = await watchBelow(companies, automa);
  const goOn = page.getByRole('button', { name: 'Continue' });
  // While a finger is down the cards are drawn, but below the panel.
  await goOn.dispatchEvent('pointerdown');
  await expect(companies).toHaveCSS('visibility', 'visible');
  expect(await goOn.evaluate(isOnTop)).toBe(true);
  await goOn.tap();
  expect(await cards()).toBe('visible');
  await settled(page);
  await expect(automa).toHaveCount(0);
  await tap(page.getByRole('tab', { name: 'Log' }));
  await page.getByRole('button', { name: 'Show again' }).first().tap();
  await expect(automa).toContainText('Tile drawn');
  // The focus follows in the next frame, and the clock is stopped.
  await page.clock.runFor(100);
  await page.keyboard.press('Escape');
  await expect(automa).toHaveCount(0);
  await settled(page);
  await page.getByRole('tab', { name: 'Bag' }).tap();
  // The tiles in the bag, and those that have been drawn.
  const bag = page.getByRole('tabpanel', { name: 'Bag' });
  await expect(bag.getByRole('list')).toHaveCount(2);
  await expect(bag.getByRole('listitem')).toHaveCount(14);
});

test('under the cover between turns the automa waits, and begins when it is lifted', async ({
  page,
}) => {
  const isLastInRound = (state: State) => phase(state) === 'play' && rules.toAct(state) === 1;
  await goOnByItself(page);
  await openAt(page, 'duel-automa-hard-ko', isLastInRound);
  await tap(page.getByRole('button', { name: 'Menu' }));
  await page.getByRole('switch', { name: 'Cover between turns' }).check();
  await settled(page);
  await tap(page.getByRole('button', { name: 'Close' }));
  await page.clock.install({ time: 0 });
  await act(page, 0);
  const ready = page.getByRole('button', { name: 'I’m Ada' });
  await expect(ready).toBeVisible();
  // Ten minutes under the cover; from then on the clock is stopped.
  await page.clock.pauseAt(600_000);
  await ready.tap();
  const steps = automaSteps(page);
  await expect(steps).toHaveCount(1);
  await expect(steps).toContainText('Tile drawn');
  await page.clock.runFor(100);
  await expect(page.getByRole('heading', { name: 'The automa’s turn' })).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(steps).toHaveCount(0);
});

test('in the first matches the automa waits for a tap at every step, and its name is in the head', async ({
  page,
}) => {
  await startWith(page, 'Solo');
  for (let whim = 0; whim < 2; whim++) {
    await act(page, whim);
    await seeThrough(page);
  }
  await page.clock.install();
  await act(page, 2);
  const steps = automaSteps(page);
  await expect(steps).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Automa’s turn');
  await page.clock.runFor(60_000);
  await expect(steps).toHaveCount(1);
  await tap(page.getByRole('button', { name: 'Next', exact: true }));
  await expect(steps).toHaveCount(2);
  await seeThrough(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your turn');
});

/** Taps the automa's turn through, if there is one. */
async function seeThrough(page: Page): Promise<void> {
  for (const onwards = page.getByRole('button', { name: /^(Next|Continue)$/ }); ; ) {
    await settled(page);
    if (!(await onwards.isVisible())) break;
    await onwards.tap();
  }
  await expect(asked(page)).toBeVisible();
}

async function goOnByItself(page: Page): Promise<void> {
  await page.goto('./#/settings');
  await page.getByRole('radio', { name: 'Automatic' }).check();
  await written(page);
}

/** Watches for the frame that removes a panel; the function returns the visibility of what is below in that frame. */
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
