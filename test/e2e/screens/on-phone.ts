import { expect } from '@playwright/test';
import type { ScreenPlan } from '../../../scripts/screens.mjs';
import { LANGUAGES } from '../../../src/kit/words';
import { lostWhenEnlarged } from './enlarged';
import { listen } from './heard';
import { accepting, keep, kept } from './kept';
import { expectLikeKept, type Look, look, PHONE_SHEET } from './looks';
import { test } from './open';
import { readOut } from './read-out';
import { faults } from './well-read';

/** Reads a screen out, looks at it and enlarges it, on a phone, in both languages. */
export function proveOnPhone(screen: ScreenPlan): void {
  test(`${screen.name}: read out, looked at, enlarged`, async ({ openScreen, studio }) => {
    const looks: Look[] = [];
    for (const language of LANGUAGES) {
      const page = await openScreen(screen, language);
      const where = `${screen.name}, ${language}`;
      const told = await listen(page);
      expect.soft(faults(told, language), `${where}, read out`).toEqual([]);
      looks.push(...(await look(page, screen, language)));
      const varying = screen.varies ? page.locator(screen.varies) : null;
      await varying?.evaluateAll(setVisibility, 'hidden');
      const same = varying ? await listen(page) : told;
      await varying?.evaluateAll(setVisibility, '');
      expectReadAsKept(`${screen.name}.${language}.txt`, readOut(same));
      expect.soft(await lostWhenEnlarged(page), `${where}, at 200 %`).toEqual([]);
    }
    await expectLikeKept(studio, screen, looks, PHONE_SHEET);
  });
}

function expectReadAsKept(name: string, text: string): void {
  if (accepting) keep(name, text);
  else expect.soft(text, name).toBe(kept(name)?.toString() ?? 'not kept yet');
}

/** In the page. */
function setVisibility(elements: (HTMLElement | SVGElement)[], visibility: string): void {
  for (const { style } of elements) style.visibility = visibility;
}
