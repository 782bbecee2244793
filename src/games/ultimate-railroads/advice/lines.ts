import {
  DOUBLERS,
  KIEV,
  MEDAL,
  PETER,
  PETER_DOUBLE,
  SPECIALS,
  STARS,
  TRANS,
  UNLOCKS,
} from '../data/board';
import { isPeterDouble, valuesOf } from '../rules/round-score';
import { COLOR_MOST, LINE_COUNT, PIECES, type State } from '../rules/state';
import { LINE_COLORS, LINE_LENGTHS, MEDAL_TOKEN } from '../rules/tables';

/** The value of reaching a worker, ?-token or key: points now, and points for each round left. */
const AWARDS = { worker: [2, 5], token: [8, 4], key: [10, 0] } as const;
/** The value for a round of a space that only black has reached (`AHEAD`), and of one out of reach (`BEYOND`). */
const AHEAD = 0.45;
const BEYOND = 0.4;

/** What a space counts, doublers and the doubling of `peter` among it. */
function factorOf(state: State, seat: number, line: number, space: number): number {
  if (line === TRANS) return space <= state.doublers[seat] ? 2 : 1;
  return line === PETER && isPeterDouble(state, seat) ? 2 : 1;
}

/** About how many points a step of a piece brings until the end, with `left` rounds left to be scored. */
export function stepWorth(
  state: State,
  seat: number,
  line: number,
  color: number,
  left: number,
): number {
  const piece = seat * PIECES + line * COLOR_MOST + color;
  const space = state.fronts[piece] + 1;
  const reach = state.reach[seat * LINE_COUNT + line];
  const values = valuesOf(state, seat);
  const gain = color === 0 ? AHEAD : values[color] - values[color - 1];
  const shown = space <= reach ? 1 : BEYOND;
  let worth = left * gain * shown * factorOf(state, seat, line, space);
  if (color === 0) worth += awardWorth(line, space, reach, left);
  if (color === 0 && line === KIEV && STARS.includes(space)) worth += left * space * shown;
  if (color === PETER_DOUBLE.color && line === PETER && space === PETER_DOUBLE.space)
    worth += left * 5;
  if (color === MEDAL.color && line === KIEV && space === MEDAL.space)
    worth += left * ((state.tokens[seat] >> MEDAL_TOKEN) & 1 ? MEDAL.points : 2);
  return worth;
}

/** What black earns by coming to a space: a special, or a color. */
function awardWorth(line: number, space: number, reach: number, left: number): number {
  let worth = 0;
  for (let at = 0; at < SPECIALS.length; at++) {
    const special = SPECIALS[at];
    if (special.line !== line || special.space !== space) continue;
    const [once, round] = AWARDS[special.pays];
    worth += (once + round * left) * (special.reach && reach < space ? BEYOND : 1);
  }
  return worth + (line === TRANS && UNLOCKS.includes(space) ? 2 * left : 0);
}

/** About how many points it brings when a line's reach goes from one space to another. */
export function reachWorth(
  state: State,
  seat: number,
  line: number,
  from: number,
  to: number,
  left: number,
): number {
  const first = seat * PIECES + line * COLOR_MOST;
  const values = valuesOf(state, seat);
  let worth = 0;
  for (let space = from + 1; space <= to && space <= LINE_LENGTHS[line]; space++) {
    let color = LINE_COLORS[line] - 1;
    while (color >= 0 && state.fronts[first + color] < space) color--;
    const shown = color < 0 ? AHEAD : values[color] + AHEAD;
    worth += left * shown * factorOf(state, seat, line, space);
    if (color >= 0) worth += awardWorth(line, space, space, left) * (1 - BEYOND);
    if (line === KIEV && STARS.includes(space)) worth += left * space * (color >= 0 ? 1 : BEYOND);
  }
  return worth;
}

/** About how many points a doubler brings. */
export function doublerWorth(state: State, seat: number, left: number): number {
  const space = state.doublers[seat] + 1;
  if (space > DOUBLERS.places) return 0;
  const first = seat * PIECES;
  const values = valuesOf(state, seat);
  let color = COLOR_MOST - 1;
  while (color > 0 && state.fronts[first + color] < space) color--;
  return left * Math.max(1, values[color]);
}
