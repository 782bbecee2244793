import type { Page } from '@playwright/test';
import type { State } from '../../../../src/games/504/rules/state/state';
import { legalIn } from '../../../../src/games/504/view/model/base/legal';
import { mapOf } from '../../../../src/games/504/view/model/base/map';
import { choiceOf, chosenActions, tapped } from '../../../../src/games/504/view/model/choice';
import { givenIn } from '../../../../src/games/504/view/model/given';
import { gatheringIn } from '../../../../src/games/504/view/model/table';
import { whatIsLost } from '../../../../src/games/504/view/model/what-is-lost';
import { writeHex } from '../../../../src/kit/hex';
import type { Action } from '../../../../src/kit/rules';
import { people } from '../../../support/people';
import { asked, foot, goOn, primary, settled, tap } from '../../support/table';

async function tapHex(page: Page, state: State, hex: number): Promise<void> {
  const place = mapOf(state).all.hexes[hex];
  if (!place) throw new RangeError(`no hex ${hex}`);
  // A hex under a button of the map is reached by keys; a click does the same.
  await page.locator(`[data-hex="${writeHex(place)}"]`).dispatchEvent('click');
  await settled(page);
}

/** Plays actions that are alike by taps, as a person would, on a table at rest. After the last tap nothing is waited for. */
export async function tapActions(
  page: Page,
  state: State,
  actions: readonly Action[],
): Promise<void> {
  if (choiceOf(state, actions).step !== 'hex') {
    await tapDeed(page, state, actions);
    if (whatIsLost(state, actions).length === 0) return;
    await settled(page);
    return goOn(page).tap();
  }
  await chooseActions(page, state, actions);
  await primary(page).tap();
}

/** Chooses actions that are alike on the map, without confirming them. */
export async function chooseActions(
  page: Page,
  state: State,
  actions: readonly Action[],
): Promise<void> {
  const choice = choiceOf(state, actions);
  if (gatheringIn(state) && choice.step === 'hex') {
    for (const _ of actions) await tapHex(page, state, choice.hex);
    return;
  }
  if (choice.step !== 'hex') throw new Error('not on the map');
  // Whatever is open from before is closed first.
  const back = foot(page).filter({ hasText: /^Back$/ });
  // A place from which residents go is one step more.
  for (let steps = 0; steps < 2 && (await back.isVisible()); steps++) await tap(back);
  const given = givenIn(state);
  if (given?.hex !== choice.hex || given.offer !== choice.offer) {
    if (choice.from !== null) await tapHex(page, state, choice.from);
    // What is given is open already.
    if (given?.hex !== choice.hex) await tapHex(page, state, choice.hex);
    const none = { step: 'none' } as const;
    const start = choice.from === null ? none : tapped(state, none, choice.from);
    const after = given?.hex === choice.hex ? given : tapped(state, start, choice.hex);
    if (after.step !== 'hex' || after.offer !== choice.offer)
      await tap(asked(page).locator(`[data-offer="${choice.offer}"]`));
  }
  for (let more = 1; more < choice.count; more++)
    await asked(page).getByRole('button', { name: 'One more' }).tap();
  await settled(page);
  if (choice.way > 0 && chosenActions(state, { ...choice, way: 0 }).join() !== actions.join())
    throw new Error('only the usual way is tapped here');
}

async function tapDeed(page: Page, state: State, actions: readonly Action[]): Promise<void> {
  const form = legalIn(state).find(({ action }) => action === actions[0])?.form;
  const button = (name: string | RegExp) => asked(page).getByRole('button', { name });
  switch (form?.do) {
    case 'done': {
      // Where more steps follow, the whole turn can be ended too.
      const next = button(/^Next step/);
      return (
        (await next.count()) > 0 ? next : button(/^(Done|End turn|Leave|Stop|Stay|Annex no)/)
      ).tap();
    }
    case 'upgrade':
      await tap(asked(page).locator(`[data-offer="upgrade ${form.what}"]`));
      return primary(page).tap();
    case 'bid':
      return bid(page, Number(form.amount));
    case 'place':
      return asked(page).getByRole('listitem').nth(Number(form.place)).getByRole('button').tap();
    case 'take':
      await tap(asked(page).locator(`[data-card="${form.card}"]`));
      return primary(page).tap();
    case 'shift': {
      const groups = asked(page).getByRole('group');
      const stack = (kind: unknown) => ({ name: new RegExp(`^${kind}`, 'i') });
      await tap(groups.first().getByRole('button', stack(form.from)));
      return groups.last().getByRole('button', stack(form.to)).tap();
    }
    case 'half':
      return button('Pay half').tap();
    case 'pass':
      return button('Pass').tap();
    case 'quit':
      return button(/^Quit/).tap();
    case 'payout':
      return button('Pay out').tap();
    case 'withhold':
      return button('Withhold').tap();
    case 'sell':
      if (Array.isArray(form.set)) {
        const goods = asked(page).locator('[data-good]');
        const pressed = goods.and(page.locator('[aria-pressed="true"]'));
        while ((await pressed.count()) > 0) await tap(pressed.first());
        for (const good of form.set) await tap(goods.and(page.locator(`[data-good="${good}"]`)));
        return primary(page).tap();
      }
      if ('company' in form) {
        await tap(asked(page).locator(`[data-company="${form.company}"]`));
        await tap(button(`Sell ${form.count}`));
      } else await tap(button(/^Sell a share/));
      return primary(page).tap();
    case 'buy': {
      // Shares of companies are bought from the line of the company, those of other seats by a button each.
      const seller = people(state.seats)[Number(form.company)]?.name ?? '';
      if (state.world.company) {
        await tap(asked(page).locator(`[data-company="${form.company}"]`));
        await tap(foot(page).nth(1));
      } else await tap(button(new RegExp(`\\b${seller}\\b`)));
      return primary(page).tap();
    }
    default:
      throw new Error(`no way to tap ${JSON.stringify(form)}`);
  }
}

/** Steps to an amount by tens, fives and ones, and bids it. */
export async function bid(page: Page, amount: number): Promise<void> {
  const count = asked(page).locator('[data-amount]');
  const left = async () => amount - Number(await count.getAttribute('data-amount'));
  for (const by of [10, 5])
    while ((await left()) >= by) await tap(count.getByRole('button', { name: `+$${by}` }));
  while ((await left()) > 0) await tap(count.locator('.stepper .button').last());
  await primary(page).tap();
}
