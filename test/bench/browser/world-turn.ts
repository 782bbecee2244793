import type { Page } from '@playwright/test';
import type { State } from '../../../src/games/504/rules/state/state';
import { mapOf } from '../../../src/games/504/view/model/base/map';
import {
  actsAt,
  type Choice,
  choiceOf,
  type HexChoice,
  NOTHING,
  tapped,
} from '../../../src/games/504/view/model/choice';
import { givenIn } from '../../../src/games/504/view/model/given';
import { gatheringIn } from '../../../src/games/504/view/model/table';
import { writeHex } from '../../../src/kit/hex';
import type { Action } from '../../../src/kit/rules';
import { tapActions } from '../../e2e/504/support/taps';
import { foot, tap as tapAndSettle } from '../../e2e/support/table';
import { type TapTime, tap, tapFor } from './finger';
import { immediate, type Kind } from './slowest';

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

/** Plays actions by taps: on the map each tap is timed, in other panels none. */
export async function playActions(
  page: Page,
  state: State,
  actions: readonly Action[],
  plies: number,
  times: WorldTimes,
): Promise<void> {
  const choice = choiceOf(state, actions);
  if (choice.step !== 'hex' || choice.count > 1 || choice.way > 0 || gatheringIn(state))
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
  const back = foot(page).filter({ hasText: /^Back$/ });
  // Whatever is open from before is closed first; a place from which residents go is one step more.
  for (let steps = 0; steps < 2 && (await back.isVisible()); steps++) await tapAndSettle(back);
  const given = givenIn(state);
  let open: Choice = given ?? NOTHING;
  const places = [from, hex].filter((place) => place !== null);
  // What is given is chosen already.
  for (const place of places.slice(given ? places.indexOf(given.hex) + 1 : 0)) {
    const selector = hexOf(state, place);
    if (!(await isInReach(page, selector))) return false;
    open = tapped(state, open === given && actsAt(state, place) ? NOTHING : open, place);
    const isChosen = open.step === 'hex' && open.offer !== null;
    const answers = [`${selector}[aria-selected="true"]`, ...(isChosen ? [PRIMARY] : [])];
    times.hex.push(await tap(page, selector, ...answers));
  }
  if (open.step === 'hex' && open.offer !== offer)
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
