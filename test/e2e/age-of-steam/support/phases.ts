import type { Page } from '@playwright/test';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { PASS_KIND, packAction } from '../../../../src/games/age-of-steam/rules/action';
import { CUBE, IN, ROUND, type State } from '../../../../src/games/age-of-steam/rules/state';
import { factsOf } from '../../../../src/games/age-of-steam/view/facts';
import { legalIn } from '../../../../src/games/age-of-steam/view/legal';
import { expectNoFindings } from '../../support/axe';
import { asked, ranking, show, table } from '../../support/game-table';
import { expectNextInSight } from '../../support/in-sight';
import { keepMatches } from '../../support/kept-matches';
import { settled, tap } from '../../support/settled';
import { expect } from '../../support/test';
import { type MatchUpTo, recordedUpTo } from './match';
import { expectInside, tapDeed, tapHex } from './taps';

export interface Moment {
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

const openFirstDelivery = (page: Page) => tap(asked(page).locator('[data-delivery]').first());

// Six seats: nowhere else is it as narrow.
export const MOMENTS: readonly Moment[] = [
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
    open: (page) => tap(asked(page).locator('[data-city]').first()),
  },
  { name: 'move', from: '6-computers', at: late('move') },
  {
    name: 'route',
    from: '6-computers',
    at: late('move'),
    open: openFirstDelivery,
  },
  {
    name: 'links',
    from: '6-computers',
    at: late('move'),
    async open(page) {
      await openFirstDelivery(page);
      await tap(asked(page).locator('.question-panel__body > .button'));
      await expect(table(page)).toHaveAttribute('data-step', 'links');
    },
  },
  {
    name: 'payday',
    from: '6-computers',
    at: lastMove,
    async open(page, state) {
      await tapDeed(page, { before: state, actions: [packAction(PASS_KIND)] });
      await settled(page);
      await expect(show(page)).toBeVisible();
    },
  },
  { name: 'grow', from: '6-sensible', at: (state) => factsOf(state).phase === 'grow' },
];

export const openedAt = ({ name, from, at }: Moment): MatchUpTo => recordedUpTo(from, name, at);

/** Shows every phase to `look`, one after the other, and the end of the match. */
export async function visitPhases(
  page: Page,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const matches = MOMENTS.map(openedAt);
  const over = recordedUpTo('6-computers', 'over', (state) => rules.toAct(state) === null);
  await keepMatches(
    page,
    [...matches, over].map(({ match }) => match),
  );
  for (const [place, { name, open }] of MOMENTS.entries()) {
    const state = matches[place]?.state;
    if (!state) continue;
    await page.goto('about:blank');
    await page.goto(`./#/match/${name}`);
    await settled(page);
    await expect(asked(page)).toBeVisible();
    await open?.(page, state);
    await look(name);
  }
  await page.goto('./#/match/over');
  await settled(page);
  await expect(ranking(page)).toBeVisible();
  await look('over');
}

/** Looks at every phase, and expects that nothing stands out to the side and that axe finds nothing. */
export function lookAtPhases(page: Page, language: string): Promise<void> {
  return visitPhases(page, async (name) => {
    await expectInside(page, name);
    await expectNextInSight(page, name);
    await expectNoFindings(page, `${name}, ${language}`);
  });
}
