import type { JsonObject } from '../../../kit/json';
import type { PuzzleGenerator, PuzzleTable } from '../../../kit/puzzle-generator';
import { rules } from '../rules';
import type { State } from '../rules/state';
import { themeOf } from './theme';

const table = (seats: number, options: JsonObject): PuzzleTable => ({ seats, options });

/** Finds puzzles for Mini Express. */
export const generator: PuzzleGenerator<State> = {
  tables: [
    table(1, { board: 'usa', mode: 'solo', level: 'hard' }),
    table(1, { board: 'europe', mode: 'solo', level: 'expert' }),
    table(2, { board: 'usa', mode: 'duel', level: 'normal' }),
    table(1, { board: 'usa', mode: 'solo', level: 'nightmare', spike: true }),
    table(1, { board: 'europe', mode: 'solo', level: 'hard', harbors: true }),
    table(2, { board: 'europe', mode: 'duel', level: 'hard' }),
    table(2, { board: 'usa', mode: 'duel-expert' }),
    table(2, { board: 'europe', mode: 'duel-expert', harbors: true }),
    table(2, { board: 'europe', mode: 'duel-expert' }),
    table(2, { board: 'usa', mode: 'duel-expert', spike: true }),
    table(3, { board: 'usa' }),
    table(3, { board: 'europe' }),
    table(3, { board: 'usa', spike: true }),
    table(3, { board: 'europe', harbors: true }),
    table(4, { board: 'europe' }),
    table(5, { board: 'usa' }),
  ],
  unit: 'action',
  /** Of a build: its city and its choices, with any route. */
  alike(state, [action]) {
    const written = rules.action.write(action, state);
    const { route } = written;
    return Array.isArray(route) ? { ...written, route: route.slice(-1) } : written;
  },
  theme: (state, [right], [tempting]) => themeOf(state, right, tempting),
};
