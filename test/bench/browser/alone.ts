import { Site } from '../../e2e/support/site';
import { spread } from '../row';
import { begin, SHOWN_WITHIN, SLOWER, show } from './paper';
import { newProfile, openPhone } from './phone';
import { beginAgainstComputers, tapWhileThinking } from './thinking';

const MINUTES = 10;

const [chromium, dist] = process.argv.slice(2);
if (!chromium || !dist) throw new Error('Wants the path of Chromium and the built folder.');

const site = await Site.open(dist);
const profile = await newProfile();
const { page, slow, close } = await openPhone(chromium, profile);
try {
  await beginAgainstComputers(page, site.url);
  begin(`Alone against two computers for ${MINUTES} minutes, ${SLOWER}× slower`);
  await slow(SLOWER);
  const { meanwhile, own } = await tapWhileThinking(page, site.url, MINUTES);
  for (const [what, times] of [
    ['company, while a computer thinks', meanwhile],
    ['company, at one’s own turn', own],
  ] as const) {
    spread(what, times).forEach(show);
    const slowest = Math.max(...times);
    show({ what: `${what}: slowest`, figure: slowest, unit: 'ms', goal: SHOWN_WITHIN });
  }
} finally {
  await close();
  await site.stop();
  await profile.remove();
}
