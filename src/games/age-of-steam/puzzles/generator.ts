import { writeLine } from '../../../kit/line';
import type { PuzzleGenerator, PuzzleTable } from '../../../kit/puzzle-generator';
import type { AnyRules } from '../../../kit/rules';
import { rules } from '../rules';
import type { State } from '../rules/state';
import { purposeOf } from './purpose';
import { themeOf } from './theme';

const table = (seats: number): PuzzleTable => ({ seats, options: { board: 'rust-belt' } });

/** Finds puzzles for Age of Steam. */
export const generator: PuzzleGenerator<State> = {
  tables: [table(3), table(4), table(5)],
  unit: 'turn',
  playouts: { usual: 0.5, toTheEnd: 0.12 },
  alike(state, line) {
    const written = writeLine(rules as AnyRules, state, line);
    const [only] = written;
    return only && written.length === 1 ? only : written;
  },
  purpose: purposeOf,
  theme: themeOf,
};
