import { phaseOf } from '../../../src/games/age-of-steam/view/phase-of';
import { Handset } from '../support/handset';
import { keepMatches } from '../support/kept-matches';
import { played, table } from '../support/table';
import { expect, test } from '../support/test';
import { type Deed, deedsOf, freshMatch, stateOf } from './support/match';
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
    if (kills) plies += await killed(phone, deed, { address, plies });
    else {
      await playByTaps(phone.page, deed, plies);
      plies += deed.actions.length;
    }
    if (met.size === 6) break;
  }
  expect([...met].sort()).toEqual(['auction', 'build', 'grow', 'issue', 'move', 'select']);
  await phone.kill();
});

/** Kills the browser once when an action is shown as played; tells how many have been played. */
async function killed(
  phone: Handset,
  deed: Deed,
  { address, plies }: { address: string; plies: number },
): Promise<number> {
  await tapDeed(phone.page, deed);
  const shown = plies + deed.actions.length;
  // At once, not at rest: what is shown as played has to be on the disk.
  await expect(table(phone.page)).toHaveAttribute('data-plies', String(shown));
  await phone.kill();
  await phone.restart(address);
  await played(phone.page, shown);
  return deed.actions.length;
}
