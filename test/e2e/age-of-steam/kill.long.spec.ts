import { phaseOf } from '../../../src/games/age-of-steam/view/phase-of';
import { Handset } from '../support/handset';
import { keepMatches } from '../support/kept-matches';
import { killAt } from '../support/killed';
import { played } from '../support/table';
import { expect, test } from '../support/test';
import { deedsOf, freshMatch, stateOf } from './support/match';
import { playByTaps, tapDeed } from './support/taps';

// A recording would die with the browser.
test.use({ trace: 'off' });

// A match of this seed has every phase, Production's cubes too.
const SEED = 'm3 54';

test('killed in the middle of every phase, the phone comes back with all that it showed', async ({
  site,
  launchOptions,
}, info) => {
  const match = freshMatch({ id: 'killed', seats: 3, seed: SEED });
  const deeds = deedsOf(stateOf(match), SEED);
  const phone = await Handset.start(info.outputPath('profile'), launchOptions);
  await phone.page.goto(site.url);
  await keepMatches(phone.page, [match], site.url);
  const address = `${site.url}#/match/killed`;
  await phone.page.goto(address);
  await played(phone.page, 0);

  const met = new Set<string>();
  let plies = 0;
  for (const deed of deeds) {
    const phase = phaseOf(deed.before);
    const kills = !met.has(phase);
    met.add(phase);
    const before = plies;
    plies += deed.actions.length;
    if (kills) {
      await tapDeed(phone.page, deed);
      await killAt(phone, address, plies);
    } else await playByTaps(phone.page, deed, before);
    if (met.size === 6) break;
  }
  expect([...met].sort()).toEqual(['auction', 'build', 'grow', 'issue', 'move', 'select']);
  await phone.kill();
});
