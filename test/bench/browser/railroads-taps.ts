import { rules } from '../../../src/games/ultimate-railroads/rules';
import { factsOf } from '../../../src/games/ultimate-railroads/view/facts';
import { withForced } from '../../../src/games/ultimate-railroads/view/forced';
import { randomFrom } from '../../../src/kit/random';
import { keepMatches } from '../../e2e/support/kept-matches';
import { play } from '../../e2e/support/match';
import { newMatch, stateOf } from '../../e2e/ultimate-railroads/support/match';
import { builder } from '../../games/ultimate-railroads/support/walk';
import { people } from '../../support/people';
import { scrollTable } from './moving';
import { begin, SLOWER, showMotion } from './paper';
import { onPhone, openInstalled } from './phone';
import { kindsOf, lookAround, noTimes, playAction } from './rail-turn';
import { showTaps, showUsual } from './slowest';

const SEATS = 4;
/** Late in a match the boards are full, and there is much to count. */
const FROM_ROUND = 4;

await onPhone(async (phone, { url }) => {
  const { page } = phone;
  const match = newMatch({ id: 'late', seats: people(SEATS), seed: 'taps' });
  const random = randomFrom('taps');
  const now = () => rules.clone(stateOf(match));
  while (factsOf(now()).round < FROM_ROUND || factsOf(now()).phase !== 'turn')
    play(match, builder(now(), random));
  await openInstalled(page, url);
  await keepMatches(page, [match], url);
  // What ends by itself must not end under the finger.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${url}#/match/late`);
  await page.locator('[data-question]').waitFor();
  begin(`Two rounds of Ultimate Railroads by taps, ${SLOWER}× slower`);
  await phone.slow(SLOWER);
  const times = noTimes();
  let own = -1;
  for (let { round } = factsOf(now()); round < FROM_ROUND + 2; round = factsOf(now()).round) {
    const state = now();
    const { toAct, phase } = factsOf(state);
    if (toAct === null) break;
    if (toAct !== own && phase === 'turn') await lookAround(page, SEATS, toAct, times);
    own = toAct;
    const action = builder(state, random);
    play(match, ...withForced(state, [action]));
    await playAction(page, state, action, match.length, times);
  }
  const kinds = kindsOf(times);
  showTaps(kinds);
  showUsual(kinds);
  begin(`Five seconds of scrolling the table, ${SLOWER}× slower`);
  showMotion(await scrollTable(phone, 5));
});
