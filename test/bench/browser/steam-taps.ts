import { rules } from '../../../src/games/age-of-steam/rules';
import { factsOf } from '../../../src/games/age-of-steam/view/facts';
import { deedsOf, upTo } from '../../e2e/age-of-steam/support/match';
import { keepMatches } from '../../e2e/support/kept-matches';
import { settled } from '../../e2e/support/table';
import recording from '../../matches/age-of-steam/4-computers.json';
import { matchIn } from '../../support/recorded';
import { moveBoard } from './moving';
import { begin, SLOWER, showMotion } from './paper';
import { onPhone, openInstalled } from './phone';
import { showTaps, showUsual } from './slowest';
import { kindsOf, noTimes } from './steam-map';
import { lookUp, playDeed } from './steam-turn';

await onPhone(async (phone, { url }) => {
  const { page } = phone;
  await openInstalled(page, url);
  // Late in a match of four there is much track, and there are many ways for a cube.
  const { match, state } = upTo(matchIn(JSON.stringify(recording)), 'late', (one) => {
    const { phase, turn } = factsOf(one);
    return phase === 'issue' && turn >= 6;
  });
  await keepMatches(page, [match], url);
  // What ends by itself must not end under the finger.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${url}#/match/late`);
  const table = page.locator('[data-plies]');
  await settled(page);
  let count = Number(await table.getAttribute('data-plies'));
  await phone.slow(SLOWER);
  const times = noTimes();
  let phase = '';
  begin(`Three turns of Age of Steam by taps, ${SLOWER}× slower`);
  const moved = [];
  const end = rules.clone(state);
  for (const deed of deedsOf(state, 'bench')) {
    const before = phase;
    phase = factsOf(deed.before).phase;
    if (phase !== before) await lookUp(page, times);
    // Where the map has all its room.
    if (phase === 'build' && moved.length === 0) moved.push(await moveBoard(phone, 5));
    await playDeed(page, deed, count, times);
    count += deed.actions.length;
    for (const action of deed.actions) rules.play(end, action);
  }
  // Otherwise something else was tapped than was meant.
  for (const score of rules.standing(end).scores) {
    const points = `${score} point`.replace('-', '−');
    await page.locator('.standing-list__head', { hasText: points }).first().waitFor();
  }
  const kinds = kindsOf(times);
  showTaps(kinds);
  showUsual(kinds);
  begin(`Five seconds of moving and pinching the board, ${SLOWER}× slower`);
  moved.forEach(showMotion);
});
