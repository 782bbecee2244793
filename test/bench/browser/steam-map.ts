import type { Page } from '@playwright/test';
import { CUBES } from '../../../src/games/age-of-steam/data/goods';
import { rustBelt } from '../../../src/games/age-of-steam/data/rust-belt';
import { boardOf } from '../../../src/games/age-of-steam/rules/board';
import type { State } from '../../../src/games/age-of-steam/rules/state';
import type { Choice } from '../../../src/games/age-of-steam/view/choice';
import { hexOfCity } from '../../../src/games/age-of-steam/view/taps';
import { writeHex } from '../../../src/kit/hex';
import { isInReach } from '../../e2e/age-of-steam/support/taps';
import { press, type TapTime, tap } from './finger';
import { immediate, type Kind } from './slowest';
import { isThere } from './turn';

/** Taps by their kind, from lifting the finger to the paint of the answer. */
export const noTimes = () => ({
  step: [] as TapTime[],
  action: [] as TapTime[],
  hex: [] as TapTime[],
  rotate: [] as TapTime[],
  cube: [] as TapTime[],
  /** A city on the map, or the color of one of its cubes, to the cities lit up that take it. */
  city: [] as TapTime[],
  /** One of those, to the ways there. */
  end: [] as TapTime[],
  /** Another way for the same cube. */
  way: [] as TapTime[],
  tab: [] as TapTime[],
  /** To the button that is seen at work. */
  confirm: [] as TapTime[],
  /** To the next position, written durably in between. */
  next: [] as TapTime[],
  /** The tap that ends what is shown at the end of a turn. */
  goOn: [] as TapTime[],
});

export type SteamTimes = ReturnType<typeof noTimes>;

/** The rows of what was tapped. */
export const kindsOf = (times: SteamTimes): readonly Kind[] =>
  [
    immediate('one more share, a higher bid', times.step),
    immediate('an action', times.action),
    immediate('a hex, to its tiles', times.hex),
    immediate('another tile', times.rotate),
    immediate('a delivery, to its ways', times.cube),
    immediate('a city or color, to the cities lit up', times.city),
    immediate('one of those, to the ways there', times.end),
    immediate('another way', times.way),
    immediate('a tab', times.tab),
    immediate('Confirm, seen at work', times.confirm),
    immediate('Go on, after payday', times.goOn),
    { what: 'Confirm, written and shown', taps: times.next },
  ].filter(({ taps }) => taps.length > 0);

type Chosen<Step extends Choice['step']> = Choice & { readonly step: Step };

const TILE = '[data-question] [data-tile]';
const ROUTE = '[data-question] [data-route]';

/** Milliseconds in which a finger finds its hex. */
const LOOK = 400;

export const stepIs = (step: string) => `[data-plies][data-step="${step}"]`;

/** Chooses a hex to build on, and its tile. */
export async function chooseTile(
  page: Page,
  { hex, shape }: Chosen<'hex'>,
  times: SteamTimes,
): Promise<void> {
  await seeWhole(page);
  await tapHex(page, hex, times.hex, stepIs('hex'), TILE, chosenHex(hex));
  const tile = `${TILE}:nth-child(${shape + 1})`;
  await tapUnlessChosen(page, tile, times.rotate);
}

/** Chooses a delivery in the list of all. */
export async function shipByList(
  page: Page,
  choice: Chosen<'route'>,
  times: SteamTimes,
): Promise<void> {
  const { city, color, to } = choice;
  const delivery = `[data-question] [data-delivery="${city} ${color} ${to}"]`;
  times.cube.push(await tap(page, delivery, stepIs('route'), ROUTE));
  await chooseWay(page, choice, times);
}

/** Chooses a delivery on the map: a city, a color where it has several, and where it goes. */
export async function shipOnMap(
  page: Page,
  before: State,
  choice: Chosen<'route'>,
  times: SteamTimes,
): Promise<void> {
  const [from, to] = [choice.city, choice.to].map((city) => hexOfCity(before, city));
  if (from === undefined || to === undefined) throw new Error('A delivery goes from city to city.');
  await seeWhole(page);
  const asked = `:is(${stepIs('city')}, ${stepIs('cube')})`;
  await tapHex(page, from, times.city, asked, chosenHex(from));
  const color = `[data-question] button[data-cube="${CUBES[choice.color]}"]`;
  if (await isThere(page, stepIs('city'))) {
    const lit = '.hex-board__hex[data-target]';
    times.city.push(await tap(page, color, stepIs('cube'), lit));
  }
  await seeWhole(page);
  await tapHex(page, to, times.end, stepIs('route'), ROUTE);
  await chooseWay(page, choice, times);
}

async function chooseWay(page: Page, { route }: Chosen<'route'>, times: SteamTimes) {
  await tapUnlessChosen(page, `[data-question] [data-route="${route}"]`, times.way);
}

async function tapUnlessChosen(page: Page, button: string, times: TapTime[]): Promise<void> {
  const chosen = `${button}[aria-pressed="true"]`;
  if (!(await isThere(page, chosen))) times.push(await tap(page, button, chosen));
}

/** A hex by a tap that is not timed. */
export async function pressHex(page: Page, hex: number): Promise<void> {
  await page.locator(hexAt(hex)).dispatchEvent('click');
}

async function tapHex(page: Page, hex: number, times: TapTime[], ...answer: readonly string[]) {
  // What lies under a button of the map is not timed.
  const path = page.locator(hexAt(hex));
  if (await path.evaluate(isInReach)) times.push(await tap(page, hexAt(hex), ...answer));
  else {
    await path.dispatchEvent('click');
    for (const one of answer) await page.locator(one).first().waitFor();
  }
}

/** Shows the whole map, and waits until it lies still. */
async function seeWhole(page: Page): Promise<void> {
  // The map may begin to move a frame after the tap before.
  await page.waitForTimeout(LOOK);
  await page.waitForFunction(isAtRest);
  if (!(await isThere(page, '.pan-zoom[data-zoomed]'))) return;
  await press(page, '.pan-zoom__buttons .button:last-child');
  await page.locator('.pan-zoom:not([data-zoomed])').waitFor();
  await page.waitForFunction(isAtRest);
}

/** In the page: whether the map lies still. */
function isAtRest(): boolean {
  const map = document.querySelector('.pan-zoom__content');
  return map !== null && map.getAnimations().length === 0;
}

const hexAt = (hex: number) => {
  const place = boardOf(rustBelt).map.hexes[hex];
  return place ? `[data-hex="${writeHex(place)}"]` : '';
};
/** A finger on a map that has moved would choose another. */
const chosenHex = (hex: number) => `${hexAt(hex)}[aria-selected="true"]`;
