import { rules } from '../../../src/games/504/rules';
import { type Facts, factsOf } from '../../../src/games/504/view/model/base/facts';
import { doneIn } from '../../../src/games/504/view/model/choice';
import { isStepIdle } from '../../../src/games/504/view/pieces/passed-steps';
import { randomFrom } from '../../../src/kit/random';
import type { Timeline } from '../../../src/kit/timeline';
import { newMatch, stateOf } from '../../e2e/504/support/match';
import { nextTap } from '../../e2e/504/support/walk';
import { keepMatches } from '../../e2e/support/kept-matches';
import { play } from '../../e2e/support/match';
import { played } from '../../e2e/support/table';
import { people } from '../../support/people';
import { moveBoard } from './moving';
import { begin, SLOWER, showMotion } from './paper';
import { onPhone, openInstalled } from './phone';
import { showTaps, showUsual } from './slowest';
import { kindsOf, noTimes, playActions } from './world-turn';

/** One whose map grows, and one with roads and goods. */
const WORLDS = ['567', '685'];
const FROM_ROUND = 4;
const TAPS = 60;
const SEATS = 3;
const ROUNDS = 30;

/** A match by taps, until there is much on the map. */
function lateMatch(world: string): Timeline {
  const match = newMatch({ id: `world-${world}`, world, seats: people(SEATS) });
  const random = randomFrom('late');
  const isEarly = ({ round, phase }: Facts) => round < FROM_ROUND || phase !== 'turn';
  while (isEarly(factsOf(rules.clone(stateOf(match)))))
    play(match, ...nextTap(rules.clone(stateOf(match)), random, ROUNDS));
  return match;
}

await onPhone(async (phone, { url }) => {
  const { page } = phone;
  await openInstalled(page, url);
  // What ends by itself must not end under the finger.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const times = noTimes();
  const moved = [];
  const matches = WORLDS.map(lateMatch);
  await keepMatches(page, matches, url);
  for (const match of matches) {
    const now = () => rules.clone(stateOf(match));
    const random = randomFrom('taps');
    await phone.slow(1);
    await page.goto(`${url}#/match/${match.header.id}`);
    await played(page, match.length);
    begin(`${TAPS} times something is done in ${match.header.id} by taps, ${SLOWER}× slower`);
    await phone.slow(SLOWER);
    moved.push(await moveBoard(phone, 5));
    for (let done = 0; done < TAPS && rules.toAct(now()) !== null; ) {
      const state = now();
      const end = doneIn(state);
      // The table itself ends a step in which there is nothing to do.
      if (end !== null && isStepIdle(state)) {
        play(match, end);
        continue;
      }
      await played(page, match.length);
      const actions = nextTap(state, random, ROUNDS);
      await playActions(page, state, actions, match.length, times);
      play(match, ...actions);
      done++;
    }
  }
  const kinds = kindsOf(times);
  showTaps(kinds);
  showUsual(kinds);
  begin(`Five seconds of moving and pinching each map, ${SLOWER}× slower`);
  moved.forEach(showMotion);
});
