import { fingerprint } from '../../kit/fingerprint';
import type { FiledPuzzle } from '../../kit/puzzle';
import type { Action } from '../../kit/rules';
import { type AnswerGroup, firstSight, groupAnswers } from './answers';
import { type Examiners, examine } from './examine';
import type { PuzzleContext, Spot } from './puzzle-context';
import { solve } from './solve';
import { askEverybody, difficultyOf } from './who-finds';

/** The maximum number of positions of an exact proof for an action. */
const MOST_POSITIONS = 8000;
/** Wrong answers that are stored with a puzzle. */
const MOST_WRONG = 4;
/** Digits of a share of the win. */
const round = (share: number) => Math.round(1000 * share) / 1000;

/** A spot as a puzzle; null unless some answers are clearly the best. */
export async function makePuzzle(
  context: PuzzleContext,
  judges: Examiners,
  spot: Spot,
  seed: string,
): Promise<FiledPuzzle | null> {
  const verdict = await examine(context, judges, spot, seed);
  if (!verdict) return null;
  const [best] = verdict.right;
  const { right, wrong } = groupAnswers(context, spot, verdict.right, verdict.wrong);
  const known = new Set(verdict.right.map(({ action }) => action));
  const { found, answers } = await askEverybody(context, judges.usual, spot, known, seed);
  const tempting = mostTempting(context, spot, wrong, answers);
  const temptation = tempting[0]?.actions[0] ?? best.action;
  const position = context.rules.position.write(spot.state);
  const certain = isCertain(context, spot, verdict);
  return {
    id: fingerprint(position).slice(0, 6),
    difficulty: difficultyOf(found),
    theme: context.generator.theme(spot.state, best.action, temptation),
    position,
    right: right.map(({ like }) => like),
    // A proof needs no estimate.
    worth: certain ? 1 : round(best.worth),
    certain,
    wrong: tempting.slice(0, MOST_WRONG).map(({ like, worth }) => ({ like, worth: round(worth) })),
    proof: {
      gap: round(verdict.gap),
      error: round(verdict.error),
      gapAtEnd: round(verdict.gapAtEnd),
      found,
    },
  };
}

/** Whether every right action wins by force, and every wrong one can be stopped. */
function isCertain(
  { rules, advice }: PuzzleContext,
  spot: Spot,
  { right, wrong }: { readonly right: readonly Told[]; readonly wrong: readonly Told[] },
): boolean {
  const comesTo = ({ action }: Told) => solve(rules, advice, spot, action, MOST_POSITIONS);
  return (
    right.every((one) => comesTo(one) === 'wins') &&
    wrong.every((one) => comesTo(one) === 'stopped')
  );
}

interface Told {
  readonly action: Action;
}

/** The most frequent answers first; among answers that nobody gave, by prior. */
function mostTempting(
  context: PuzzleContext,
  spot: Spot,
  wrong: readonly AnswerGroup[],
  answers: ReadonlyMap<Action, number>,
): readonly AnswerGroup[] {
  const weights = firstSight(context, spot);
  // A prior is a share of one answer, so it decides only among answers with equal counts.
  const temptation = ({ actions }: AnswerGroup) =>
    Math.max(...actions.map((action) => weights.get(action) ?? 0)) +
    actions.reduce((total, action) => total + (answers.get(action) ?? 0), 0);
  return [...wrong].sort((a, b) => temptation(b) - temptation(a));
}
