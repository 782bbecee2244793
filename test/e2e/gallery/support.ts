import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../../src/kit/words';
import { catalogue } from '../../depot/catalogue';
import { entriesOf } from '../../gallery/kinds-in';

/** Every game of the test build. */
export const games = catalogue.map(({ id }) => id);

/** Panels that one test looks at. All of a game at once would take most of the time that a test may take. */
const SOME = 30;

/** A part of the panels of a game. */
export interface Part {
  readonly game: string;
  readonly from: number;
  /** Such as `504, panels 31 to 60`. */
  readonly name: string;
}

export const parts: readonly Part[] = games.flatMap((game) => {
  const { length } = entriesOf(game);
  return Array.from({ length: Math.ceil(length / SOME) }, (_, part) => {
    const from = part * SOME;
    return { game, from, name: `${game}, panels ${from + 1} to ${Math.min(from + SOME, length)}` };
  });
});

interface Look {
  readonly language?: Language;
  readonly text?: 'largest';
  readonly from?: string;
  readonly count?: string;
}

/** Opens the panels of a game, and waits until they are drawn. */
export async function openGallery(page: Page, game: string, look: Look = {}): Promise<void> {
  await page.goto(`./gallery/index.html?${new URLSearchParams({ ...look })}#/${game}`);
  await frames(page).first().waitFor();
  // Dozens of tables at once.
  const open = page.locator('[data-entry]:not([data-drawn], [data-missing])');
  await expect(open).toHaveCount(0, { timeout: 60_000 });
  const missing = await page
    .locator('[data-missing]')
    .evaluateAll((all) => all.map(({ dataset }) => `${dataset.entry}: ${dataset.missing}`));
  expect(missing, 'nothing is found to tap').toEqual([]);
}

/** Opens a part of the panels of a game. */
export const openPart = (page: Page, { game, from }: Part): Promise<void> =>
  openGallery(page, game, { from: `${from}`, count: `${SOME}` });

/** Opens one panel of a game, which fills the window. */
export async function openPanel(
  page: Page,
  game: string,
  name: string,
  look: Look = {},
): Promise<void> {
  await page.goto(`./gallery/index.html?${new URLSearchParams({ ...look })}#/${game}/${name}`);
  await expect(page.locator(`[data-entry="${game}/${name}"][data-drawn]`)).toBeVisible();
}

/** The frame of each panel. */
const frames = (page: Page): Locator => page.locator('[data-entry]');

/** The frame of a panel, found once: a locator looks through all elements of all panels each time, which takes 0.1 s. */
export type Frame = ElementHandle<HTMLElement>;

/** Asks something of every panel; what it answers, with the name of the panel before it. */
export async function ofEach(
  page: Page,
  ask: (frame: Frame, name: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const [name, frame] of await named(page))
    for (const answer of await ask(frame, name)) answers.push(`${name}: ${answer}`);
  return answers;
}

async function named(page: Page): Promise<readonly (readonly [string, Frame])[]> {
  const all = await page.$$('[data-entry]');
  return Promise.all(
    all.map(
      async (frame) => [(await frame.getAttribute('data-entry')) ?? '', frame as Frame] as const,
    ),
  );
}

/** Goes to every panel, to see it. The others are not drawn meanwhile: that would take most of the time. */
export async function eachAlone(
  page: Page,
  visit: (frame: Frame, name: string) => Promise<void>,
): Promise<void> {
  const all = await named(page);
  const draw = (frame: Frame, visibility: '' | 'hidden') =>
    frame.evaluate((one, visibility) => {
      one.style.contentVisibility = visibility;
      if (!visibility) one.scrollIntoView({ block: 'start', behavior: 'instant' });
    }, visibility);
  for (const [, frame] of all) await draw(frame, 'hidden');
  for (const [name, frame] of all) {
    await draw(frame, '');
    await visit(frame, name);
    await draw(frame, 'hidden');
  }
  for (const [, frame] of all) await draw(frame, '');
}

/**
 * Leaves out what is looked at once: maps and drawings in all panels but the first, in which nothing of them differs, and
 * everything that is exactly the same in an earlier panel.
 */
