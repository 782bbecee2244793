import { expect } from '@playwright/test';
import { ranking, ranks, settled } from '../../support/table';
import { choose } from '../../support/turns';
import type { Newcomer } from './hand';

/** Longer than any match against computers. */
const PATIENCE = 60;

/** Plays whatever is allowed until the final ranking is there. */
export async function playToTheEnd(newcomer: Newcomer): Promise<void> {
  for (let turn = 0; turn < PATIENCE; turn++) {
    if (await isOver(newcomer)) return;
    await takeTurn(newcomer, turn);
  }
  throw new Error('the match does not end');
}

/** Waits until it is the newcomer's turn, or the end. */
async function isOver({ page, says }: Newcomer): Promise<boolean> {
  const mine = page.getByRole('heading', { level: 1, name: says.myTurn });
  await settled(page);
  await expect(mine.or(ranking(page)).first()).toBeVisible();
  return ranking(page).isVisible();
}

async function takeTurn({ page, hand }: Newcomer, whim: number): Promise<void> {
  await choose(page, whim, hand.press);
  await hand.press(page.locator('.turn-panel__foot [data-kind="primary"]'));
}

/** Reads who has won and by what sum: the lines of each add up, and more points are a better place. */
export async function seeWhyItWasWon({ page }: Newcomer): Promise<void> {
  await settled(page);
  const totals: number[] = [];
  for (const one of await ranks(page).all()) {
    const total = await one.locator('.standing-list__head > b').last().innerText();
    const lines = await one.locator('ul b').allInnerTexts();
    totals.push(Number.parseInt(total, 10));
    expect(lines.reduce((sum, points) => sum + Number(points), 0)).toBe(totals.at(-1));
  }
  expect(totals.length).toBeGreaterThan(1);
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
}

/** Goes a step back from the end in the replay. */
export async function lookAtReplay({ page, hand, says }: Newcomer): Promise<void> {
  await hand.press(ranking(page).getByRole('button', { name: says.replay }));
  const slider = page.getByRole('slider', { name: says.position });
  await expect(slider).toBeVisible();
  await settled(page);
  const last = Number(await slider.inputValue());
  expect(last).toBeGreaterThan(10);
  await hand.press(page.getByRole('button', { name: says.stepBack }));
  await expect(slider).toHaveValue(String(last - 1));
}
