import type { Page } from '@playwright/test';
import { NEW_CITIES } from '../../../src/games/age-of-steam/data/goods';
import { rules } from '../../../src/games/age-of-steam/rules';
import { choiceOf } from '../../../src/games/age-of-steam/view/kinds';
import { phaseOf } from '../../../src/games/age-of-steam/view/phase-of';
import { whatIsLost } from '../../../src/games/age-of-steam/view/what-is-lost';
import { type Deed, leastBid } from '../../e2e/age-of-steam/support/match';
import { chooseBox } from '../../e2e/age-of-steam/support/taps';
import { settled } from '../../e2e/support/table';
import { press, tap, tapFor } from './finger';
import { chooseTile, pressHex, type SteamTimes, shipByList, shipOnMap, stepIs } from './steam-map';
import { ANYWAY, isThere, pressForWarning } from './turn';

const FOOT = '.question-panel__foot';
const PRIMARY = `${FOOT} .button[data-kind="primary"]:not([aria-disabled])`;
const LAST = `${FOOT} .button:last-child`;
const PAYDAY = '.turn-panel:not([data-question]) .button[data-kind="primary"]';
const OVER = '.table__result';
/** After the last payday the news of the end comes before the ranking. */
const NEWS = 'dialog[open]';
const plies = (count: number) => `[data-plies="${count}"]`;

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
      // For a player who may keep their bid, that is the main button.
      button = LAST;
      break;
    }
    case 'action': {
      const action = `[data-question] [data-action]:nth-child(${choice.place + 1})`;
      times.action.push(await tap(page, action, `${action}[aria-pressed="true"]`));
      break;
    }
    case 'hex':
      await chooseTile(page, choice, times);
      break;
    case 'town':
      await press(page, `[data-question] [data-city="${NEW_CITIES[choice.letter]?.id}"]`);
      await pressHex(page, choice.hex);
      break;
    case 'route':
      // By the list and by the map in turns.
      if (times.city.length < times.cube.length) await shipOnMap(page, before, choice, times);
      else await shipByList(page, choice, times);
      break;
    case 'deed': {
      const [action = 0] = actions;
      const verb = String(rules.action.write(action, before).do);
      if (verb in DEEDS) button = `${FOOT} .button:nth-child(${DEEDS[verb]})`;
      else if (verb === 'done') button = LAST;
      if (verb === 'pass' && phaseOf(before) === 'auction') button = `${FOOT} .button:nth-child(2)`;
      // What it does to payday is seen first.
      if (verb === 'engine') {
        await press(page, button);
        button = PRIMARY;
      }
      break;
    }
    case 'box':
      await chooseBox(page, before, choice);
      break;
    default:
      throw new Error(`no taps lead to ${choice.step}`);
  }
  if (whatIsLost(before, actions).length > 0) {
    await pressForWarning(page, button);
    button = ANYWAY;
  }
  const next = plies(count + actions.length);
  const [confirm, shown] = await tapFor(
    page,
    button,
    [`:is(${FOOT} [aria-busy], ${next})`],
    [next],
  );
  times.confirm.push(confirm);
  times.next.push(shown);
  await goOn(page, times);
  // Reads news that lie over the table.
  await settled(page);
}

async function raise(page: Page, step: string, by: number, times: SteamTimes): Promise<void> {
  const more = '.stepper .button:last-child';
  times.step.push(await tap(page, more, stepIs(step)));
  for (let tapped = 1; tapped < by; tapped++) await press(page, more);
}

async function goOn(page: Page, times: SteamTimes): Promise<void> {
  await page.locator(`:is([data-question], ${PAYDAY}, ${OVER})`).first().waitFor();
  if (await isThere(page, PAYDAY))
    times.goOn.push(await tap(page, PAYDAY, `:is(${stepIs('none')}, ${NEWS}, ${OVER})`));
}

/** Looks everything up, and comes back to what is asked. */
export async function lookUp(page: Page, times: SteamTimes): Promise<void> {
  for (const [place, panel] of [
    [2, 'table'],
    [3, 'section'],
    [4, 'ul'],
    [5, '.match-log'],
  ] as const)
    times.tab.push(
      await tap(page, `[role="tab"]:nth-child(${place})`, `[role="tabpanel"] ${panel}`),
    );
  await press(page, '[role="tab"]:nth-child(1)');
}
