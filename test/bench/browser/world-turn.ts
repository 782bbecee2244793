import type { Page } from '@playwright/test';
import type { State } from '../../../src/games/504/rules/state/state';
import { mapOf } from '../../../src/games/504/view/model/base/map';
import { choiceOf, type HexChoice, tapped } from '../../../src/games/504/view/model/choice';
import { writeHex } from '../../../src/kit/hex';
import type { Action } from '../../../src/kit/rules';
import { tapActions } from '../../e2e/504/support/taps';
import { press, type TapTime, tap, tapFor } from './finger';
import { immediate, type Kind } from './slowest';
import { isThere } from './turn';

/** Taps by their kind, from lifting the finger to the paint of the answer. */
export const noTimes = () => ({
  hex: [] as TapTime[],
  offer: [] as TapTime[],
  /** To the button that is seen at work. */
  confirm: [] as TapTime[],
  /** To the next position, written durably in between. */
  next: [] as TapTime[],
});

export type WorldTimes = ReturnType<typeof noTimes>;

/** The rows of what was tapped. */
export const kindsOf = (times: WorldTimes): readonly Kind[] =>
  [
    immediate('a hex, to what can be done there', times.hex),
    immediate('an offer, to what it costs and brings', times.offer),
    immediate('its button, seen at work', times.confirm),
    { what: 'its button, written and shown', taps: times.next },
  ].filter(({ taps }) => taps.length > 0);

const FOOT = '.question-panel__foot';
const PRIMARY = `${FOOT} .button[data-kind="primary"]:not([aria-disabled])`;
const OPEN = '[data-plies][data-step="hex"]';

/** Plays actions by taps: on the map each tap is timed, in other panels none. */
export async function playActions(
  page: Page,
  state: State,
  actions: readonly Action[],
  plies: number,
  times: WorldTimes,
): Promise<void> {
  const choice = choiceOf(state, actions);
  if (choice.step !== 'hex' || choice.count > 1 || choice.way > 0)
    return tapActions(page, state, actions);
  // A hex below a button of the map has to be moved from there first, which is not timed.
  if (!(await chooseOnMap(page, state, choice, times))) return tapActions(page, state, actions);
  const next = `:is([data-plies]:not([data-plies="${plies}"]), .cover, .table__result)`;
  const atWork = `:is(${FOOT} [aria-busy], ${next})`;
  const [confirm, shown] = await tapFor(page, PRIMARY, [atWork], [next]);
  times.confirm.push(confirm);
  times.next.push(shown);
}

/** Chooses an action by taps; false: one of its hexes is out of a finger's reach, as the map is now. */
async function chooseOnMap(
  page: Page,
  state: State,
  choice: HexChoice,
  times: WorldTimes,
): Promise<boolean> {
  const { from, hex, offer } = choice;
  // Whatever is open from before is closed first.
  if (await isThere(page, OPEN)) await press(page, `${FOOT} .button`);
  await page.locator('[data-plies][data-step="none"]').waitFor();
  if (from !== null) {
    if (!(await isInReach(page, hexOf(state, from)))) return false;
    times.hex.push(await tap(page, hexOf(state, from), OPEN));
  }
  if (!(await isInReach(page, hexOf(state, hex)))) return false;
  const start = from === null ? { step: 'none' as const } : tapped(state, { step: 'none' }, from);
  const after = tapped(state, start, hex);
  const isChosen = after.step === 'hex' && after.offer === offer;
  const answer = isChosen ? PRIMARY : `[data-question] [data-offer="${offer}"]`;
  times.hex.push(await tap(page, hexOf(state, hex), OPEN, answer));
  if (!isChosen)
    times.offer.push(await tap(page, `[data-question] [data-offer="${offer}"]`, PRIMARY));
  return true;
}

/** Whether nothing lies over the middle of an element. */
function isInReach(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((one) => {
    const element = document.querySelector(one);
    const box = element?.getBoundingClientRect();
    if (!element || !box) return false;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit !== null && element.contains(hit);
  }, selector);
}

function hexOf(state: State, hex: number): string {
  const place = mapOf(state).all.hexes[hex];
  if (!place) throw new RangeError(`no hex ${hex}`);
  return `[data-hex="${writeHex(place)}"]`;
}
