import { expect, type Page, test } from '@playwright/test';
import type { Language } from '../../../../src/kit/words';
import { readNews } from '../../support/news';
import { Site, visit } from '../../support/site';
import type { Hand, Newcomer } from './hand';
import { askWhy, followRing, goAstray } from './lesson';
import { lookAtReplay, playToTheEnd, seeWhyItWasWon } from './match';
import { SAYS } from './says';

/** Presses before the first one at the table: nothing has to be read first. */
const WAY_IN = 1;

/** A person who has never played, on a site of their own; `press` presses something by its name. */
async function begin(page: Page, hand: Hand, language: Language) {
  const site = await Site.open();
  const says = SAYS[language];
  let pressed = 0;
  const counting: Hand = {
    press: (target) => {
      pressed++;
      return hand.press(target);
    },
  };
  const newcomer: Newcomer = { page, hand: counting, says };
  const press = (name: string | RegExp, role: 'link' | 'button' | 'radio' = 'link', on = page) =>
    counting.press(on.getByRole(role, { name, exact: true }));

  await test.step('opens a link, and plays without having read anything', async () => {
    await page.clock.install();
    await visit(page, site.url);
    await press(says.neverPlayed);
    expect(pressed).toBe(WAY_IN);
    await goAstray(newcomer);
  });
  await test.step('reads a rule where something was refused', async () => {
    await followRing(newcomer, says.second);
    await askWhy(newcomer);
  });
  return { site, says, newcomer, press };
}

/** The first minutes of a person who has never played: from the link to the installed app, in the first lesson. */
export async function firstMinutes(page: Page, hand: Hand, language: Language): Promise<void> {
  const { site, says, newcomer, press } = await begin(page, hand, language);
  await test.step('installs it, and goes on with the lesson without a network', async () => {
    await press(says.back, 'button');
    const installed = await install(newcomer, site);
    await press(says.neverPlayed, 'link', installed);
    await expect(installed.locator('.lesson__panel')).toContainText(says.second);
  });
  await site.stop();
}

/** The first hour of a person who has never played, from the link to the installed app. */
export async function firstHour(page: Page, hand: Hand, language: Language): Promise<void> {
  const { site, says, newcomer, press } = await begin(page, hand, language);
  await test.step('finishes the first lesson, and a second one', async () => {
    await followRing(newcomer, says.allDone);
    await press(says.lessons, 'button');
    await press(says.secondLesson);
    await followRing(newcomer, says.allDone);
  });
  await test.step('plays on against computers, lets them be quick, and sees the end', async () => {
    await press(says.playOn, 'button');
    await expect(page.getByRole('heading', { level: 1, name: says.myTurn })).toBeVisible();
    await press(says.home, 'button');
    await press(says.settings);
    await press(says.atOnce, 'radio');
    await press(says.back, 'button');
    await press(says.resume);
    await playToTheEnd(newcomer);
  });
  await test.step('sees why it was won, and looks at the replay', async () => {
    await seeWhyItWasWon(newcomer);
    await lookAtReplay(newcomer);
  });
  await test.step('installs it, and finds the match there without a network', async () => {
    await press(says.back, 'button');
    await newcomer.hand.press(
      page.getByRole('dialog').getByRole('button', { name: says.home, exact: true }),
    );
    const installed = await install(newcomer, site);
    await press(says.lastMatch, 'link', installed);
    await expect(installed.getByRole('dialog', { name: says.ranking })).toBeVisible();
  });
  await site.stop();
}

declare global {
  interface Window {
    installing?: boolean;
  }
}

/**
 * Takes the browser's offer to install, which private windows never make by themselves; then the network goes,
 * and the app opens from the home screen: returns that page.
 */
async function install({ page, hand, says }: Newcomer, site: Site): Promise<Page> {
  await page.evaluate(offerToInstall);
  await hand.press(page.getByRole('link', { name: says.settings }));
  await hand.press(page.getByRole('button', { name: says.install, exact: true }));
  expect(await page.evaluate(() => window.installing)).toBe(true);
  await site.stop();
  const installed = await page.context().newPage();
  await readNews(installed);
  await page.close();
  await installed.goto(site.url);
  return installed;
}

/** In the page: what Chromium does when an app may be installed. */
function offerToInstall(): void {
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  const prompt = async () => {
    window.installing = true;
    return { outcome: 'accepted' };
  };
  dispatchEvent(Object.assign(offer, { prompt }));
}
