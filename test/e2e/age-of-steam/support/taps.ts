import { expect, type Page } from '@playwright/test';
import { CUBES, NEW_CITIES } from '../../../../src/games/age-of-steam/data/goods';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { kindOf } from '../../../../src/games/age-of-steam/rules/actions';
import { type Board, hexText } from '../../../../src/games/age-of-steam/rules/board';
import { engine } from '../../../../src/games/age-of-steam/rules/move';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import type { Choice } from '../../../../src/games/age-of-steam/view/choice';
import { choiceOf } from '../../../../src/games/age-of-steam/view/kinds';
import { whatIsLost } from '../../../../src/games/age-of-steam/view/what-is-lost';
import { asked, foot, goOn, played, primary, settled, tap } from '../../support/table';
import { type Deed, leastBid } from './match';

/** Buttons of what is played at once, in English. */
const DEEDS: Readonly<Record<string, RegExp>> = {
  drop: /^Drop/,
  pass: /^(Pass|Ship nothing|Draw nothing)$/,
  stand: /^Keep bid/,
  engine: /^Upgrade engine/,
  done: /^Done building/,
  draw: /^Draw \d/,
};

/** Plays by taps, as a person would, and waits until it is shown. */
export async function playByTaps(page: Page, deed: Deed, plies: number): Promise<void> {
  await tapDeed(page, deed);
  await played(page, plies + deed.actions.length);
}

/** The taps alone, on a table at rest. After the last one nothing is waited for. */
export async function tapDeed(page: Page, { before, actions }: Deed): Promise<void> {
  const choice = choiceOf(before, actions);
  await choose(page, before, choice);
  const [action = 0] = actions;
  const button =
    choice.step === 'deed'
      ? foot(page).filter({ hasText: deedName(before, action) })
      : // If the bid can be kept, that is the main button.
        choice.step === 'bid'
        ? foot(page).last()
        : primary(page);
  await button.tap();
  // What it does to payday is seen first.
  if (kindOf(action) === engine) {
    await settled(page);
    await primary(page).tap();
  }
  if (whatIsLost(before, actions).length === 0) return;
  await settled(page);
  await goOn(page).tap();
}

function deedName(before: State, action: number): RegExp | string {
  const verb = String(rules.action.write(action, before).do);
  return DEEDS[verb] ?? verb;
}

/** Taps up to the point where only the main button is left. */
async function choose(page: Page, state: State, choice: Choice): Promise<void> {
  switch (choice.step) {
    case 'shares':
      return step(page, choice.shares);
    case 'bid':
      return step(page, choice.amount - leastBid(state));
    case 'action':
      return tap(asked(page).locator('[data-action]').nth(choice.place));
    case 'hex':
      await tapHex(page, state, choice.hex);
      return tap(asked(page).locator('[data-tile]').nth(choice.shape));
    case 'town':
      await tap(asked(page).locator(`[data-city="${NEW_CITIES[choice.letter]?.id}"]`));
      return tapHex(page, state, choice.hex);
    case 'route': {
      const { city, color, to, route } = choice;
      await tap(asked(page).locator(`[data-delivery="${city} ${color} ${to}"]`));
      return tap(asked(page).locator(`[data-route="${route}"]`));
    }
    case 'box':
      return chooseBox(page, state, choice);
    case 'deed':
      return;
    default:
      throw new Error(`no taps lead to ${choice.step}`);
  }
}

/** A cube that was drawn, and where it goes. */
export async function chooseBox(
  page: Page,
  state: State,
  { color, box }: Choice & { readonly step: 'box' },
): Promise<void> {
  // The cube is not asked for where all that were drawn are alike.
  if (state.drawn.filter((count) => count > 0).length > 1)
    await tap(asked(page).locator(`button[data-cube="${CUBES[color]}"]`));
  await tap(asked(page).getByRole('button', { name: boxName(state, box) }));
}

async function step(page: Page, by: number): Promise<void> {
  const more = asked(page).locator('.stepper .button').last();
  for (let times = 0; times < by; times++) await more.tap();
  await settled(page);
}

/** A box of the display as it is read out: by its city and its place in the column. */
function boxName({ board: { display } }: State, box: number): RegExp {
  const column = display.columnOf[box] ?? -1;
  const id = display.columns[column] ?? '';
  return new RegExp(
    `^(City )?${id.replace('-', '\\W+')} ${box - (display.boxFrom[column] ?? 0) + 1}:`,
    'i',
  );
}

interface OnBoard {
  readonly board: Board;
}

/** A hex of the map. */
export const hexOf = (page: Page, { board }: OnBoard, hex: number) =>
  page.locator(`[data-hex="${hexText(board, hex)}"]`);

/** Taps a hex of the map, and waits for what that opens; where it is out of sight, the whole map is shown first. */
export async function tapHex(page: Page, state: OnBoard, hex: number): Promise<void> {
  const path = hexOf(page, state, hex);
  await settled(page);
  if (!(await path.evaluate(isInReach))) {
    const fit = page.locator('.pan-zoom[data-zoomed] .pan-zoom__buttons .button').last();
    if (await fit.isVisible()) await tap(fit);
  }
  if (await path.evaluate(isInReach)) return tap(path);
  // Under a button of the map: by keys, which go to the hex a frame after the focus.
  await path.focus();
  await settled(page);
  await page.keyboard.press('Enter');
  await settled(page);
}

/** In the page: whether a finger in the middle of it would hit it. */
export function isInReach(path: Element): boolean {
  const { left, right, top, bottom } = path.getBoundingClientRect();
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === path;
}

/** Expects that nothing sticks out to the side of the screen, or of the button that it labels. */
export async function expectInside(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(outside), `sticks out: ${where}`).toEqual([]);
}

/** In the page: what sticks out. The map can be moved, and the tiles that fit on a hex are a row that scrolls. */
function outside(): readonly string[] {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const shown = [...document.querySelectorAll('[data-plies] *, dialog *')];
  if (shown.length === 0) return ['nothing is shown'];
  const out = shown.filter((one) => {
    if (one.closest('.pan-zoom, :has(> [data-tile]), .visually-hidden, svg')) return false;
    const { left, right, width } = one.getBoundingClientRect();
    return width > 0 && (left < -1 || right > innerWidth + 1);
  });
  const cut = shown.filter(
    (one) => one.matches('button, [data-city]') && one.scrollWidth > one.clientWidth + 1,
  );
  return [
    ...(wide > 0 ? [`the page, by ${wide} px`] : []),
    ...[...out, ...cut].map((one) => `${one.className}: ${one.textContent?.slice(0, 40)}`),
  ];
}
