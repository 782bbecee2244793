import type { Level } from './header';
import { isObject, type JsonObject } from './json';
import type { Lazy } from './lazy';
import type { WrittenLine } from './line';
import type { Language } from './words';

/** From 1, solved by looking one action ahead, to 5, solved only by a long search. */
export type Difficulty = 1 | 2 | 3 | 4 | 5;

interface PuzzleBase {
  /** The same in every language and every version. */
  readonly id: string;
  readonly difficulty: Difficulty;
  /** The written position. The solver plays the seat to act. */
  readonly position: JsonObject;
  /** Every best answer, as a line to the end of the turn or to chance; in some games each action is one. */
  readonly right: readonly WrittenLine[];
  /** The solver's chance to win after the best answer: 0 … 1. */
  readonly worth: number;
  /** Whether the best answer always wins, whatever the others do, and no other answer does. */
  readonly certain: boolean;
  /** The other answers, the most tempting first, each with the chance to win after it. */
  readonly wrong: readonly { readonly like: WrittenLine; readonly worth: number }[];
}

/** A position with one best answer, as screens show it. */
export interface Puzzle extends PuzzleBase {
  /** The options of its match in their JSON form. */
  readonly options: JsonObject;
  readonly seats: number;
  /** The theme: a short title, and a sentence that helps without giving the answer away. */
  readonly theme: { readonly title: string; readonly sentence: string };
}

/** The evidence for the answer of a puzzle. */
export interface PuzzleProof {
  /** How much the best wrong answer loses, as a share of the win, and the error of that figure. */
  readonly gap: number;
  readonly error: number;
  /** As `gap`, but measured by the results of matches played to the end instead of estimates. */
  readonly gapAtEnd: number;
  /**
   * How often each player finds the answer: 0 … 1. `greedy` looks one action ahead. Levels above one that
   * always finds it are not tested.
   */
  readonly found: Readonly<Partial<Record<Level | 'greedy', number>>>;
}

/** A puzzle as written by the puzzle generator. */
export interface FiledPuzzle extends PuzzleBase {
  /** A word defined by the game. */
  readonly theme: string;
  readonly proof: PuzzleProof;
}

/** The themes of puzzles in one language, by their words. */
type ThemeTexts = Readonly<Record<string, Puzzle['theme']>>;

/** The puzzles of a game as screens show them, in a language. Rejects for a theme without a text. */
export function puzzlesFrom(
  filed: readonly FiledPuzzle[],
  texts: Readonly<Record<Language, { readonly puzzles: Lazy<ThemeTexts> }>>,
): (language: Language) => Promise<readonly Puzzle[]> {
  return async (language) => {
    const themes = await texts[language].puzzles.fetch();
    return filed.map((puzzle) => puzzleOf(puzzle, themes));
  };
}

function puzzleOf({ proof: _, ...puzzle }: FiledPuzzle, texts: ThemeTexts): Puzzle {
  const theme = texts[puzzle.theme];
  const { options, seats } = puzzle.position;
  if (!theme || !isObject(options)) throw new TypeError(`puzzle ${puzzle.id}: ${puzzle.theme}`);
  return { ...puzzle, theme, options, seats: Number(seats) };
}
