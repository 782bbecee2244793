import type { Page } from '@playwright/test';
import { rules } from '../../../src/games/age-of-steam/rules';
import { MAP } from '../../../src/games/age-of-steam/rules/board';
import { choiceOf } from '../../../src/games/age-of-steam/view/choice';
import { bestDeliveries } from '../../../src/games/age-of-steam/view/delivery-ideas';
import { phaseOf } from '../../../src/games/age-of-steam/view/facts';
import { writeHex } from '../../../src/kit/hex';
import { type Deed, leastBid } from '../../e2e/age-of-steam/support/match';
import { isInReach } from '../../e2e/age-of-steam/support/taps';
import { press, type TapTime, tap, tapFor } from './finger';
import { isThere } from './turn';

/** Taps by their kind, from lifting the finger to the paint of the answer. */
export interface SteamTimes {
  readonly step: TapTime[];
  readonly action: TapTime[];
  readonly hex: TapTime[];
  readonly rotate: TapTime[];
  readonly cube: TapTime[];
  readonly tab: TapTime[];
  /** To the button that is seen at work. */
  readonly confirm: TapTime[];
  /** To the next position, written durably in between. */
  readonly next: TapTime[];
  /** The tap that ends what is shown at the end of a turn. */
  readonly goOn: TapTime[];
}

export const noTimes = (): SteamTimes => ({
  ...{ step: [], action: [], hex: [], rotate: [], cube: [], tab: [] },
  ...{ confirm: [], next: [], goOn: [] },
});

/** Milliseconds in which a finger finds its hex. */
const LOOK = 400;

const FOOT = '.aos-ask__foot';
const PRIMARY = `${FOOT} .button[data-kind="primary"]:not([aria-disabled])`;
const LAST = `${FOOT} .button:last-child`;
const PAYDAY = '.turn-panel:not(.aos-ask) .button[data-kind="primary"]';
const stepIs = (step: string) => `.aos-table__rooms[data-step="${step}"]`;
const plies = (count: number) => `.aos-table__rooms[data-plies="${count}"]`;

/** The place of a button that plays at once, in the foot of its panel. */
const DEEDS: Readonly<Record<string, number>> = { drop: 1, pass: 1, engine: 2, draw: 2 };

/** Plays by taps, and adds what they took; `count` actions have been played before. */
export async function playDeed(
  page: Page,
  { before, actions }: Deed,
  count: number,
  times: SteamTimes,
): Promise<void> {
  const choice = choiceOf(before, actions);
  let button = PRIMARY;
  switch (choice.step) {
    case 'shares':
      if (choice.shares > 0) await raise(page, 'shares', choice.shares, times);
      break;
    case 'bid': {
      const more = choice.amount - leastBid(before);
      if (more > 0) await raise(page, 'bid', more, times);
      // Whoever may keep their bid has that as the main button.
      button = LAST;
      break;
    }
    case 'action': {
      const action = `.aos-action:nth-child(${choice.place + 1})`;
      times.action.push(await tap(page, action, `${action}[aria-pressed="true"]`));
      break;
    }
    case 'hex':
      await chooseTile(page, choice.hex, choice.shape, times);
      break;
    case 'town':
      await press(page, '.aos-letter');
      await page.locator(hexAt(choice.hex)).dispatchEvent('click');
      break;
    case 'route': {
      const row = bestDeliveries(before).findIndex(
        ({ city, color, best }) =>
          city === choice.city && color === choice.color && best.to === choice.to,
      );
      const delivery = `.aos-deliveries > li:nth-child(${row + 1}) > .aos-delivery`;
      times.cube.push(await tap(page, delivery, stepIs('route'), '.aos-routes'));
      break;
    }
    case 'deed': {
      const [action = 0] = actions;
      const verb = String(rules.action.write(action, before).do);
      if (verb in DEEDS) button = `${FOOT} .button:nth-child(${DEEDS[verb]})`;
      else if (verb === 'done') button = LAST;
      if (verb === 'pass' && phaseOf(before) === 'auction') button = `${FOOT} .button:nth-child(2)`;
      const isMove = phaseOf(before) === 'move';
      if (isMove && (verb === 'pass' || verb === 'engine')) await askTwice(page, button, count);
      break;
    }
    default:
      throw new Error(`no taps lead to ${choice.step}`);
  }
  if (await isThere(page, plies(count + actions.length))) return goOn(page, times);
  const next = plies(count + actions.length);
  const [confirm, shown] = await tapFor(
    page,
    button,
    [`:is(${FOOT} [aria-busy], ${next})`],
    [next],
  );
  times.confirm.push(confirm);
  times.next.push(shown);
  return goOn(page, times);
}

const hexAt = (hex: number) => {
  const place = MAP.hexes[hex];
  return place ? `[data-hex="${writeHex(place)}"]` : '';
};

async function raise(page: Page, step: string, by: number, times: SteamTimes): Promise<void> {
  const more = '.aos-stepper .button:last-child';
  times.step.push(await tap(page, more, stepIs(step)));
  for (let tapped = 1; tapped < by; tapped++) await press(page, more);
}

async function chooseTile(page: Page, hex: number, shape: number, times: SteamTimes) {
  // The map may begin to move a frame after the tap before.
  await page.waitForTimeout(LOOK);
  await page.waitForFunction(isAtRest);
  if (await isThere(page, '.pan-zoom[data-zoomed]')) {
    await press(page, '.pan-zoom__buttons .button:last-child');
    await page.locator('.pan-zoom:not([data-zoomed])').waitFor();
    await page.waitForFunction(isAtRest);
  }
  // What lies under a button of the map is not timed.
  const path = page.locator(hexAt(hex));
  if (await path.evaluate(isInReach))
    times.hex.push(await tap(page, hexAt(hex), stepIs('hex'), '.aos-tray__tile'));
  else await path.dispatchEvent('click');
  const tile = `.aos-tray__tile:nth-child(${shape + 1})`;
  const chosen = `${tile}[aria-pressed="true"]`;
  if (!(await isThere(page, chosen))) times.rotate.push(await tap(page, tile, chosen));
}

/** In the page: whether the map lies still. */
function isAtRest(): boolean {
  const map = document.querySelector('.pan-zoom__content');
  return map !== null && map.getAnimations().length === 0;
}

/** What would ruin somebody is asked once more. */
async function askTwice(page: Page, button: string, count: number): Promise<void> {
  await press(page, button);
  await page.locator(`:is(${stepIs('deed')}, ${plies(count + 1)})`).waitFor();
}

async function goOn(page: Page, times: SteamTimes): Promise<void> {
  await page.locator(`:is(.aos-ask, ${PAYDAY}, .table__result)`).first().waitFor();
  if (await isThere(page, PAYDAY)) times.goOn.push(await tap(page, PAYDAY, stepIs('none')));
}

/** Looks everything up, and comes back to what is asked. */
export async function lookUp(page: Page, times: SteamTimes): Promise<void> {
  for (const [place, panel] of [
    [2, '.aos-money'],
    [3, '.aos-display'],
    [4, '.aos-supply'],
    [5, '.match-log'],
  ] as const)
    times.tab.push(await tap(page, `[role="tab"]:nth-child(${place})`, panel));
  await press(page, '[role="tab"]:nth-child(1)');
}
