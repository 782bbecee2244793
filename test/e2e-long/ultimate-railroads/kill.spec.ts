import { rules } from '../../../src/games/ultimate-railroads/rules';
import { withForced } from '../../../src/games/ultimate-railroads/view/forced';
import { randomFrom } from '../../../src/kit/random';
import { people } from '../../e2e/age-of-steam/support/match';
import { Handset } from '../../e2e/support/handset';
import { keepMatches } from '../../e2e/support/kept-matches';
import { expect, test } from '../../e2e/support/test';
import { oneOfEach } from '../../e2e/ultimate-railroads/support/kinds';
import { newMatch } from '../../e2e/ultimate-railroads/support/match';
import { played, table, tapAction } from '../../e2e/ultimate-railroads/support/taps';
import { builder } from '../../games/ultimate-railroads/support/walk';

// A recording would die with the browser.
test.use({ trace: 'off' });

test('killed after every kind of decision, the phone comes back with all that it showed', async ({
  site,
  launchOptions,
}, info) => {
  const kinds = oneOfEach();
  expect(kinds.size).toBeGreaterThan(15);
  const matches = [...kinds].map(([kind, state]) =>
    newMatch({
      ...{ id: kind, seats: people(state.seats), seed: kind },
      start: rules.position.write(state),
    }),
  );
  const phone = await Handset.start(info.outputPath('profile'), launchOptions);
  await phone.page.goto(site.url);
  await keepMatches(phone.page, matches, site.url);
  const random = randomFrom('killed');
  for (const [kind, state] of kinds) {
    const address = `${site.url}#/match/${kind}`;
    await phone.page.goto(address);
    await played(phone.page, 0);
    const action = builder(rules.clone(state), random);
    const plies = withForced(rules.clone(state), [action]).length;
    await tapAction(phone.page, state, action);
    await expect(
      table(phone.page).and(phone.page.locator(`[data-plies="${plies}"]`)),
    ).toBeAttached();
    await phone.kill();
    await phone.restart(address);
    await played(phone.page, plies);
  }
  await phone.kill();
});
