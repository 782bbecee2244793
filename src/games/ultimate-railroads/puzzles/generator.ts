import { writeLine } from '../../../kit/line';
import type { PuzzleGenerator, PuzzleTable } from '../../../kit/puzzle-generator';
import type { AnyRules } from '../../../kit/rules';
import { rules } from '../rules';
import type { State } from '../rules/state';
import { purposeOf } from './purpose';
import { themeOf } from './theme';

const table = (seats: number): PuzzleTable => ({ seats, options: {} });

/** Finds puzzles for Ultimate Railroads. */
export const generator: PuzzleGenerator<State> = {
  tables: [table(2), table(3), table(4)],
  unit: 'turn',
  playouts: { usual: 1, toTheEnd: 0.3 },
  alike(state, line) {
    const written = writeLine(rules as AnyRules, state, line);
    const [only] = written;
    return only && written.length === 1 ? only : written;
  },
  purpose: purposeOf,
  theme: themeOf,
};
