import { Site } from '../../e2e/support/site';
import { spread } from '../measure';
import { playLinked } from './linking';
import { begin, show } from './paper';
import { givenPaths } from './phone';
import { joinLate } from './resync';

/** A match of three has more than fifty. */
const ACTIONS = 45;
const ENTRIES = 500;
const PHONES = 5;

const { chromium, dist } = givenPaths();

const site = await Site.open(dist);
try {
  begin('Two linked phones, a browser process each, on one machine');
  const { painted, bytes } = await playLinked(chromium, site, ACTIONS);
  const [usual, unlucky] = spread('Confirm on one phone to paint on the other', painted);
  if (usual) show({ ...usual, goal: { most: 50 } });
  if (unlucky) show(unlucky);
  // Half of the actions are said twice, proposed and confirmed: test/link/wire.test.ts holds each message to 300.
  show({ what: 'sent for one action, by both', figure: bytes, unit: 'bytes', goal: { most: 400 } });
  const late = await joinLate(chromium, site, ENTRIES, PHONES);
  const [joined] = spread(`let in, to all ${ENTRIES} entries painted`, late, { most: 1000 });
  if (joined) show(joined);
} finally {
  await site.stop();
}
// The signaling server's timers would keep it alive forever.
process.exit();
