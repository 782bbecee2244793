import type { CDPSession, Page } from '@playwright/test';
import type { State } from '../../../src/games/mini-express/rules/state';
import { lightOf } from '../../design/color';
import { COLOR_VISIONS, type ColorVision, seenBy } from '../../design/color-vision';
import { difference, labOf } from '../../design/difference';
import { THEMES } from '../../design/tokens';
import { expect, still as test } from '../support/test';
import { openAt } from './support/positions';

const COMPANIES = ['brown', 'gray', 'orange', 'white'] as const;

test.use({ deviceScaleFactor: 2 });

test('companies are told apart by people who lack a kind of cone, and without any color', async ({
  page,
}, info) => {
  await openAt(page, 'europe-4-careful', everywhere);
  const cdp = await page.context().newCDPSession(page);
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    const usual = await colorsSeen(page, cdp, 'normal');
    for (const vision of COLOR_VISIONS) {
      const seen = await colorsSeen(
        page,
        cdp,
        vision,
        info.outputPath(`${vision}-${colorScheme}.png`),
      );
      const labs = seen.map((color) => labOf(lightOf(color)));
      for (const [at, one] of labs.entries())
        for (const other of labs.slice(at + 1)) expect(difference(one, other)).toBeGreaterThan(20);
      // What the figures of test/design are counted from is what a browser shows.
      for (const [at, lab] of labs.entries()) {
        const simulated = labOf(seenBy(vision, lightOf(usual[at] ?? '')));
        expect(difference(lab, simulated)).toBeLessThan(3);
      }
    }
  }

  const letters = await page.evaluate(lettersByCompany);
  expect(Object.keys(letters).sort()).toEqual([...COMPANIES, 'purple'].sort());
  for (const said of Object.values(letters)) expect(said).toHaveLength(1);
  expect(new Set(Object.values(letters).flat()).size).toBe(5);
  const shapes = await page.evaluate(shapesBySeat);
  expect(new Set(Object.values(shapes)).size).toBe(4);
});

/** Every company has track, and a train left beside it. */
function everywhere({ ready, track }: State): boolean {
  const hexes = (company: number) => track.filter((there) => (there >> company) & 1).length;
  return [0, 1, 2, 3].every((company) => (ready[company] ?? 0) > 0 && hexes(company) > 3);
}

/** The colors on the screen of a ready train of each company, as a person with that vision sees them. */
async function colorsSeen(page: Page, cdp: CDPSession, vision: ColorVision, path?: string) {
  const type = vision === 'normal' ? 'none' : vision;
  await cdp.send('Emulation.setEmulatedVisionDeficiency', { type });
  const picture = await page.screenshot(path ? { path } : {});
  const places = await page.evaluate(middlesOf, COMPANIES);
  return page.evaluate(colorsAt, {
    url: `data:image/png;base64,${picture.toString('base64')}`,
    places,
  });
}

/** In the page. */
function middlesOf(companies: readonly string[]) {
  return companies.map((company) => {
    const pip = document.querySelector(`button[data-company="${company}"] [data-ready]`);
    if (!pip) throw new Error(`${company} has no train ready`);
    const { x, y, width, height } = pip.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

/** In the page: what a picture of it shows at places of the page, as #rrggbb. */
async function colorsAt(asked: {
  readonly url: string;
  readonly places: readonly { readonly x: number; readonly y: number }[];
}) {
  const image = new Image();
  image.src = asked.url;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!canvas) throw new Error('nothing to paint upon');
  canvas.drawImage(image, 0, 0);
  const scale = image.width / innerWidth;
  return asked.places.map(({ x, y }) => {
    const { data } = canvas.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1);
    return `#${[...data.slice(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  });
}

/** In the page: every letter on something of a company, once each. */
function lettersByCompany() {
  const letters: Record<string, string[]> = {};
  const signs = 'g[data-company] text, button[data-company] [data-company]';
  for (const sign of document.querySelectorAll(signs)) {
    const company = sign.closest('[data-company]')?.getAttribute('data-company') ?? '';
    const letter = sign.textContent?.trim() ?? '';
    letters[company] = [...new Set([...(letters[company] ?? []), letter])];
  }
  return letters;
}

/** In the page: the outline of each seat's mark. */
function shapesBySeat() {
  const marks = [...document.querySelectorAll('[role="tabpanel"] .seat-mark')];
  return Object.fromEntries(
    marks.map((mark) => [
      mark.getAttribute('data-seat'),
      mark.querySelector('path')?.getAttribute('d'),
    ]),
  );
}
