import type { AnyPuzzleCraft } from '../kit/puzzle-craft';

/** How puzzles of each game of the catalogue are found, by its id; loaded by no screen. */
export const puzzleCrafts: Readonly<Record<string, () => Promise<AnyPuzzleCraft>>> = {
  'mini-express': async () => (await import('./mini-express/puzzles/craft')).craft,
};
