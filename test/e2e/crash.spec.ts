import { chromium, type LaunchOptions, type Page, type TestInfo } from '@playwright/test';
import { below, randomFrom } from '../../src/kit/random';
import { BrowserProcess } from './support/handset';
import { readNews } from './support/news';
import { asked, ranking, settled } from './support/table';
import { expect, test } from './support/test';
import { act, choose, confirm, readLog, startMatch } from './support/turns';
import { withoutBriefs } from './support/without-briefs';

/** The log that each match has shown until its browser was killed, by its address. */
type Shown = Map<string, readonly string[]>;

/** Where the app is, how the browser is started, and the seed of the moments at which it is killed. */
interface Crashes {
  readonly url: string;
  readonly launchOptions: LaunchOptions;
  readonly info: TestInfo;
  readonly seed: string;
}

/**
 * Kills the browser `kills` times, each soon after Confirm, and expects every action that was shown as played. With a
 * seed of which the first kill comes after a whole action, at least one has been shown.
 */
async function killWhilePlaying(
  kills: number,
  { url, launchOptions, info, seed }: Crashes,
): Promise<void> {
  const random = randomFrom(seed);
  const shown: Shown = new Map();
  let finished = 0;
  for (let round = 0; round <= kills; round++) {
    const before = new Map(shown);
    if (round === kills) expect(lines(before)).toBeGreaterThanOrEqual(Math.max(1, finished));
    const { page, kill } = await launch(info.outputPath('profile'), launchOptions, shown);
    await page.goto(url);
    if (round === 0) await startMatch(page, url);
    else await page.locator('a.home__match').first().tap();
    await expectAll(before, page);
    if (round === kills) {
      await kill();
      break;
    }

    for (let others = below(random, 3); others > 0; others--) {
      await goOnIfOver(page, url);
      await act(page, below(random, 60));
      finished++;
    }
    await goOnIfOver(page, url);
    await choose(page, below(random, 60));
    const delay = below(random, 200);
    info.annotations.push({ type: 'killed', description: `${delay} ms after Confirm was tapped` });
    // biome-ignore lint/plugin: nothing is waited for: the moment of the kill is random.
    const dead = new Promise((resolve) => setTimeout(resolve, delay)).then(kill);
    await confirm(page).catch(() => {
      // The browser died during the tap.
    });
    await dead;
  }
}

const lines = (shown: Shown) => [...shown.values()].flat().length;

/** Starts the browser on the same profile; its pages tell what their log shows until the last moment. */
async function launch(profile: string, options: LaunchOptions, shown: Shown) {
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    headless: true,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await context.exposeFunction('tellLog', (match: string, log: readonly string[]) => {
    shown.set(match, log);
  });
  await context.addInitScript(withoutBriefs);
  await context.addInitScript(watchLog);
  const process = await BrowserProcess.of(context);
  const page = await context.newPage();
  await readNews(page);
  return { page, kill: () => process.kill() };
}

/** In the page: tells what is shown of the log, oldest first, whenever it changes on the screen. */
function watchLog(): void {
  const page = window as Window & { tellLog?: (match: string, log: readonly string[]) => void };
  new MutationObserver(() => {
    const log = Array.from(
      document.querySelectorAll('.match-log > li'),
      (li) => li.textContent ?? '',
    );
    if (log.length > 0) page.tellLog?.(location.href, log.reverse());
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** All that was shown is there, and at most one action more, which was being written. */
async function expectAll(before: Shown, page: Page): Promise<void> {
  await settled(page);
  if (await ranking(page).isVisible()) await page.keyboard.press('Escape');
  const log = await readLog(page);
  const wanted = before.get(page.url()) ?? [];
  // Of a long log only the newest lines are shown.
  const last = log.slice(-wanted.length);
  const but = log.slice(0, -1).slice(-wanted.length);
  expect([last, but]).toContainEqual(wanted);
}

async function goOnIfOver(page: Page, at: string): Promise<void> {
  await settled(page);
  if ((await asked(page).count()) > 0) return;
  await startMatch(page, at);
  await readLog(page);
}

/** With this seed a whole action is played before the one during which the browser is killed. */
const SEED = 'one moment';

test('when the browser is killed, every action shown as played is there', async ({
  site,
  launchOptions,
}, info) => {
  await killWhilePlaying(1, { url: site.url, launchOptions, info, seed: SEED });
});

/** Other moments: `CIRCLE=long CRASH_SEED=… npx playwright test -c test/e2e crash`. */
const seed = process.env.CRASH_SEED ?? 'any moment';

// A recording would die with the browser.
test.use({ trace: 'off' });

test(
  'however often the browser is killed, every action shown as played is there',
  { tag: '@long' },
  async ({ site, launchOptions }, info) => {
    await killWhilePlaying(25, { url: site.url, launchOptions, info, seed });
  },
);
