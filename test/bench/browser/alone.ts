import { LEVELS } from '../../../src/kit/header';
import { Site } from '../../e2e/support/site';
import { median } from '../measure';
import { watchAnswers } from './answering';
import { watchPace } from './pace';
import { begin, SLOWER, show } from './paper';
import { newProfile, openPhone } from './phone';
import { openSlowPhone } from './slow-process';
import { showTaps, showTurns } from './slowest';
import { beginAgainstComputers, tapWhileThinking } from './thinking';

const MINUTES = 10;

/** Milliseconds within which a computer answers. */
const ANSWERED_WITHIN = { most: 2000 };

/** How long each level takes for a move, on a phone whose workers are slowed down too. */
async function answering(executable: string, url: string): Promise<void> {
  const { page, slower, close } = await openSlowPhone(executable, SLOWER);
  try {
    begin(`Moves of computers, workers and all ${slower.toFixed(1)}× slower`);
    for (const level of LEVELS) {
      const times = await watchAnswers(page, url, level, 20);
      const what = `${level}, of ${times.length}`;
      show({ what: `${what}: median`, figure: median(times), unit: 'ms' });
      const figure = Math.max(...times);
      show({ what: `${what}: slowest`, figure, unit: 'ms', goal: ANSWERED_WITHIN });
    }
  } finally {
    await close();
  }
}

const [chromium, dist] = process.argv.slice(2);
if (!chromium || !dist) throw new Error('Wants the path of Chromium and the built folder.');

const site = await Site.open(dist);
const profile = await newProfile();
const { page, slow, close } = await openPhone(chromium, profile);
try {
  await answering(chromium, site.url);
  await beginAgainstComputers(page, site.url);
  begin(`Alone against two computers for ${MINUTES} minutes, ${SLOWER}× slower`);
  await slow(SLOWER);
  const pace = watchPace();
  const { meanwhile, own } = await tapWhileThinking(page, site.url, MINUTES);
  showTaps('company, while a computer thinks', meanwhile);
  showTurns(own);
  pace().forEach(show);
} finally {
  await close();
  await site.stop();
  await profile.remove();
}
