import type { Page } from '@playwright/test';
import { rules } from '../../../src/games/age-of-steam/rules';
import { CUBE, IN, ROUND, type State } from '../../../src/games/age-of-steam/rules/state';
import { factsOf } from '../../../src/games/age-of-steam/view/facts';
import { legalIn } from '../../../src/games/age-of-steam/view/legal';
import { expectNoFindings } from '../support/axe';
import { reload } from '../support/reload';
import { expect, test } from '../support/test';
import { bringInMatches, deedsOf, recordedUpTo } from './support/match';
import { asked, expectInside, playByTaps, played, ranking, table, tapHex } from './support/taps';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Moment {
  readonly name: string;
  /** The recorded match, and its first position that is shown. */
  readonly from: string;
  readonly at: (state: State) => boolean;
  /** Goes on to a later step of the choice. */
  readonly open?: (page: Page, state: State) => Promise<void>;
}

const late = (phase: string) => (state: State) => {
  const { phase: now, turn } = factsOf(state);
  return now === phase && turn >= 4;
};

/** The last opportunity of a turn: what follows happens by itself. */
const lastMove = (state: State) =>
  late('move')(state) &&
  state.turn[ROUND] === 2 &&
  state.turn[CUBE] === 0 &&
  rules.toAct(state) === state.order[(state.turn[IN] ?? 0) - 1];

const firstBuild = (state: State) => [...legalIn(state).builds.keys()][0] ?? 0;

// Six seats: nowhere else is it as narrow.
const MOMENTS: readonly Moment[] = [
  { name: 'issue', from: '6-computers', at: late('issue') },
  { name: 'auction', from: '6-computers', at: late('auction') },
  { name: 'select', from: '6-computers', at: late('select') },
  { name: 'build', from: '6-computers', at: late('build') },
  {
    name: 'shape',
    from: '6-computers',
    at: late('build'),
    open: (page, state) => tapHex(page, firstBuild(state)),
  },
  {
    name: 'new-city',
    from: '6-computers',
    at: (state) => legalIn(state).newCities.size > 0,
    open: (page) => page.locator('.aos-letter').first().tap(),
  },
  { name: 'move', from: '6-computers', at: late('move') },
  {
    name: 'route',
    from: '6-computers',
    at: late('move'),
    open: (page) => page.locator('button.aos-delivery').first().tap(),
  },
  {
    name: 'payday',
    from: '6-computers',
    at: lastMove,
    async open(page) {
      const pass = page.locator('.aos-ask__foot .button').first();
      await pass.tap();
      const payday = page.locator('.step-list');
      await expect(payday.or(table(page).and(page.locator('[data-step=deed]')))).toBeVisible();
      if (await pass.isVisible()) await pass.tap();
      await expect(payday).toBeVisible();
    },
  },
  { name: 'grow', from: '6-sensible', at: (state) => factsOf(state).phase === 'grow' },
];

const opened = (name: string, from: string, at: Moment['at']) => recordedUpTo(from, name, at);

for (const language of ['en', 'ko'] as const)
  test.describe(language, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-GB' });

    test(`every phase with six seats, ${language}`, async ({ page }) => {
      const matches = MOMENTS.map(({ name, from, at }) => opened(name, from, at));
      const over = opened('over', '6-computers', (state) => rules.toAct(state) === null);
      await bringInMatches(
        page,
        [...matches, over].map(({ match }) => match),
      );
      for (const [place, { name, open }] of MOMENTS.entries()) {
        const state = matches[place]?.state;
        if (!state) continue;
        await page.goto('about:blank');
        await page.goto(`./#/match/${name}`);
        await expect(asked(page)).toBeVisible();
        await open?.(page, state);
        await expectInside(page, name);
        await expectNoFindings(page, `${name}, ${language}`);
      }
      await page.goto('./#/match/over');
      await expect(ranking(page)).toBeVisible();
      await expectInside(page, 'over');
      await expectNoFindings(page, `over, ${language}`);
    });
  });

test('whoever comes back finds every phase as it was, with what was played last', async ({
  page,
}) => {
  const moments = MOMENTS.filter(({ open }) => open === undefined);
  const matches = moments.map(({ name, from, at }) => opened(name, from, at));
  await bringInMatches(
    page,
    matches.map(({ match }) => match),
  );
  for (const { match, state } of matches) {
    await page.goto(`./#/match/${match.header.id}`);
    const [deed] = deedsOf(state, match.header.id, (now) => rules.turn(now) > rules.turn(state));
    if (!deed) throw new Error('nothing to play');
    // What has been taken back before is no longer counted.
    const before = Number(await table(page).getAttribute('data-plies'));
    await playByTaps(page, deed, before);
    const strip = await page.locator('.aos-strip').innerText();
    await reload(page);
    await played(page, before + deed.actions.length);
    expect(await page.locator('.aos-strip').innerText()).toBe(strip);
  }
});
