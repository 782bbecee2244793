import { expect, type Locator } from '@playwright/test';
import type { Newcomer } from './newcomer';

/** No lesson needs more. */
const PATIENCE = 80;

const coach = ({ page }: Newcomer) => page.locator('.lesson__coach');

/** Does what the ring is round and goes on where there is something to read, until the coach says that. */
export async function followRing(newcomer: Newcomer, until: string): Promise<void> {
  const { page, hand } = newcomer;
  const next = coach(newcomer).locator('[data-kind="primary"]');
  for (let pressed = 0; !(await says(newcomer, until)); pressed++) {
    if (pressed > PATIENCE) throw new Error(`the lesson does not come to “${until}”`);
    if ((await next.count()) > 0) await hand.press(next);
    else await hand.press(await pointedAt(newcomer));
  }
  await expect(
    page.locator('.lesson__ring, .lesson__buttons [data-kind="primary"]'),
  ).not.toHaveCount(0);
}

const says = async (newcomer: Newcomer, text: string) =>
  ((await coach(newcomer).textContent()) ?? '').includes(text);

/** What the ring is round, once it has come to rest there. */
async function pointedAt({ page, says }: Newcomer): Promise<Locator> {
  await page.waitForFunction(markPointedAt);
  const pointed = page.locator('[data-pointed-at]');
  const answers = pointed.locator('.button');
  // It is round a question: the coach has named the answer.
  return (await answers.count()) > 0 ? answers.filter({ hasText: says.purple }) : pointed;
}

/** In the page: marks the element that the ring is round; false while it is on its way. */
function markPointedAt(): boolean {
  for (const before of document.querySelectorAll('[data-pointed-at]'))
    before.removeAttribute('data-pointed-at');
  const ring = document.querySelector('.lesson__ring')?.getBoundingClientRect();
  if (!ring) return false;
  const middle = [ring.left + ring.width / 2, ring.top + ring.height / 2] as const;
  const found = document
    .elementFromPoint(...middle)
    ?.closest('button:not(.mx-also button), [role="tab"], [data-hex], .mx-also');
  const box = found?.getBoundingClientRect();
  if (!found || !box || Math.abs(box.width + 8 - ring.width) > 2) return false;
  found.setAttribute('data-pointed-at', '');
  return true;
}

/** Opens another card than the one asked for, and hears so. */
export async function goAstray(newcomer: Newcomer): Promise<void> {
  await newcomer.hand.press(newcomer.page.locator('.mx-card').nth(1));
  await expect(coach(newcomer)).toContainText(newcomer.says.notThat);
}

/** Is refused a second share of the same company, asks why, and reads the rule. */
export async function askWhy({ page, hand, says }: Newcomer): Promise<void> {
  await hand.press(page.locator('.mx-card').first());
  await hand.press(page.getByRole('button', { name: says.why }));
  const rules = page.getByRole('dialog');
  await expect(rules.getByRole('heading', { name: says.firstShares })).toBeFocused();
  await hand.press(rules.locator('.sheet__head .button'));
  await expect(rules).toHaveCount(0);
}
