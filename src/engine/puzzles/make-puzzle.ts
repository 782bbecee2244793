import { fingerprint } from '../../kit/fingerprint';
import type { FiledPuzzle } from '../../kit/puzzle';
import { type AnswerGroup, byWorth, type Evaluated, groupAnswers } from './answers';
import { COSTS, type Examination, type Examiners, evaluateClosely, examine } from './examine';
import { keyOf, linesAt, type PuzzleContext, type Spot } from './lines';
import { solve } from './solve';
import { type Answered, askEverybody, difficultyOf } from './who-finds';

/** The maximum number of positions of an exact proof for a line. */
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
  const asked = await askEverybody(context, judges.usual, spot, linesOf(verdict.right), seed);
  const strays = await evaluateStrays(context, judges, spot, verdict, asked.answers, seed);
  // An answer that was not among the lines is nearly as good.
  if (strays.some(({ worth }) => worth > best.worth - COSTS)) return null;
  const all = [...verdict.wrong, ...strays].sort(byWorth);
  const { right, wrong } = groupAnswers(context, spot, verdict.right, all);
  const tempting = mostTempting(context, spot, wrong, asked.answers);
  const temptation = tempting[0]?.lines[0] ?? best.line;
  const position = context.rules.position.write(spot.state);
  const certain = isCertain(context, spot, { right: verdict.right, wrong: all });
  return {
    id: fingerprint(position).slice(0, 6),
    difficulty: difficultyOf(asked.found),
    theme: context.generator.theme(spot.state, best.line, temptation),
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
      found: asked.found,
    },
  };
}

const linesOf = (evaluated: readonly Evaluated[]) => evaluated.map(({ line }) => line);

/** Answers that were given and not examined, evaluated. */
async function evaluateStrays(
  context: PuzzleContext,
  judges: Examiners,
  spot: Spot,
  { right, wrong }: Examination,
  answers: ReadonlyMap<string, Answered>,
  seed: string,
): Promise<readonly Evaluated[]> {
  const known = new Set(linesOf([...right, ...wrong]).map((line) => keyOf(context, spot, line)));
  const strays = [...answers].filter(([key]) => !known.has(key));
  const found: Evaluated[] = [];
  for (const [, { line }] of strays)
    found.push(await evaluateClosely(context, judges, spot, line, seed));
  return found;
}

/** Whether every right line wins by force, and every wrong one can be stopped. */
function isCertain(
  { rules, advice }: PuzzleContext,
  spot: Spot,
  { right, wrong }: Pick<Examination, 'right' | 'wrong'>,
): boolean {
  const resultOf = ({ line }: Evaluated) => solve(rules, advice, spot, line, MOST_POSITIONS);
  return (
    right.every((one) => resultOf(one) === 'wins') &&
    wrong.every((one) => resultOf(one) === 'stopped')
  );
}

/** The most frequent answers first; among answers never given, the most promising at first sight. */
function mostTempting(
  context: PuzzleContext,
  spot: Spot,
  wrong: readonly AnswerGroup[],
  answers: ReadonlyMap<string, Answered>,
): readonly AnswerGroup[] {
  const weights = new Map(
    linesAt(context, spot).map(({ line, weight }) => [keyOf(context, spot, line), weight]),
  );
  // A weight is a share of one answer, so it decides only among answers with equal counts.
  const temptation = ({ lines }: AnswerGroup) => {
    const keys = lines.map((line) => keyOf(context, spot, line));
    return (
      Math.max(...keys.map((key) => weights.get(key) ?? 0)) +
      keys.reduce((total, key) => total + (answers.get(key)?.times ?? 0), 0)
    );
  };
  return [...wrong].sort((a, b) => temptation(b) - temptation(a));
}