export async function leaveOutRepeated(page: Page): Promise<void> {
  await frames(page).evaluateAll((all) => {
    const seen = new Set<string>();
    for (const [at, frame] of all.entries()) {
      const drawn = at === 0 ? [] : frame.querySelectorAll('[role="grid"], svg > :not(title)');
      for (const one of drawn) one.remove();
      for (const one of frame.querySelectorAll('div, section, ul, ol, li')) {
        const { outerHTML } = one;
        // What is named by another element is not taken away from it, nor its words from a button or a table.
        if (!one.isConnected || outerHTML.includes(' id="') || one.closest('button, table'))
          continue;
        if (seen.has(outerHTML)) one.remove();
        seen.add(outerHTML);
      }
    }
  });
}

/** What sticks out to the side of a panel, or of the button that it labels, and what is too small to be tapped. */
export const outOfReach = (frame: Frame, least: number): Promise<readonly string[]> =>
  frame.evaluate((element, least) => {
    const { left, right } = element.getBoundingClientRect();
    const out = [...element.querySelectorAll('*:not(svg *)')].filter((one) => {
      // Maps are moved by fingers, some rows scroll, and what is only spoken is never seen.
      if (one.closest('.pan-zoom, .visually-hidden, table') || !one.checkVisibility()) return false;
      const box = one.getBoundingClientRect();
      return box.width > 0 && (box.left < left - 1 || box.right > right + 1) && !isInRow(one);
    });
    // What waits to be confirmed is not tapped on the map.
    const lit = ':is([data-step="none"], [data-step="hex"]) [data-target]';
    const small = [...element.querySelectorAll(lit)].filter(
      (one) => Math.round(one.getBoundingClientRect().width) < least,
    );
    const cut = [...element.querySelectorAll('.button')].filter(
      (one) => one.scrollWidth > one.clientWidth + 1,
    );
    return [
      ...out.map((one) => `sticks out: ${one.outerHTML.slice(0, 80)}`),
      ...cut.map((one) => `cut: ${one.outerHTML.slice(0, 80)}`),
      ...small.map((one) => `too small to tap: ${one.outerHTML.slice(0, 80)}`),
    ];

    function isInRow(one: Element): boolean {
      for (let box = one.parentElement; box && box !== element; box = box.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return true;
      return false;
    }
  }, least);

/** Every text of a panel, seen or spoken. */
export const textsOf = (frame: Frame): Promise<readonly string[]> =>
  frame.evaluate((element) => {
    const labels = [...element.querySelectorAll('[aria-label]')].map(
      (one) => one.getAttribute('aria-label') ?? '',
    );
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) labels.push(texts.currentNode.textContent ?? '');
    return labels.filter(Boolean);
  });

/** What a small phone has: the frame of a panel is what its head leaves. */
const SCREEN = 640;

/**
 * What is wrong with the map of a panel: it has less than its part of a small phone's screen (45 % while it is looked at or
 * tapped, else 30 %), or one of its buttons lies on a place that can be tapped next.
 */
export const wrongWithMap = (frame: Frame, isLookedAt: boolean): Promise<readonly string[]> =>
  frame.evaluate(
    (element, { isLookedAt, screen }) => {
      const map = element.querySelector('.board-frame')?.getBoundingClientRect();
      if (!map || !element.querySelector('.board-frame')?.checkVisibility()) return [];
      const targets = [...element.querySelectorAll('.board-frame [data-target]')];
      const least = (isLookedAt || targets.length > 0 ? 0.45 : 0.3) * screen;
      const buttons = [...element.querySelectorAll('.board-frame .button')].map((one) =>
        one.getBoundingClientRect(),
      );
      const covered = targets.filter((target) => {
        const { left, right, top, bottom } = target.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return buttons.some(
          (one) => x > one.left && x < one.right && y > one.top && y < one.bottom,
        );
      });
      return [
        ...(map.height < least ? [`the map is ${Math.round(map.height)} px high`] : []),
        ...(covered.length > 0 ? [`${covered.length} places lie under a button of the map`] : []),
      ];
    },
    { isLookedAt, screen: SCREEN },
  );
