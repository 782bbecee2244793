import { expect } from 'vitest';
import { PuzzleRun } from '../../../src/app/puzzles/puzzle-run';
import {
  actionsAt,
  goesOn,
  type PuzzleContext,
  type Spot,
} from '../../../src/engine/puzzles/lines';
import { puzzleGenerators } from '../../../src/games/puzzle-generators';
import { SEAT_COLORS } from '../../../src/kit/header';
import type { JsonObject } from '../../../src/kit/json';
import { type ActionLine, fitsLine, stepsIn, type WrittenLine } from '../../../src/kit/line';
import type { FiledPuzzle, Puzzle } from '../../../src/kit/puzzle';
import { unwrap } from '../../../src/kit/result';
import { type Game, games } from './games';
import type { AnySubject } from './subject-type';

/** A game with puzzles. */
export interface PuzzleGame extends Game {
  readonly context: PuzzleContext;
  readonly puzzles: { readonly en: readonly Puzzle[]; readonly ko: readonly Puzzle[] };
  readonly kept: NonNullable<AnySubject['puzzles']>;
}

async function withPuzzles(game: Game): Promise<readonly PuzzleGame[]> {
  const { entry, rules, advice, subject, id } = game;
  const generator = await puzzleGenerators[id]?.();
  if (!entry.puzzles) return [];
  if (!generator || !subject.puzzles) throw new Error(`${id}: puzzles, but no proof of them`);
  const puzzles = { en: await entry.puzzles('en'), ko: await entry.puzzles('ko') };
  return [{ ...game, puzzles, kept: subject.puzzles, context: { rules, advice, generator } }];
}

export const puzzleGames: readonly PuzzleGame[] = (
  await Promise.all(games.map(withPuzzles))
).flat();

export const filed = puzzleGames.flatMap((game) =>
  game.kept.filed.map((puzzle, at) => ({ name: `${game.id}, puzzle ${at + 1}`, game, puzzle })),
);

export function spotOf({ rules, reader }: Game, { position }: Pick<FiledPuzzle, 'position'>): Spot {
  const form = JSON.parse(JSON.stringify(position)) as JsonObject;
  const state = unwrap(reader.position(form, 'puzzle'));
  const seat = rules.toAct(state);
  if (seat === null) throw new Error('the match is over');
  return { state, seat };
}

/** Every line that fits an answer, each legal to its end; none at all fails the test. */
export function linesOf(game: PuzzleGame, spot: Spot, like: WrittenLine): readonly ActionLine[] {
  const { rules, context } = game;
  const lines =
    context.generator.unit === 'action'
      ? actionsAt(rules, spot)
          .filter((action) => fitsLine([rules.action.write(action, spot.state)], like))
          .map((action): ActionLine => [action])
      : [turnOf(game, spot, like)];
  expect(lines).not.toEqual([]);
  return lines;
}

/** The actions of an answer that is a whole turn: it is open before the last of them, and then over. */
function turnOf({ rules }: Game, spot: Spot, like: WrittenLine): ActionLine {
  const now = rules.clone(spot.state);
  const [first, ...rest] = stepsIn(like).map((written, at) => {
    expect(at === 0 || goesOn(rules, spot, now)).toBe(true);
    const action = rules.action.read(written, now);
    if (typeof action !== 'number') throw new Error(JSON.stringify(action));
    expect(rules.refusal(now, action), JSON.stringify(written)).toBeNull();
    rules.play(now, action);
    return action;
  });
  expect(goesOn(rules, spot, now)).toBe(false);
  if (first === undefined) throw new Error('an answer without an action');
  return [first, ...rest];
}

export function runOf({ id, rules, reader }: Game, puzzle: Puzzle): PuzzleRun {
  const seats = SEAT_COLORS.slice(0, puzzle.seats).map(
    (colour) => ({ name: colour, colour, player: { kind: 'person' } }) as const,
  );
  return new PuzzleRun({ game: id, puzzle, rules, reader, seats });
}
