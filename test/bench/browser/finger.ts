import type { Page } from '@playwright/test';

const PATIENCE = 5000;
/** Between two taps, as long as a quick finger takes. */
const PAUSE = 250;

/** Milliseconds from lifting the finger off the first such element in sight to the paint of the answer, an element too. */
export async function tap(page: Page, selector: string, answer: string): Promise<number> {
  // On a slow phone it may take a while until nothing lies over it any more.
  const found = await page.waitForFunction(placeOf, selector, { timeout: PATIENCE });
  const place = await found.jsonValue();
  if (!place) throw new Error(`There is no ${selector} to tap.`);
  const watch = await page.evaluateHandle(watchFor, { answer, patience: PATIENCE });
  await page.touchscreen.tap(place.x, place.y);
  const time = await watch.evaluate(({ painted }) => painted);
  if (time === null) throw new Error(`${selector} was tapped, and ${answer} has not come.`);
  await page.waitForTimeout(PAUSE);
  return time;
}

/** In the page: the middle of the first such element that a finger can reach. */
function placeOf(selector: string): { x: number; y: number } | null {
  for (const element of document.querySelectorAll(selector)) {
    element.scrollIntoView({ block: 'nearest' });
    const box = element.getBoundingClientRect();
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const hit = document.elementFromPoint(place.x, place.y);
    if (hit && element.contains(hit)) return place;
  }
  return null;
}

/** In the page: `painted` gives the time from the next lifting of a finger to the frame after the answer's. */
function watchFor({ answer, patience }: { answer: string; patience: number }) {
  let lifted: number | null = null;
  const lift = ({ timeStamp }: Event) => {
    lifted = timeStamp;
  };
  addEventListener('touchend', lift, { once: true, capture: true });
  const begun = performance.now();
  const painted = new Promise<number | null>((resolve) => {
    const look = () => {
      const start = lifted;
      if (start !== null && document.querySelector(answer))
        // This frame shows it; when the next one begins, it has been painted.
        requestAnimationFrame(() => resolve(performance.now() - start));
      else if (performance.now() - begun > patience) resolve(null);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return { painted };
}
