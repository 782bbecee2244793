import { expect, type Locator, type Page } from '@playwright/test';
import { sample } from '../../../../src/games/mini-express/advice/sample';
import { rules } from '../../../../src/games/mini-express/rules';
import type { State } from '../../../../src/games/mini-express/rules/state';
import { type BuildChoice, chooseBuild } from '../../../../src/games/mini-express/view/choice';
import { readLegal } from '../../../../src/games/mini-express/view/legal';
import { SEAT_COLORS, undoReach } from '../../../../src/kit/header';
import { randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import { type AnyRules, isRefusal } from '../../../../src/kit/rules';
import { Timeline } from '../../../../src/kit/timeline';
import type { Combination } from '../../../games/mini-express/support/combinations';
import { choose as chooseValues, passAndPlay } from '../../support/set-up';
import { openMatch, settled, tap } from '../../support/table';
import { act } from '../../support/turns';

/** Starts a match with these values chosen, by their labels, and waits for its table. */
export async function startWith(page: Page, ...values: readonly string[]): Promise<void> {
  await passAndPlay(page);
  await chooseValues(page, ...values);
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await expect(page.getByRole('region', { name: 'Companies' })).toBeVisible();
  await settled(page);
}

/** The automa's turn in sentences. */
export const automaSteps = (page: Page): Locator => page.locator('.step-list > li');

/**
 * Waits until the table is at rest, and ends the automa's turn, which nothing may cover; returns what was told of it, ''
 * when there was none.
 */
export async function endAutoma(page: Page): Promise<string> {
  await settled(page);
  if ((await automaSteps(page).count()) === 0) return '';
  const told = (await automaSteps(page).allInnerTexts()).join(' ');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tap(page.getByRole('button', { name: 'Continue' }));
  return told;
}

/** Plays some legal action by taps, and sees the automa's turn through after it; returns what was told of that. */
export async function playOn(page: Page, whim: number): Promise<string> {
  await act(page, whim);
  return endAutoma(page);
}

/** A build by taps that asks a question, and how it begins; null where the position has none. */
export function buildAsking(
  state: State,
  asks: (choice: BuildChoice) => boolean,
): BuildChoice | null {
  for (const [company, { targets }] of readLegal(state).entries()) {
    for (const target of targets) {
      const choice = chooseBuild(state, company, target);
      if (choice.step === 'build' && asks(choice)) return choice;
    }
  }
  return null;
}

/** Plays random matches until one reaches a position that fits, and opens it there; returns that position. */
export async function openWhere(
  page: Page,
  combination: Combination,
  wanted: (state: State) => boolean,
): Promise<State> {
  for (let seed = 0; seed < 400; seed++) {
    const timeline = walkTo(combination, String(seed), wanted);
    if (!timeline) continue;
    const { header, entries } = timeline;
    await openMatch(page, { header, entries });
    return timeline.state as State;
  }
  throw new Error('chance never came there');
}

function walkTo(
  { seats, ...options }: Combination,
  seed: string,
  wanted: (state: State) => boolean,
): Timeline | null {
  const read = unwrap(rules.setups.read(options));
  const people = SEAT_COLORS.slice(0, seats).map((colour, seat) => ({
    name: `Player ${seat + 1}`,
    colour,
    player: { kind: 'person' } as const,
  }));
  const timeline = unwrap(
    Timeline.begin(rules as AnyRules, {
      id: 'found',
      game: rules.id,
      rulesVersion: rules.version,
      seed,
      begun: 1,
      options: rules.setups.write(read),
      seats: people,
      undo: undoReach(people),
    }),
  );
  const random = randomFrom(seed);
  while (rules.toAct(timeline.state as State) !== null) {
    if (wanted(timeline.state as State)) return timeline;
    const entry = timeline.prepare(sample(timeline.state as State, random), 1);
    if (!isRefusal(entry)) timeline.append(entry);
  }
  return null;
}

/** Leads a counted walk through positions: true from number `from` on. */
export function fromPosition(from: number): () => boolean {
  let seen = 0;
  return () => seen++ >= from;
}
