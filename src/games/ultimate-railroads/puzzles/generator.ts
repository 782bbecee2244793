import { canonical } from '../../../kit/json';
import { type ActionLine, writeLine } from '../../../kit/line';
import type { PuzzleGenerator, PuzzleTable } from '../../../kit/puzzle-generator';
import { resultOf } from '../../../kit/result-of';
import type { AnyRules } from '../../../kit/rules';
import { rules } from '../rules';
import type { State } from '../rules/state';
import { themeOf } from './theme';

/** Of a seat's events those that a person would name as its plan, and what of them. */
const PLANS: Readonly<Record<string, readonly string[]>> = {
  start: ['card'],
  use: ['space'],
  move: ['space'],
  pass: [],
  stay: [],
  unlock: ['colour'],
  award: ['at'],
  industry: ['to'],
  put: ['line', 'tile'],
  flip: ['tile'],
  factory: ['tile', 'slot'],
  key: ['take'],
  token: ['token'],
  card: ['card'],
  prize: ['take'],
  again: ['space'],
  guest: ['engineer'],
  bonus: ['card'],
};

/**
 * What a line achieves as a player sees it: the space that it uses, the locomotives, factories and tokens that it
 * brings, and what the tracks earn at once. How it is paid for and which tracks also move are only means.
 */
function purposeOf(state: State, line: ActionLine): string {
  const seat = rules.toAct(state);
  const facts = resultOf(rules, state, line).events.flatMap((event) => {
    const names = event.seat === seat ? PLANS[event.event] : undefined;
    return names ? canonical([event.event, ...names.map((name) => event[name] ?? null)]) : [];
  });
  return facts.sort().join(' ');
}

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
