import { expect, type Locator, type Page } from '@playwright/test';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { CITY_IDS, MAP } from '../../../../src/games/age-of-steam/rules/board';
import { BOX_FROM, COLUMN_FOR } from '../../../../src/games/age-of-steam/rules/goods';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import { type Choice, choiceOf } from '../../../../src/games/age-of-steam/view/choice';
import { bestDeliveries } from '../../../../src/games/age-of-steam/view/delivery-ideas';
import { legalIn } from '../../../../src/games/age-of-steam/view/legal';
import { losesAny } from '../../../../src/games/age-of-steam/view/losses';
import { writeHex } from '../../../../src/kit/hex';
import { asked, foot, played, primary, table } from '../../support/game-table';
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

/** The taps alone. */
export async function tapDeed(page: Page, { before, actions }: Deed): Promise<void> {
  const choice = choiceOf(before, actions);
  await choose(page, before, choice);
  // Whoever may keep their bid has that as the main button.
  if (choice.step === 'bid') return foot(page).last().tap();
  if (choice.step === 'hex') return buildTile(page, before, actions[0] ?? 0);
  if (choice.step !== 'deed') return primary(page).tap();
  const [action = 0] = actions;
  const verb = String(rules.action.write(action, before).do);
  const button = foot(page).filter({ hasText: DEEDS[verb] ?? verb });
  await button.tap();
  // What would ruin oneself is asked once more.
  if (verb === 'pass' || verb === 'engine') await confirmRuin(page, button);
  // So is what would lose track or a new city.
  if (verb === 'done' && losesAny(before, action)) await stopBuilding(page);
}

/** Builds the chosen tile. With the last one, what would be lost is asked once more. */
async function buildTile(page: Page, before: State, action: number): Promise<void> {
  await primary(page).tap();
  if (losesAny(before, action)) await stopBuilding(page);
}

async function stopBuilding(page: Page): Promise<void> {
  await expect(asked(page).getByRole('heading')).toHaveText('Stop building now?');
  await primary(page).tap();
}

async function confirmRuin(page: Page, button: Locator): Promise<void> {
  if ((await table(page).getAttribute('data-step')) === 'deed') await button.tap();
}

/** Taps up to the point where only the main button is left. */
async function choose(page: Page, state: State, choice: Choice): Promise<void> {
  switch (choice.step) {
    case 'shares':
      return step(page, choice.shares);
    case 'bid':
      return step(page, choice.amount - leastBid(state));
    case 'action':
      return page.locator('.aos-action').nth(choice.place).tap();
    case 'hex':
      await tapHex(page, choice.hex);
      return page.locator('.aos-tray__tile').nth(choice.shape).tap();
    case 'town':
      await page.locator('.aos-letter').nth(lettersBefore(state, choice.letter)).tap();
      return tapHex(page, choice.hex);
    case 'route': {
      const rows = bestDeliveries(state);
      const row = rows.findIndex(
        ({ city, color, best }) =>
          city === choice.city && color === choice.color && best.to === choice.to,
      );
      await page.locator('button.aos-delivery').nth(row).tap();
      return page.locator('.aos-routes .aos-delivery').nth(choice.route).tap();
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
  await tapIfThere(page.locator('.aos-letter').nth(colorsBefore(state, color)));
  await page.getByRole('button', { name: boxName(box) }).tap();
}

async function step(page: Page, by: number): Promise<void> {
  const more = page.locator('.stepper .button').last();
  for (let tap = 0; tap < by; tap++) await more.tap();
}

/** The cube is not asked for where all that were drawn are alike. */
async function tapIfThere(button: Locator): Promise<void> {
  if (await button.isVisible()) await button.tap();
}

const colorsBefore = ({ drawn }: State, color: number) =>
  [...drawn.subarray(0, color)].filter((count) => count > 0).length;

/** A box of the display as it is read out: by its city and its place in the column. */
function boxName(box: number): RegExp {
  const column = BOX_FROM.filter((from) => from <= box).length - 1;
  const id = CITY_IDS[COLUMN_FOR.indexOf(column)] ?? '';
  return new RegExp(
    `^(City )?${id.replace('-', '\\W+')} ${box - (BOX_FROM[column] ?? 0) + 1}:`,
    'i',
  );
}

const lettersBefore = (state: State, letter: number) =>
  [...legalIn(state).newCities.keys()].filter((one) => one < letter).length;

/** Taps a hex of the map; where it is out of sight, after a tap that shows the whole map. */
export async function tapHex(page: Page, hex: number): Promise<void> {
  const place = MAP.hexes[hex];
  if (!place) throw new RangeError(`no hex ${hex}`);
  const path = page.locator(`[data-hex="${writeHex(place)}"]`);
  if (!(await path.evaluate(isInReach))) {
    const fit = page.locator('.pan-zoom[data-zoomed] .pan-zoom__buttons .button').last();
    // The map may show itself whole meanwhile: then there is nothing to tap.
    if (await fit.isVisible()) await fit.tap({ timeout: 3000 }).catch(() => undefined);
  }
  if (await path.evaluate(isInReach)) return path.tap();
  // Under a button of the map: by keys.
  await path.focus();
  await page.keyboard.press('Enter');
}

/** In the page: whether a finger in the middle of it would hit it. */
export function isInReach(path: Element): boolean {
  const { left, right, top, bottom } = path.getBoundingClientRect();
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === path;
}

/** Expects that nothing stands out to the side of the screen, or of the button that it labels. */
export async function expectInside(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(outside), `stands out: ${where}`).toEqual([]);
}

/** In the page: what stands out. The tiles that fit on a hex are a row that scrolls. */
function outside(): readonly string[] {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const shown = [...document.querySelectorAll('.aos-table__side *, dialog *')];
  const out = shown.filter((one) => {
    if (one.closest('.aos-tray, .spoken, svg')) return false;
    const { left, right, width } = one.getBoundingClientRect();
    return width > 0 && (left < -1 || right > innerWidth + 1);
  });
  const cut = shown.filter(
    (one) =>
      one.matches('.button, .aos-action, .aos-column__city') &&
      one.scrollWidth > one.clientWidth + 1,
  );
  return [
    ...(wide > 0 ? [`the page, by ${wide} px`] : []),
    ...[...out, ...cut].map((one) => `${one.className}: ${one.textContent?.slice(0, 40)}`),
  ];
}
