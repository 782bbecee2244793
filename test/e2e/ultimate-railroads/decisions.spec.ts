import { rules } from '../../../src/games/ultimate-railroads/rules';
import { bringInMatches, people } from '../age-of-steam/support/match';
import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/test';
import { oneOfEach } from './support/kinds';
import { newMatch } from './support/match';
import { asked } from './support/taps';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const kinds = oneOfEach();

test('matches by chance come to every kind of decision', () => {
  expect([...kinds.keys()]).toEqual(
    expect.arrayContaining([
      ...['start', 'turn', 'claims', 'bonus', 'hand', 'spread', 'again', 'guest'],
      ...['black', 'gray', 'basic', 'any', 'industry', 'build', 'locomotive', 'factory', 'key'],
      ...['token', 'card'],
    ]),
  );
});

test('axe finds nothing in any decision, and nothing is out of reach', async ({ page }) => {
  test.setTimeout(200_000);
  const matches = [...kinds].map(([kind, state]) =>
    newMatch({
      ...{ id: kind, seats: people(state.seats), seed: kind },
      start: rules.position.write(state),
    }),
  );
  await bringInMatches(page, matches);
  for (const kind of kinds.keys()) {
    await page.goto(`./#/match/${kind}`);
    const cover = page.locator('.cover');
    await expect(asked(page).or(cover).first()).toBeVisible();
    if (await cover.isVisible()) await cover.getByRole('button').first().tap();
    await expect(asked(page)).toBeVisible();
    await expectNoFindings(page, kind);
    // Nothing scrolls sideways.
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, kind).toBeLessThanOrEqual(360);
  }
});

test('who is to pick a space sees the spaces', async ({ page }) => {
  const start = kinds.get('turn');
  if (!start) throw new Error('no turn');
  const seats = people(start.seats);
  await bringInMatches(page, [
    newMatch({ ...{ id: 'turn', seats, seed: 'turn' }, start: rules.position.write(start) }),
  ]);
  await page.goto('./#/match/turn');
  const cover = page.locator('.cover');
  await expect(asked(page).or(cover).first()).toBeVisible();
  if (await cover.isVisible()) await cover.getByRole('button').first().tap();
  const open = page.locator('.ur-area button').first();
  await expect(open).toBeInViewport({ ratio: 1 });
  const onTop = () =>
    open.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(onTop).toBe(true);
});
