import { Site } from '../../e2e/support/site';
import { spread } from '../measure';
import { audit } from './lighthouse';
import type { Busy } from './long-tasks';
import { moveBoard, openReplay, scrubChart, scrubReplay } from './moving';
import { begin, SLOWER, show, showMotion } from './paper';
import { givenPaths, newProfile, openPhone, type Phone } from './phone';
import { kindsOf, showTaps } from './slowest';
import { coldStart, nameSeats, searchRules, watchWrites } from './starting';
import { beginMatch, playTurn, type TurnTimes } from './turn';

const { chromium, dist } = givenPaths();

/** A match of three has more than fifty turns. */
async function playTurns({ page }: Phone, from: number, to: number): Promise<TurnTimes[]> {
  const times: TurnTimes[] = [];
  for (let turn = from; turn < to; turn++) times.push(await playTurn(page, turn));
  return times;
}

async function writing(phone: Phone, url: string): Promise<void> {
  const writes = await watchWrites(phone.page);
  await beginMatch(phone.page, url);
  begin('One action into the archive, durably, in Chromium');
  await playTurns(phone, 0, 30);
  const { durable, shown } = await writes();
  spread('write it', durable).forEach(show);
  spread('confirm, write and show it', shown).forEach(show);
}

async function tapping(phone: Phone): Promise<void> {
  begin(`From tap to paint, with the processor ${SLOWER}× slower`);
  await phone.slow(SLOWER);
  showTaps(kindsOf(await playTurns(phone, 30, 50)));
}

function busy(seen: Busy): void {
  showMotion(seen);
  show({ what: 'longest task', figure: Math.max(0, ...seen.longTasks), unit: 'ms' });
  show({ what: 'taken by the machine’s host meanwhile', figure: seen.stolen, unit: 'ms' });
}

async function moving(phone: Phone, url: string): Promise<void> {
  begin(`Five seconds of moving and pinching the board, ${SLOWER}× slower`);
  busy(await moveBoard(phone, 5));
  begin(`Typing, ${SLOWER}× slower: searching the rules`);
  busy(await searchRules(phone, url));
  begin(`Typing, ${SLOWER}× slower: names of players`);
  busy(await nameSeats(phone, url));
  await openReplay(phone, url);
  begin(`A finger along the slider of the replay, ${SLOWER}× slower`);
  busy(await scrubReplay(phone));
  begin(`A finger along the chart of the analysis, ${SLOWER}× slower`);
  busy(await scrubChart(phone));
}

async function auditing(executable: string, url: string): Promise<void> {
  begin('Lighthouse, mobile, median of 3');
  for (const { title, score, lost } of await audit(executable, url, 3)) {
    show({ what: title, figure: score, unit: 'of 100', goal: { least: 98 } });
    for (const what of lost) console.log(`  wanting: ${what}`);
  }
}

const site = await Site.open(dist);
const profile = await newProfile();
try {
  const phone = await openPhone(chromium, profile);
  try {
    await writing(phone, site.url);
    await tapping(phone);
    await moving(phone, site.url);
  } finally {
    await phone.close();
  }
  await auditing(chromium, site.url);
  await site.stop();
  begin(`Cold start without a network, ${SLOWER}× slower`);
  const starts: number[] = [];
  for (let start = 0; start < 11; start++)
    starts.push(await coldStart(chromium, profile, site.url, SLOWER));
  spread('home with the last match', starts).forEach(show);
} finally {
  await site.stop();
  await profile.remove();
}
