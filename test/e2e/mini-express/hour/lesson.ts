import { expect, type Locator } from '@playwright/test';
import { settled } from '../../support/table';
import { companies } from '../../support/turns';
import type { Newcomer } from './hand';

/** No lesson needs more. */
const PATIENCE = 80;

const lessonPanel = ({ page }: Newcomer) => page.locator('.lesson__panel');

/** Presses what the ring is around, and goes on where there is something to read, until the lesson panel says `until`. */
export async function followRing(newcomer: Newcomer, until: string): Promise<void> {
  const { page, hand } = newcomer;
  for (let pressed = 0; pressed < PATIENCE; pressed++) {
    const next = await nextPress(newcomer);
    if ((await lessonPanel(newcomer).textContent())?.includes(until)) return;
    const before = await page.evaluate(whatIsOpen);
    await hand.press(next);
    await settled(page);
    expect(await page.evaluate(whatIsOpen), 'every press changes something').not.toBe(before);
  }
  const said = await lessonPanel(newcomer).textContent();
  throw new Error(`the lesson does not come to “${until}” but says: ${said}`);
}

/** The button that leads on, or what the ring is around. */
async function nextPress(newcomer: Newcomer): Promise<Locator> {
  const { page } = newcomer;
  const next = page.locator('[data-next-press]');
  await settled(page);
  await page.evaluate(markNextPress);
  const answers = await next.locator('.button').all();
  if (answers.length === 0) return next;
  // The ring is around a question; the lesson panel names the answer.
  const said = (await lessonPanel(newcomer).textContent()) ?? '';
  const named = await Promise.all(
    answers.map(async (answer) =>
      said.lastIndexOf((await answer.innerText()).split(/\s/).at(-1) ?? ''),
    ),
  );
  return answers[named.indexOf(Math.max(...named))] ?? next;
}

/** In the page: marks what is to be pressed next. */
function markNextPress(): void {
  const ring = document.querySelector('.lesson__ring')?.getBoundingClientRect();
  const under = ring && [ring.left + ring.width / 2, ring.top + ring.height / 2];
  const found =
    // An open sheet is closed first.
    document.querySelector('dialog[open] .sheet__head .button') ??
    document.querySelector('.lesson__buttons [data-kind="primary"]') ??
    (under &&
      document
        .elementFromPoint(under[0] ?? 0, under[1] ?? 0)
        ?.closest('.question, button:not(.question *), [role="tab"], [data-hex]'));
  for (const before of document.querySelectorAll('[data-next-press]'))
    before.removeAttribute('data-next-press');
  found?.setAttribute('data-next-press', '');
}

/** In the page: what every press of a lesson changes. */
function whatIsOpen(): string {
  const step = document.querySelector('[data-plies]')?.getAttribute('data-step');
  const chosen = document.querySelectorAll('[aria-pressed="true"], [aria-selected="true"]');
  const names = [...chosen].map(({ textContent }) => textContent);
  return [document.querySelector('.lesson__panel')?.textContent, step, ...names].join();
}

/** Opens another card than the one asked for, and is told so. */
export async function goAstray(newcomer: Newcomer): Promise<void> {
  await settled(newcomer.page);
  await newcomer.hand.press(companies(newcomer.page).nth(1));
  await expect(lessonPanel(newcomer)).toContainText(newcomer.says.notThat);
}

/** Is refused a second share of the same company, asks why, and reads the rule. */
export async function askWhy({ page, hand, says }: Newcomer): Promise<void> {
  await hand.press(companies(page).first());
  await settled(page);
  await hand.press(page.getByRole('button', { name: says.why }));
  const rules = page.getByRole('dialog');
  await settled(page);
  await expect(rules.getByRole('heading', { name: says.firstShares, exact: true })).toBeFocused();
  await hand.press(rules.locator('.sheet__head .button'));
  await settled(page);
  await expect(rules).toHaveCount(0);
}
