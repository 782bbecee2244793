import type { Page } from '@playwright/test';
import { TILES } from '../../../src/games/ultimate-railroads/data/tiles';
import { FILED } from '../../../src/games/ultimate-railroads/puzzles';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import { reader } from '../../../src/games/ultimate-railroads/rules/reader';
import type { State } from '../../../src/games/ultimate-railroads/rules/state';
import { withForced } from '../../../src/games/ultimate-railroads/view/forced';
import { bonusCounts } from '../../../src/games/ultimate-railroads/words/en/table/effects';
import type { Json } from '../../../src/kit/json';
import { stepsIn, type WrittenLine } from '../../../src/kit/line';
import type { FiledPuzzle } from '../../../src/kit/puzzle';
import { unwrap } from '../../../src/kit/result';
import { asked, played, settled, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { tapAction } from './support/taps';

const stateOf = ({ position }: FiledPuzzle): State =>
  unwrap(reader.position(position as Json, 'puzzle'));

async function open(page: Page, puzzle: FiledPuzzle): Promise<void> {
  await page.goto(`./#/puzzles/ultimate-railroads/${puzzle.id}`);
  await settled(page);
}

/** Gives an answer, or its first taps. */
async function give(page: Page, puzzle: FiledPuzzle, answer: WrittenLine, taps = 99) {
  const state = stateOf(puzzle);
  const steps = stepsIn(answer);
  let at = 0;
  for (let tap = 0; at < steps.length && tap < taps; tap++) {
    const action = rules.action.read(steps[at] ?? {}, state);
    if (typeof action !== 'number') throw new Error(JSON.stringify(action));
    await tapAction(page, rules.clone(state), action);
    const actions = withForced(rules.clone(state), [action]);
    for (const one of actions) rules.play(state, one);
    at += actions.length;
    if (at < steps.length && tap + 1 < taps) await played(page, at);
    else await settled(page);
  }
}

test('a whole turn is the answer: a wrong space is told what it costs, the right turn is explained', {
  tag: '@long',
}, async ({ page }) => {
  const puzzle = FILED.find(
    ({ right, wrong }) =>
      stepsIn(right[0] ?? {}).length > 2 &&
      stepsIn(wrong[0]?.like ?? {})[0]?.space !== stepsIn(right[0] ?? {})[0]?.space,
  );
  const [right] = puzzle?.right ?? [];
  const [tempting] = puzzle?.wrong ?? [];
  if (!puzzle || !right || !tempting) throw new Error('there is none');
  await open(page, puzzle);
  await give(page, puzzle, tempting.like, 1);
  await expect(page.getByText('There’s a better move')).toBeVisible();
  await tap(asked(page).getByRole('button', { name: 'Back' }));
  await give(page, puzzle, right);
  const why = page.getByRole('dialog');
  await expect(why).toContainText('The best move');
  await expect(why).toContainText('Tempting, but worse');
});

test('no puzzle shows what the others hold', async ({ page }) => {
  const told = FILED.map((puzzle) => {
    const seat = rules.toAct(stateOf(puzzle));
    const { picked } = puzzle.position.bonus as { picked: [number, string][] };
    return { puzzle, hidden: picked.filter(([by]) => by !== seat).map(([, card]) => card) };
  }).filter(({ hidden }) => hidden.length > 0);
  expect(told.length, 'in some, others hold cards').toBeGreaterThan(0);
  for (const { puzzle, hidden } of told) {
    await open(page, puzzle);
    for (const id of hidden) {
      const card = TILES.bonusCards.find((one) => one.id === id);
      if (!card) throw new Error(id);
      await expect(page.locator('body')).not.toContainText(bonusCounts(card));
    }
  }
});
