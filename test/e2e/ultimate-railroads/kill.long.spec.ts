import { rules } from '../../../src/games/ultimate-railroads/rules';
import { withForced } from '../../../src/games/ultimate-railroads/view/forced';
import { randomFrom } from '../../../src/kit/random';
import { builder } from '../../games/ultimate-railroads/support/walk';
import { people } from '../../support/people';
import { Handset } from '../support/handset';
import { keepMatches } from '../support/kept-matches';
import { played, table } from '../support/table';
import { expect, test } from '../support/test';
import { newMatch } from './support/match';
import { tapAction } from './support/taps';
import { oneOfEach } from './support/visit';

// A recording would die with the browser.
test.use({ trace: 'off' });

for (const [kind, state] of oneOfEach())
  test(`killed after a decision, the phone comes back with all that it showed: ${kind}`, async ({
    site,
    launchOptions,
  }, info) => {
    const start = rules.position.write(state);
    const match = newMatch({ id: kind, seats: people(state.seats), seed: kind, start });
    const phone = await Handset.start(info.outputPath('profile'), launchOptions);
    await keepMatches(phone.page, [match], site.url);
    const address = `${site.url}#/match/${kind}`;
    await phone.page.goto(address);
    await played(phone.page, 0);
    const action = builder(rules.clone(state), randomFrom('killed'));
    const plies = withForced(rules.clone(state), [action]).length;
    await tapAction(phone.page, state, action);
    // At once, not at rest: what is shown as played has to be on the disk.
    await expect(table(phone.page)).toHaveAttribute('data-plies', String(plies));
    await phone.kill();
    await phone.restart(address);
    await played(phone.page, plies);
    await phone.kill();
  });
