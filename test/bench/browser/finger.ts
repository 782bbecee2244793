import { existsSync, readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds: on a machine whose host lends it little, for minutes, whatever is tapped may take very long to be there. */
const PATIENCE = 30_000;
/** Between two taps, as long as a quick finger takes. */
const PAUSE = 250;
/** Milliseconds that a quick finger stays down: nobody lifts it in the moment in which it touches. */
const DOWN = 60;

/** What came of a tap. */
export interface TapTime {
  /** When the finger was lifted, in milliseconds since the bench began. */
  readonly at: number;
  /** Milliseconds from lifting the finger to the paint of the answer. */
  readonly ms: number;
  /** Milliseconds that the machine's host took from it meanwhile. */
  readonly stolen: number;
  /** How fast the machine ran while the finger was down and the page had nothing to do: of a piece of work, in ms. */
  readonly pace: number;
}

/** Elements that are all there once a tap is answered. */
type Answer = readonly string[];

/** Taps on the first such element in sight. */
export async function tap(page: Page, selector: string, ...answer: Answer): Promise<TapTime> {
  const [time] = await tapFor(page, selector, answer);
  return time;
}

/** The same to the paint of each of several answers. */
export async function tapFor<Answers extends readonly Answer[]>(
  page: Page,
  selector: string,
  ...answers: Answers
): Promise<{ readonly [Place in keyof Answers]: TapTime }> {
  const watch = await page.evaluateHandle(watchFor, { answers, patience: PATIENCE });
  const lift = await putDown(page, selector);
  const paceBefore = pace();
  const stolenBefore = stolenSoFar();
  const at = performance.now();
  await lift();
  const times = await watch.evaluate(({ painted }) => painted);
  const stolen = stolenSoFar() - stolenBefore;
  if (!times) throw new Error(`${selector} was tapped, and ${answers.join(' or ')} has not come.`);
  await page.waitForTimeout(PAUSE);
  // One for each answer.
  return times.map((ms) => ({ at, ms, stolen, pace: paceBefore })) as {
    [Place in keyof Answers]: TapTime;
  };
}

/** Puts a finger on the first such element in sight, and lifts it again. */
export async function press(page: Page, selector: string): Promise<void> {
  const lift = await putDown(page, selector);
  await lift();
}

/** Puts a finger on the first such element in sight, for as long as people do; the function lifts it. */
async function putDown(page: Page, selector: string): Promise<() => Promise<unknown>> {
  // On a slow phone it may take a while until nothing lies over it any more.
  const found = await page.waitForFunction(placeOf, selector, { timeout: PATIENCE });
  const place = await found.jsonValue();
  if (!place) throw new Error(`There is no ${selector} to tap.`);
  const devtools = await handOf(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [place]);
  await new Promise((resolve) => setTimeout(resolve, DOWN));
  return () => touch('touchEnd', []);
}

const hands = new WeakMap<Page, Promise<CDPSession>>();

/** One for each page: opening it takes as long as a tap. */
function handOf(page: Page): Promise<CDPSession> {
  const known = hands.get(page) ?? page.context().newCDPSession(page);
  hands.set(page, known);
  return known;
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

/** In the page: `painted` gives the times from the next lifting of a finger to the frame after each answer's. */
function watchFor({ answers, patience }: { answers: readonly Answer[]; patience: number }) {
  const painted = new Promise<number[] | null>((resolve) => {
    // Looking costs time too: it begins with what the app begins with, and asks for one plain thing at a time.
    const lift = ({ timeStamp }: Event) => {
      const times: number[] = [];
      const wanted = new Set(answers);
      const look = () => {
        for (const answer of wanted) {
          if (!answer.every((one) => document.querySelector(one))) continue;
          wanted.delete(answer);
          // This frame shows it; when the next one begins, it has been painted.
          requestAnimationFrame(() => {
            times[answers.indexOf(answer)] = performance.now() - timeStamp;
            if (Object.keys(times).length === answers.length) resolve(times);
          });
        }
        if (performance.now() - timeStamp > patience) resolve(null);
        else if (wanted.size > 0) requestAnimationFrame(look);
      };
      const begin = () => requestAnimationFrame(look);
      addEventListener('click', begin, { once: true, capture: true });
    };
    addEventListener('touchend', lift, { once: true, capture: true });
    setTimeout(resolve, 2 * patience, null);
  });
  return { painted };
}

/** Some ten milliseconds of work on a machine at its best. */
const STEPS = 2_000_000;

/**
 * Milliseconds of a fixed piece of work by the clock, waits for a processor included: against its shortest they tell
 * how fast the machine runs just now. A cloud's machine shares its processors with others, and what a page takes
 * longer because of them is not the page's doing.
 */
function pace(): number {
  const started = performance.now();
  let sum = 0;
  for (let step = 0; step < STEPS; step++) sum = (sum * 31 + step) | 0;
  // Without a use of the sum the loop would be nothing.
  return performance.now() - started + (sum & 0);
}

const COUNTERS = '/proc/stat';
/** The word of the first line that counts them, after its name: user, nice, system, idle, iowait, irq, softirq, steal. */
const STEAL = 8;
/** Milliseconds of a count. */
const TICK = 10;

/**
 * Milliseconds since its start for which this machine was ready to work and its host had others' work to do, all
 * cores together, in steps of ten (proc_stat(5), "steal"). 0 where the system does not count them: a machine of
 * one's own has no host.
 */
export function stolenSoFar(): number {
  if (!existsSync(COUNTERS)) return 0;
  const counts = readFileSync(COUNTERS, 'utf8').split('\n', 1)[0]?.split(/ +/) ?? [];
  return TICK * Number(counts[STEAL] ?? 0);
}
