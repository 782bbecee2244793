import { oncePer } from '../../../kit/once-per';
import type { Seat } from '../../../kit/rules';
import { LINES, SEATING, SPECIALS } from '../data/board';
import { TILE_IDS, type TileId } from '../data/effects';
import { TOKEN_IDS } from '../data/tiles-form';
import { roundParts, valuesOf } from '../rules/round-score';
import { isMet } from '../rules/specials';
import {
  BLACK_WORKERS,
  COLOR_MOST,
  colorsOf,
  DURING,
  FACTORY_SLOTS,
  LINE_COUNT,
  LOCK,
  LOCK_LEFT,
  LOCKS,
  MARKERS,
  NO_MARKER,
  OVER,
  PHASE,
  PHASES,
  PIECES,
  ROUND,
  SEAT,
  type State,
} from '../rules/state';
import { ENGINEER_COUNT, LINE_COLORS, LINE_SLOTS, SLOT_FROM, SLOTS } from '../rules/tables';

/** The figures of a position as the screen needs them, read once. */
export const factsOf = oncePer(readFacts);

export type Facts = ReturnType<typeof readFacts>;

function readFacts(state: State) {
  const { now } = state;
  const phase = PHASES[now[PHASE] ?? OVER] ?? 'over';
  const seating = SEATING[state.seats];
  const lock = LOCKS[now[LOCK] ?? 0] ?? '';
  return {
    phase,
    /** In the phases resolve and bonus: the phase to which they belong. */
    during: PHASES[now[DURING] ?? 0] ?? 'turn',
    lock,
    hand: lock === 'hand' ? tileId(now[LOCK_LEFT] ?? 0) : null,
    /** Whose decision it is; null once the match is over. */
    toAct: phase === 'over' ? null : (now[SEAT] ?? 0),
    round: now[ROUND] ?? 0,
    rounds: seating?.rounds ?? 0,
    order: [...state.order] as readonly Seat[],
    seats: Array.from({ length: state.seats }, (_, seat) => seatFacts(state, seat)),
    /** The engineers to come, by the place on the strip; 0: none. */
    strip: [...state.strip].slice(0, seating?.strip ?? 0),
    tiles: state.set.tiles,
  };
}

/** Of 1 + the number of a tile. */
function tileId(written: number): TileId | null {
  return TILE_IDS[written - 1] ?? null;
}

export type SeatFacts = ReturnType<typeof seatFacts>;

function seatFacts(state: State, seat: Seat) {
  const round = roundParts(state, seat);
  const parts = [round.trans, round.peter, round.kiev];
  const tokens = state.tokens[seat] ?? 0;
  const slots = state.factories.subarray(seat * FACTORY_SLOTS, (seat + 1) * FACTORY_SLOTS);
  return {
    seat,
    /** In the turn order, from 1. */
    place: 1 + state.order.indexOf(seat),
    score: state.score[seat] ?? 0,
    passed: state.passed[seat] === 1,
    /** Not placed yet, and how many come home. */
    workers: state.workers[seat] ?? 0,
    own: state.own[seat] ?? 0,
    black: BLACK_WORKERS[state.black[seat] ?? 0] ?? 'none',
    rubles: state.rubles[seat] ?? 0,
    doublers: state.doublers[seat] ?? 0,
    lines: LINES.map((_, line) => lineFacts(state, seat, line, parts[line] ?? 0)),
    /** By slot; null: empty. */
    factories: Array.from(slots, tileId),
    markers: [...state.markers.subarray(seat * MARKERS, (seat + 1) * MARKERS)].filter(
      (marker) => marker !== NO_MARKER,
    ),
    engineers: Array.from({ length: ENGINEER_COUNT }, (_, index) => index + 1).filter(
      (number) => state.engineer[number] === 1 + seat,
    ),
    tokens: TOKEN_IDS.filter((_, token) => (tokens >> token) & 1),
    /** Points of a space, by color. */
    values: valuesOf(state, seat),
    /** What the round scoring would give now. */
    round,
    /** By special: it has paid. */
    met: SPECIALS.map((_, special) => isMet(state, seat, special)),
  };
}

/** One of a seat's three lines. */
export type LineFacts = ReturnType<typeof lineFacts>;

function lineFacts(state: State, seat: Seat, line: number, points: number) {
  const { id, length } = LINES[line] ?? LINES[0];
  const first = seat * PIECES + line * COLOR_MOST;
  const colors = Math.min(colorsOf(state, seat), LINE_COLORS[line] ?? 0);
  const slot = seat * SLOTS + (SLOT_FROM[line] ?? 0);
  const slots = LINE_SLOTS[line] ?? 1;
  return {
    line,
    id,
    length,
    /** Of the colors that the seat has and the line takes, from black. */
    fronts: [...state.fronts.subarray(first, first + colors)],
    reach: state.reach[seat * LINE_COUNT + line] ?? 0,
    locomotives: [...state.tiles.subarray(slot, slot + slots)].flatMap(
      (written) => tileId(written) ?? [],
    ),
    slots,
    /** What it scores at the end of the round, stars and medal apart. */
    points,
  };
}

/** The best color on a space of a line; -1: none has come there. */
export function colorOn({ fronts }: LineFacts, space: number): number {
  let best = -1;
  for (const [color, front] of fronts.entries()) if (front >= space) best = color;
  return best;
}
