import { rules } from '../../../src/games/ultimate-railroads/rules';
import type { State } from '../../../src/games/ultimate-railroads/rules/state';
import { withForced } from '../../../src/games/ultimate-railroads/view/forced';
import { randomFrom } from '../../../src/kit/random';
import { builder } from '../../games/ultimate-railroads/support/walk';
import { people } from '../age-of-steam/support/match';
import { played, table } from '../support/game-table';
import { Handset } from '../support/handset';
import { keepMatches } from '../support/kept-matches';
import { expect, test } from '../support/test';
import { oneOfEach } from './support/kinds';
import { newMatch } from './support/match';
import { tapAction } from './support/taps';

// A recording would die with the browser.
test.use({ trace: 'off' });

/** The kinds of decisions in random matches. */
const KINDS = [
  ...['start', 'turn', 'claims', 'bonus', 'hand', 'spread', 'again', 'guest'],
  ...['black', 'gray', 'basic', 'any', 'industry', 'build', 'locomotive', 'factory', 'key'],
  ...['token', 'card'],
];

let positions: ReadonlyMap<string, State> | undefined;

for (const kind of KINDS)
  test(`killed after a decision, the phone comes back with all that it showed: ${kind}`, async ({
    site,
    launchOptions,
  }, info) => {
    // It takes a second to find them.
    positions ??= oneOfEach();
    const state = positions.get(kind);
    if (!state) throw new Error(kind);
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
