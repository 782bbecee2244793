import { rules as miniExpress } from '../../../src/games/mini-express/rules';
import { LEVELS } from '../../../src/kit/header';
import type { AnyRules } from '../../../src/kit/rules';
import { median } from '../measure';
import { watchComputers } from './computers';
import { begin, SLOWER, show } from './paper';
import { onPhone } from './phone';
import { openSlowPhone } from './slow-process';
import { immediate, kindsOf, showTaps } from './slowest';
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
      const table = { rules: miniExpress as AnyRules, seats: 3, level };
      const { decisions: times } = await watchComputers(page, url, table, 20);
      const what = `${level}, of ${times.length}`;
      show({ what: `${what}: median`, figure: median(times), unit: 'ms' });
      const figure = Math.max(...times);
      show({ what: `${what}: slowest`, figure, unit: 'ms', goal: ANSWERED_WITHIN });
    }
  } finally {
    await close();
  }
}

await onPhone(async ({ page, slow }, { url, chromium }) => {
  await answering(chromium, url);
  await beginAgainstComputers(page, url);
  begin(`Alone against two computers for ${MINUTES} minutes, ${SLOWER}× slower`);
  await slow(SLOWER);
  const { meanwhile, own } = await tapWhileThinking(page, url, MINUTES);
  showTaps([immediate('company, while a computer thinks', meanwhile), ...kindsOf(own)]);
});
