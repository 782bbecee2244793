import { TILES_BUILT } from '../../../src/games/age-of-steam/rules/state';
import { factsOf } from '../../../src/games/age-of-steam/view/facts';
import { bringInMatches, deedsOf, upTo } from '../../e2e/age-of-steam/support/match';
import { visit } from '../../e2e/support/installed';
import recording from '../../matches/age-of-steam/4-computers.json';
import { spread } from '../row';
import { moveBoard } from './moving';
import { onPhone } from './on-phone';
import { begin, SLOWER, show } from './paper';
import { immediate, type Kind, showTaps } from './slowest';
import { lookUp, noTimes, playDeed, type SteamTimes } from './steam-turn';

/** Milliseconds within which half of the taps are answered; 19 in 20 have the usual goal. */
const USUALLY = { most: 60 };

const kindsOf = (times: SteamTimes): readonly Kind[] => [
  immediate('one more share', times.step),
  immediate('an action', times.action),
  immediate('a hex, to its tiles', times.hex),
  immediate('another tile', times.rotate),
  immediate('a delivery, to its ways', times.cube),
  immediate('a tab', times.tab),
  immediate('Confirm, seen at work', times.confirm),
  immediate('Go on, after payday', times.goOn),
  { what: 'Confirm, written and shown', taps: times.next },
];

await onPhone(async (phone, { url }) => {
  const { page } = phone;
  await visit(page, url);
  // It tells that it now works offline, over the buttons.
  await page.locator('.toast .button').click();
  // Late in a match of four there is much track, and there are many ways for a cube.
  const { match, state } = upTo(JSON.stringify(recording), 'late', (one) => {
    const { phase, turn } = factsOf(one);
    return phase === 'issue' && turn >= 6;
  });
  await bringInMatches(page, [match], url);
  // What ends by itself must not end under the finger.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${url}#/match/late`);
  const table = page.locator('.aos-table__rooms');
  await table.waitFor();
  let count = Number(await table.getAttribute('data-plies'));
  const first = factsOf(state).turn;
  const deeds = deedsOf(state, 'bench', (one) => factsOf(one).turn > first);
  begin(`A turn of Age of Steam by taps, ${SLOWER}× slower`);
  await phone.slow(SLOWER);
  const times = noTimes();
  for (const deed of deeds) {
    const begins = factsOf(deed.before).phase === 'issue' || deed.before.turn[TILES_BUILT] === 1;
    if (begins) await lookUp(page, times);
    await playDeed(page, deed, count, times);
    count += deed.actions.length;
  }
  const kinds = kindsOf(times);
  showTaps(kinds.filter(({ taps }) => taps.length > 0));
  const all = kinds.flatMap(({ taps, goal }) => (goal ? taps.map(({ ms }) => ms) : []));
  spread('all taps together', all, USUALLY).slice(0, 1).forEach(show);
  begin(`Five seconds of moving and pinching the board, ${SLOWER}× slower`);
  const { longTasks, framesPerSecond } = await moveBoard(phone, 5);
  show({ what: 'tasks longer than 50 ms', figure: longTasks.length, unit: '', goal: { most: 0 } });
  show({ what: 'frames', figure: framesPerSecond, unit: '/s' });
});
