import { oncePer } from '../../../kit/once-per';
import type { Seat } from '../../../kit/rules';
import { LINES, SEATING, SPECIALS } from '../data/board';
import { TILE_IDS, type TileId } from '../data/effects';
import { type Tiles, TOKEN_IDS } from '../data/tiles-form';
import { type RoundParts, roundParts, valuesOf } from '../rules/round-score';
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
  type Phase,
  PIECES,
  ROUND,
  SEAT,
  type State,
} from '../rules/state';
import { ENGINEER_COUNT, LINE_COLORS, LINE_SLOTS, SLOT_FROM, SLOTS } from '../rules/tables';

/** One of a seat's three lines. */
export interface LineFacts {
  readonly line: number;
  readonly id: (typeof LINES)[number]['id'];
  readonly length: number;
  /** The fronts of the colors that the seat has and the line takes, from black. */
  readonly fronts: readonly number[];
  readonly reach: number;
  readonly locomotives: readonly TileId[];
  readonly slots: number;
  /** What it scores at the end of the round, stars and medal apart. */
  readonly points: number;
}

export interface SeatFacts {
  readonly seat: Seat;
  /** In the turn order, from 1. */
  readonly place: number;
  readonly score: number;
  readonly passed: boolean;
  /** Not placed yet, and how many come home. */
  readonly workers: number;
  readonly own: number;
  readonly black: (typeof BLACK_WORKERS)[number];
  readonly rubles: number;
  readonly doublers: number;
  readonly lines: readonly LineFacts[];
  /** By slot; null: empty. */
  readonly factories: readonly (TileId | null)[];
  readonly markers: readonly number[];
  readonly engineers: readonly number[];
  readonly tokens: readonly (typeof TOKEN_IDS)[number][];
  /** Points of a space, by color. */
  readonly values: readonly number[];
  /** What the round scoring would give now. */
  readonly round: RoundParts;
  /** By special: it has paid. */
  readonly met: readonly boolean[];
}

/** The figures of a position as the screen needs them, read once. */
export interface Facts {
  readonly phase: Phase;
  /** In the phases resolve and bonus: the phase to which they belong. */
  readonly during: Phase;
  readonly lock: (typeof LOCKS)[number];
  /** The tile in hand. */
  readonly hand: TileId | null;
  /** Whose decision it is; null once the match is over. */
  readonly toAct: Seat | null;
  readonly round: number;
  readonly rounds: number;
  readonly order: readonly Seat[];
  /** By seat. */
  readonly seats: readonly SeatFacts[];
  /** The engineers to come, by the place on the strip; 0: none. */
  readonly strip: readonly number[];
  /** What is played with. */
  readonly tiles: Tiles;
}

export const factsOf = oncePer(readFacts);

function readFacts(state: State): Facts {
  const { now } = state;
  const phase = PHASES[now[PHASE] ?? OVER] ?? 'over';
  const seating = SEATING[state.seats];
  const lock = LOCKS[now[LOCK] ?? 0] ?? '';
  return {
    phase,
    during: PHASES[now[DURING] ?? 0] ?? 'turn',
    lock,
    hand: lock === 'hand' ? tileId(now[LOCK_LEFT] ?? 0) : null,
    toAct: phase === 'over' ? null : (now[SEAT] ?? 0),
    round: now[ROUND] ?? 0,
    rounds: seating?.rounds ?? 0,
    order: [...state.order],
    seats: Array.from({ length: state.seats }, (_, seat) => seatFacts(state, seat)),
    strip: [...state.strip].slice(0, seating?.strip ?? 0),
    tiles: state.set.tiles,
  };
}

/** Of 1 + the number of a tile. */
function tileId(written: number): TileId | null {
  return TILE_IDS[written - 1] ?? null;
}

function seatFacts(state: State, seat: Seat): SeatFacts {
  const round = roundParts(state, seat);
  const parts = [round.trans, round.peter, round.kiev];
  const tokens = state.tokens[seat] ?? 0;
  const slots = state.factories.subarray(seat * FACTORY_SLOTS, (seat + 1) * FACTORY_SLOTS);
  return {
    seat,
    place: 1 + state.order.indexOf(seat),
    score: state.score[seat] ?? 0,
    passed: state.passed[seat] === 1,
    workers: state.workers[seat] ?? 0,
    own: state.own[seat] ?? 0,
    black: BLACK_WORKERS[state.black[seat] ?? 0] ?? 'none',
    rubles: state.rubles[seat] ?? 0,
    doublers: state.doublers[seat] ?? 0,
    lines: LINES.map((_, line) => lineFacts(state, seat, line, parts[line] ?? 0)),
    factories: Array.from(slots, tileId),
    markers: [...state.markers.subarray(seat * MARKERS, (seat + 1) * MARKERS)].filter(
      (marker) => marker !== NO_MARKER,
    ),
    engineers: Array.from({ length: ENGINEER_COUNT }, (_, index) => index + 1).filter(
      (number) => state.engineer[number] === 1 + seat,
    ),
    tokens: TOKEN_IDS.filter((_, token) => (tokens >> token) & 1),
    values: valuesOf(state, seat),
    round,
    met: SPECIALS.map((_, special) => isMet(state, seat, special)),
  };
}

function lineFacts(state: State, seat: Seat, line: number, points: number): LineFacts {
  const { id, length } = LINES[line] ?? LINES[0];
  const first = seat * PIECES + line * COLOR_MOST;
  const colors = Math.min(colorsOf(state, seat), LINE_COLORS[line] ?? 0);
  const slot = seat * SLOTS + (SLOT_FROM[line] ?? 0);
  const slots = LINE_SLOTS[line] ?? 1;
  return {
    line,
    id,
    length,
    fronts: [...state.fronts.subarray(first, first + colors)],
    reach: state.reach[seat * LINE_COUNT + line] ?? 0,
    locomotives: [...state.tiles.subarray(slot, slot + slots)].flatMap(
      (written) => tileId(written) ?? [],
    ),
    slots,
    points,
  };
}

/** The best color on a space of a line; -1: none has come there. */
export function colorOn({ fronts }: LineFacts, space: number): number {
  let best = -1;
  for (const [color, front] of fronts.entries()) if (front >= space) best = color;
  return best;
}
