import type { Page } from '@playwright/test';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import type { State } from '../../../src/games/ultimate-railroads/rules/state';
import { spaceOf } from '../../../src/games/ultimate-railroads/rules/tables';
import { usesOf } from '../../../src/games/ultimate-railroads/view/legal';
import { whatIsLost } from '../../../src/games/ultimate-railroads/view/what-is-lost';
import type { Action } from '../../../src/kit/rules';
import { press, type TapTime, tap, tapFor } from './finger';
import { immediate, type Kind } from './slowest';
import { ANYWAY, isThere, pressForWarning } from './turn';

/** Taps by their kind, from lifting the finger to the paint of the answer. */
export const noTimes = () => ({
  space: [] as TapTime[],
  payment: [] as TapTime[],
  chip: [] as TapTime[],
  board: [] as TapTime[],
  /** To the button that is seen at work. */
  confirm: [] as TapTime[],
  /** To the next position, written durably in between. */
  next: [] as TapTime[],
  /** Steps, tiles and cards, which are played at once: to the next position, written durably in between. */
  option: [] as TapTime[],
  /** The tap that ends what is shown at the end of a round. */
  goOn: [] as TapTime[],
});

export type RailTimes = ReturnType<typeof noTimes>;

/** The rows of what was tapped. */
export const kindsOf = (times: RailTimes): readonly Kind[] =>
  [
    immediate('a space, to what it costs and brings', times.space),
    immediate('another payment', times.payment),
    immediate('a chip, to what it can do', times.chip),
    immediate('another seat’s board', times.board),
    immediate('Confirm, seen at work', times.confirm),
    immediate('Go on, after a round', times.goOn),
    { what: 'Confirm, written and shown', taps: times.next },
    { what: 'a step or a tile, written and shown', taps: times.option },
  ].filter(({ taps }) => taps.length > 0);

const FOOT = '.question-panel__foot';
const PRIMARY = `${FOOT} .button[data-kind="primary"]:not([aria-disabled])`;
const LAST = `${FOOT} .button:last-child`;
const COVER = '.cover';
const ROUND = '.turn-panel:not([data-question]) .button[data-kind="primary"]';
const OVER = '.table__result';
const stepIs = (step: string) => `[data-plies][data-step="${step}"]`;
const plies = (count: number) => `[data-plies="${count}"]`;

/** Plays an action by taps, and adds what they took; with what it leaves no choice about, `count` will have been played. */
export async function playAction(
  page: Page,
  state: State,
  action: Action,
  count: number,
  times: RailTimes,
): Promise<void> {
  const written = rules.action.write(action, state);
  switch (written.do) {
    case 'use':
    case 'move':
      await chooseSpace(page, state, action, String(written.space), times);
      await confirm(page, PRIMARY, count, times);
      break;
    case 'stay':
    case 'skip':
    case 'pass':
    case 'done':
      if (whatIsLost(state, [action]).length === 0) await confirm(page, LAST, count, times);
      else {
        await pressForWarning(page, LAST);
        await confirm(page, ANYWAY, count, times);
      }
      break;
    default:
      await chooseOption(page, action, String(written.as ?? written.do), count, times);
  }
  await goOn(page, times);
}

async function chooseSpace(
  page: Page,
  state: State,
  action: Action,
  id: string,
  times: RailTimes,
): Promise<void> {
  const space = `[data-space="${id}"]`;
  times.space.push(await tap(page, space, stepIs('space'), `${space}[aria-pressed="true"]`));
  const way = usesOf(state, spaceOf(id)).indexOf(action);
  if (way <= 0) return;
  await press(page, `${FOOT} .button:not([data-kind="primary"]):nth-last-child(2)`);
  const payment = `[data-question] [data-pay="${way}"]`;
  times.payment.push(await tap(page, payment, `${payment}[aria-pressed="true"]`));
}

async function chooseOption(
  page: Page,
  action: Action,
  unit: string,
  count: number,
  times: RailTimes,
): Promise<void> {
  const option = `[data-question] [data-action="${action}"]`;
  if (!(await isThere(page, option))) {
    const chip = `[data-question] [data-unit="${unit}"]`;
    times.chip.push(await tap(page, chip, `${chip}[aria-pressed="true"]`, option));
  }
  const next = `:is(${plies(count)}, ${stepIs('deed')})`;
  times.option.push(await tap(page, option, next));
  // An end-bonus card is confirmed.
  if (await isThere(page, stepIs('deed'))) await confirm(page, PRIMARY, count, times);
}

async function confirm(page: Page, button: string, count: number, times: RailTimes) {
  const next = `:is(${plies(count)}, ${COVER}, ${OVER})`;
  const [seen, shown] = await tapFor(page, button, [`:is(${FOOT} [aria-busy], ${next})`], [next]);
  times.confirm.push(seen);
  times.next.push(shown);
}

/** Takes the phone where it goes round, and ends what is shown at the end of a round. */
async function goOn(page: Page, times: RailTimes): Promise<void> {
  await page.locator(`:is([data-question], ${ROUND}, ${COVER}, ${OVER})`).first().waitFor();
  if (await isThere(page, COVER)) await press(page, `${COVER} .button`);
  await page.locator(`:is([data-question], ${ROUND}, ${OVER})`).first().waitFor();
  if (await isThere(page, ROUND)) {
    const shown = `[data-plies]:not([data-step="round"])`;
    times.goOn.push(await tap(page, ROUND, `:is(${shown}, ${OVER})`));
  }
}

/** Looks at everybody's board, and comes back to one's own. */
export async function lookAround(page: Page, seats: number, own: number, times: RailTimes) {
  for (let next = 1; next <= seats; next++) {
    const seat = (own + next) % seats;
    const looked = `[data-looked][data-seat-board="${seat}"]`;
    times.board.push(await tap(page, `[data-strip-seat="${seat}"]`, looked));
  }
}
