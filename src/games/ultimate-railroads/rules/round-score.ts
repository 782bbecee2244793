import type { Seat } from '../../../kit/rules';
import {
  KIEV,
  MARKER_POINTS,
  MEDAL,
  PETER,
  PETER_DOUBLE,
  STARS,
  TRANS,
  VALUES,
} from '../data/board';
import { COLOR_MOST, LINE_COUNT, MARKERS, NO_MARKER, PIECES, type State } from './state';
import { LINE_COLORS, LINE_LENGTHS, MEDAL_TOKEN, REVALUE_TOKEN } from './tables';

/** What a seat scores in a round (12.5 to 12.7), in points. */
export interface RoundParts {
  readonly trans: number;
  readonly peter: number;
  readonly kiev: number;
  readonly stars: number;
  readonly medal: number;
  readonly industry: number;
  readonly total: number;
}

/** What the round scoring would give a seat now. */
export function roundParts(state: State, seat: Seat): RoundParts {
  return {
    trans: transScore(state, seat),
    peter: peterScore(state, seat),
    kiev: spacesScore(state, seat, KIEV, LINE_LENGTHS[KIEV]),
    stars: starScore(state, seat),
    medal: medalScore(state, seat),
    industry: industryScore(state, seat),
    total: roundScore(state, seat),
  };
}

/** The sum of `roundParts`. */
export function roundScore(state: State, seat: Seat): number {
  return (
    transScore(state, seat) +
    peterScore(state, seat) +
    spacesScore(state, seat, KIEV, LINE_LENGTHS[KIEV]) +
    starScore(state, seat) +
    medalScore(state, seat) +
    industryScore(state, seat)
  );
}

function hasUsed({ tokens }: State, seat: Seat, token: number): boolean {
  return ((tokens[seat] >> token) & 1) === 1;
}

/** 12.5: points of a space to a seat, by its best color. */
export function valuesOf(state: State, seat: Seat): readonly number[] {
  return hasUsed(state, seat, REVALUE_TOKEN) ? VALUES.revalued : VALUES.normal;
}

/** 12.5: the first spaces of a line, up to `end`, as far as the reach goes: each by its best color. */
function spacesScore(state: State, seat: Seat, line: number, end: number): number {
  const values = valuesOf(state, seat);
  const scored = Math.min(state.reach[seat * LINE_COUNT + line], end);
  const first = seat * PIECES + line * COLOR_MOST;
  let points = 0;
  let better = 0;
  // From the best color down, each gives its value on the spaces that no better one has reached.
  for (let color = LINE_COLORS[line] - 1; color >= 0; color--) {
    const to = Math.min(state.fronts[first + color], scored);
    points += values[color] * (to - better);
    better = to;
  }
  return points;
}

function transScore(state: State, seat: Seat): number {
  return (
    spacesScore(state, seat, TRANS, LINE_LENGTHS[TRANS]) +
    spacesScore(state, seat, TRANS, state.doublers[seat])
  );
}

function peterScore(state: State, seat: Seat): number {
  const points = spacesScore(state, seat, PETER, LINE_LENGTHS[PETER]);
  return isPeterDouble(state, seat) ? 2 * points : points;
}

/** 12.5: whether `peter` counts double to a seat. */
export function isPeterDouble(state: State, seat: Seat): boolean {
  return hasReached(state, seat, PETER, PETER_DOUBLE);
}

/** Whether a color has reached a space of a line, and the reach gets there. */
function hasReached(
  { fronts, reach }: State,
  seat: Seat,
  line: number,
  at: { readonly color: number; readonly space: number; readonly reach: number },
): boolean {
  return (
    fronts[seat * PIECES + line * COLOR_MOST + at.color] >= at.space &&
    reach[seat * LINE_COUNT + line] >= at.reach
  );
}

/** 12.6. */
function starScore({ fronts, reach }: State, seat: Seat): number {
  const black = fronts[seat * PIECES + KIEV * COLOR_MOST];
  const reached = reach[seat * LINE_COUNT + KIEV];
  let points = 0;
  for (let at = 0; at < STARS.length; at++)
    if (black >= STARS[at] && reached >= STARS[at]) points += STARS[at];
  return points;
}

/** 9.1. */
function medalScore(state: State, seat: Seat): number {
  const pays = hasUsed(state, seat, MEDAL_TOKEN) && hasReached(state, seat, KIEV, MEDAL);
  return pays ? MEDAL.points : 0;
}

/** 12.7. */
function industryScore({ markers }: State, seat: Seat): number {
  let points = 0;
  for (let marker = seat * MARKERS; marker < (seat + 1) * MARKERS; marker++)
    if (markers[marker] !== NO_MARKER) points += MARKER_POINTS[markers[marker]];
  return points;
}
