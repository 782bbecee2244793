import type { Locator } from '@playwright/test';
import { freshMatch } from './age-of-steam/support/match';
import { asked, openMatch, primary, tap } from './support/table';
import { expect, test } from './support/test';

/** Frames in which something could still move: half a second. */
const AFTERWARDS = 30;
/** Frames within which every table is at rest. */
const MOST = 600;

/** What was seen between a tap and the frames after the mark. */
interface Seen {
  /** Whether the mark was still there when the tap had been handled. */
  readonly markedAtOnce: boolean;
  /** Frames until the mark came. */
  readonly frames: number;
  /** Different pages among the frames after it; 1: nothing moved. */
  readonly pagesAfter: number;
}

/** Taps, and looks at every frame until some time after the table is marked as being at rest. */
const tapAndLook = (target: Locator): Promise<Seen> =>
  target.evaluate(
    async (element, [afterwards, most]) => {
      const table = document.querySelector('.table');
      if (!table) throw new Error('no table');
      const isMarked = () => table.hasAttribute('data-settled');
      const looks = () => {
        const { left, top, width } =
          document.querySelector('.pan-zoom__content')?.getBoundingClientRect() ?? new DOMRect();
        return `${table.innerHTML} ${left} ${top} ${width}`;
      };
      const frame = () => new Promise(requestAnimationFrame);
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
      const markedAtOnce = isMarked();
      let frames = 0;
      for (; !isMarked(); frames++) {
        if (frames === most) throw new Error(`not at rest after ${most} frames`);
        await frame();
      }
      const pages = new Set([looks()]);
      for (let more = 0; more < afterwards; more++) {
        await frame();
        pages.add(looks());
      }
      return { markedAtOnce, frames, pagesAfter: pages.size };
    },
    [AFTERWARDS, MOST] as const,
  );

test('a table is marked as being at rest when nothing moves any more, and not before', async ({
  page,
}) => {
  await openMatch(page, freshMatch({ id: 'rest', seats: 3, seed: 'rest' }));
  const zoomed = await tapAndLook(page.getByRole('button', { name: 'Zoom in' }));
  expect(zoomed).toMatchObject({ markedAtOnce: false, pagesAfter: 1 });
  // The map glides for many frames.
  expect(zoomed.frames).toBeGreaterThan(5);
  const tab = page.getByRole('tab', { selected: false }).first();
  expect(await tapAndLook(tab)).toMatchObject({ markedAtOnce: false, pagesAfter: 1 });
  await tap(page.getByRole('tab').first());
  await expect(asked(page)).toBeVisible();
  expect(await tapAndLook(primary(page))).toMatchObject({
    markedAtOnce: false,
    pagesAfter: 1,
  });
});
