import { rules } from '../../../src/games/ultimate-railroads/rules';
import { PHASE, PHASES, type State } from '../../../src/games/ultimate-railroads/rules/state';
import { UNITS } from '../../../src/games/ultimate-railroads/rules/units';
import { factsOf } from '../../../src/games/ultimate-railroads/view/facts';
import { chipsOf, openChip } from '../../../src/games/ultimate-railroads/view/pool';
import { randomFrom } from '../../../src/kit/random';
import { builder, rich } from '../../games/ultimate-railroads/support/walk';
import { people } from '../age-of-steam/support/match';
import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/test';
import { newMatch, open } from './support/match';
import { asked } from './support/taps';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What is asked: a phase, a lock, or the unit of the pool that is open. */
function kindOf(state: State): string {
  const phase = PHASES[state.now[PHASE] ?? 0] ?? '';
  if (phase !== 'resolve') return phase;
  const { lock } = factsOf(state);
  return lock || (UNITS[openChip(chipsOf(state), null)?.unit ?? 0] ?? '');
}

/** One position for each kind of decision that matches by chance come to. */
function oneOfEach(): ReadonlyMap<string, State> {
  const found = new Map<string, State>();
  const random = randomFrom('kinds');
  for (let match = 0; match < 12; match++) {
    const state = rich(2 + (match % 3), `kinds ${match}`);
    while (rules.toAct(state) !== null) {
      const now = rules.clone(state);
      const kind = kindOf(now);
      if (!found.has(kind)) found.set(kind, now);
      rules.play(state, builder(state, random));
    }
  }
  return found;
}

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

for (const [kind, state] of kinds) {
  test(`axe finds nothing where ${kind} is asked`, async ({ page }) => {
    const seats = people(state.seats);
    await open(page, newMatch({ id: kind, seats, seed: kind, start: rules.position.write(state) }));
    const cover = page.locator('.cover');
    await expect(asked(page).or(cover).first()).toBeVisible();
    if (await cover.isVisible()) await cover.getByRole('button').first().tap();
    await expect(asked(page)).toBeVisible();
    await expectNoFindings(page, kind);
    // No button of what is asked is out of reach, and nothing scrolls sideways.
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  });
}
