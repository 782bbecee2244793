import { expect, type Page } from '@playwright/test';
import { sample } from '../../../../src/games/mini-express/advice/sample';
import { rules } from '../../../../src/games/mini-express/rules';
import type { State } from '../../../../src/games/mini-express/rules/state';
import { type BuildChoice, chooseBuild } from '../../../../src/games/mini-express/view/choice';
import { readLegal } from '../../../../src/games/mini-express/view/legal';
import { SEAT_COLORS, undoReach } from '../../../../src/kit/header';
import { FILE_VERSION, ONE_MATCH } from '../../../../src/kit/match-file';
import { randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import { type AnyRules, isRefusal } from '../../../../src/kit/rules';
import { Timeline } from '../../../../src/kit/timeline';
import type { Combination } from '../../../games/mini-express/support/combinations';
import { ranking } from '../../support/game-table';
import { choose as chooseValues, passAndPlay } from '../../support/set-up';
import { bringIn } from '../../support/table';
import { choose } from '../../support/turns';

/** Starts a match with these values chosen, by their labels, and waits for its table. */
export async function startWith(page: Page, ...values: readonly string[]): Promise<void> {
  await passAndPlay(page);
  await chooseValues(page, ...values);
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await expect(page.getByRole('region', { name: 'Companies' })).toBeVisible();
}

/**
 * Waits until the last action is shown as played, and sees the automa's turn through, which nothing may cover;
 * returns what was told of it, '' when there was none.
 */
export async function settled(page: Page): Promise<string> {
  const step = page.locator('[data-plies]');
  const automa = page.locator('.step-list');
  await expect(step).toHaveAttribute('data-step', /none|automa/);
  await expect(page.locator('.mx-hint, .step-list').first().or(ranking(page))).toBeAttached();
  if ((await automa.count()) === 0) return '';
  const told = await automa.innerText();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(step).toHaveAttribute('data-step', 'none');
  await expect(page.locator('.mx-hint').or(ranking(page))).toBeVisible();
  return told;
}

/** Plays some legal action by taps; `whim` says which, as in `choose`. */
export async function takeTurn(page: Page, whim: number): Promise<void> {
  await choose(page, whim);
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await confirm.tap();
  await expect(confirm).toHaveCount(0);
}

/** The same, and sees the automa's turn through after it; returns as `settled` does. */
export async function playOn(page: Page, whim: number): Promise<string> {
  await takeTurn(page, whim);
  return settled(page);
}

/** A build by taps of which something is asked, and how it begins; null where the position has none. */
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

/** Plays matches by chance until one comes to a position as asked, and opens it there; returns that position. */
export async function openWhere(
  page: Page,
  combination: Combination,
  wanted: (state: State) => boolean,
): Promise<State> {
  for (let seed = 0; seed < 400; seed++) {
    const timeline = walkTo(combination, String(seed), wanted);
    if (!timeline) continue;
    const { header, entries } = timeline;
    const file = { format: ONE_MATCH, version: FILE_VERSION, title: 'Found', header, entries };
    const buffer = Buffer.from(JSON.stringify(file));
    await bringIn(page, { name: 'found.json', mimeType: 'application/json', buffer });
    await page.getByRole('listitem').getByRole('link').tap();
    await expect(page.getByRole('region', { name: 'Companies' })).toBeVisible();
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
