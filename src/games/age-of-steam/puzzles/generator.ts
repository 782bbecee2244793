import { canonical } from '../../../kit/json';
import { type ActionLine, writeLine } from '../../../kit/line';
import { lookAhead } from '../../../kit/look-ahead';
import type { PuzzleGenerator, PuzzleTable } from '../../../kit/puzzle-generator';
import type { AnyRules, Seat } from '../../../kit/rules';
import { ACTIONS } from '../data/actions';
import { rules } from '../rules';
import { argsOf, kindOf } from '../rules/actions';
import { drop } from '../rules/auction';
import { bestIncome } from '../rules/best-income';
import { EDGES, hexText } from '../rules/board';
import { build } from '../rules/build';
import { ship } from '../rules/delivery';
import type { Event } from '../rules/events';
import { firstOf } from '../rules/kind';
import { engine } from '../rules/move';
import { isLoose } from '../rules/sections';
import {
  AUCTION,
  BUILD,
  GROW,
  ISSUE,
  MOVE,
  PHASE,
  SEAT,
  SEATS_FROM,
  SELECT,
  type State,
} from '../rules/state';
import { urbanize } from '../rules/urbanize';
import type { Theme } from '../words/puzzle-themes';

/** The theme of a position: its phase, and how the best answer differs from the most tempting wrong one. */
function themeOf(state: State, right: ActionLine, tempting: ActionLine): Theme {
  const seat = state.turn[SEAT] ?? 0;
  const [first] = right;
  switch (state.turn[PHASE]) {
    case ISSUE:
      return 'shares';
    case AUCTION:
      return kindOf(first) === drop ? 'drop' : 'bid';
    case SELECT:
      return LATER.includes(ACTIONS[argsOf(first)]?.id ?? '') ? 'action-ahead' : 'action-now';
    case BUILD:
      return buildTheme(state, seat, right, tempting);
    case MOVE:
      return moveTheme(state, seat, right, tempting);
    case GROW:
      return 'production';
    default:
      throw new RangeError('nothing is decided here');
  }
}

/** Actions that help after this turn rather than in it. */
const LATER: readonly string[] = ['locomotive', 'production', 'turn-order'];

function buildTheme(state: State, seat: Seat, right: ActionLine, tempting: ActionLine): Theme {
  const does = lookAhead(rules, state, right);
  const would = lookAhead(rules, state, tempting);
  const cities = (line: ActionLine) => line.filter((action) => kindOf(action) === urbanize).join();
  if (cities(right) !== cities(tempting)) return 'new-city';
  const gains = bestIncome(does.after, seat);
  if (gains > bestIncome(state, seat) && gains > bestIncome(would.after, seat))
    return 'longer-delivery';
  if (does.events.some((one) => one.event === 'link' && one.seat === seat)) return 'link';
  const left = ({ after }: typeof does) => after.money[seat] ?? 0;
  return left(does) > left(would) ? 'save-money' : 'lay-track';
}

function moveTheme(state: State, seat: Seat, right: ActionLine, tempting: ActionLine): Theme {
  if ([right, tempting].some(([first]) => kindOf(first) === engine)) return 'engine';
  const does = paid(lookAhead(rules, state, right).events);
  const would = paid(lookAhead(rules, state, tempting).events);
  return (does[seat] ?? 0) <= (would[seat] ?? 0) ? 'whom-it-pays' : 'best-delivery';
}

/** The income of a delivery by seat. */
function paid(events: readonly Event[]): readonly number[] {
  return events.find((one) => one.event === 'deliver')?.income ?? [];
}

/**
 * What a line achieves as a player sees it: for a build turn its new cities, its links, and where open track is left;
 * for a delivery its cube, its end and whom it pays; otherwise the actions themselves.
 */
function purposeOf(state: State, line: ActionLine): string {
  if (state.turn[PHASE] === BUILD) return buildPurpose(state, line);
  const [first] = line;
  if (kindOf(first) === ship) {
    const { events } = lookAhead(rules, state, line);
    return canonical({ ...events.find(({ event }) => event === 'deliver') });
  }
  return canonical(writeLine(rules as AnyRules, state, line));
}

function buildPurpose(state: State, line: ActionLine): string {
  const built = line.filter((action) => kindOf(action) === build);
  const { after, events } = lookAhead(rules, state, line);
  const own = state.turn[SEAT];
  const facts = events.flatMap((one) => {
    if (one.event === 'urbanize') return `${one.city} ${one.hex}`;
    return one.event === 'link' && one.seat === own ? `${one.ends}` : [];
  });
  const open = built
    .map((action) => firstOf(argsOf(action)))
    .filter((hex) => isOpen(after, hex, own ?? 0));
  return [...facts, ...open.map((hex) => `open ${hexText(state.board, hex)}`)].sort().join('; ');
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
