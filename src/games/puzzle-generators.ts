import type { AnyPuzzleGenerator } from '../kit/puzzle-generator';

/** The puzzle generator of each game, by its id. No screen loads them. */
export const puzzleGenerators: Readonly<Record<string, () => Promise<AnyPuzzleGenerator>>> = {
  'mini-express': async () => (await import('./mini-express/puzzles/generator')).generator,
  'age-of-steam': async () => (await import('./age-of-steam/puzzles/generator')).generator,
  'ultimate-railroads': async () =>
    (await import('./ultimate-railroads/puzzles/generator')).generator,
};
