import { canonical } from '../../../kit/json';
import { type ActionLine, writeLine } from '../../../kit/line';
import type { PuzzleGenerator, PuzzleTable } from '../../../kit/puzzle-generator';
import { resultOf } from '../../../kit/result-of';
import type { AnyRules } from '../../../kit/rules';
import { rules } from '../rules';
import { BUILD_KIND, kindOf, oneOf, SHIP_KIND } from '../rules/action';
import { EDGES, hexText } from '../rules/board';
import { isLoose } from '../rules/sections';
import { BUILD, PHASE, SEAT, SEATS_FROM, type State } from '../rules/state';
import { themeOf } from './theme';

/**
 * What a line achieves as a player sees it: for a build turn its new cities, its links, and where open track is left;
 * for a delivery its cube, its end and whom it pays; otherwise the actions themselves.
 */
function purposeOf(state: State, line: ActionLine): string {
  if (state.turn[PHASE] === BUILD) return buildPurpose(state, line);
  const [first] = line;
  if (kindOf(first) === SHIP_KIND) {
    const { events } = resultOf(rules, state, line);
    return canonical({ ...events.find(({ event }) => event === 'deliver') });
  }
  return canonical(writeLine(rules as AnyRules, state, line));
}

function buildPurpose(state: State, line: ActionLine): string {
  const built = line.filter((action) => kindOf(action) === BUILD_KIND);
  const { after, events } = resultOf(rules, state, line);
  const own = state.turn[SEAT];
  const facts = events.flatMap(({ event, city, hex, ends, seat }) => {
    if (event === 'urbanize') return `${city} ${hex}`;
    return event === 'link' && seat === own ? `${ends}` : [];
  });
  const open = built.map(oneOf).filter((hex) => isOpen(after, hex, own ?? 0));
  return [...facts, ...open.map((hex) => `open ${hexText(hex)}`)].sort().join('; ');
}

/** Whether track of the seat on a hex ends there in the open. */
function isOpen(state: State, hex: number, seat: number): boolean {
  for (let edge = 0; edge < EDGES; edge++) {
    if (state.owner[hex * EDGES + edge] === SEATS_FROM + seat && isLoose(state, hex, edge))
      return true;
  }
  return false;
}

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
