import { COLORS, type Color, KIEV, PETER, TRANS } from '../data/board';
import { COLOR_MOST, LINE_COUNT, MARKERS, PIECES, type State } from '../rules/state';

/** Something a player works for over several turns: all that is named has to get that far. */
interface Aim {
  readonly line?: number;
  readonly colors?: { readonly [Name in Color]?: number };
  /** The numbers of the locomotives on the line. */
  readonly reach?: number;
  readonly doublers?: number;
  /** The first marker on the lane. */
  readonly lane?: number;
  /** What it leads to in every round after this one, in points beside those that the board shows. */
  readonly round: number;
}

/** One more worker for the rest of the match. */
const WORKER: Aim = { line: TRANS, colors: { black: 3 }, reach: 3, round: 5 };
/** The first ?-token that a match offers. */
const TOKEN: Aim = { line: PETER, colors: { black: 4 }, reach: 4, round: 10 };

/** What good players go for, a plan by line. Each begins with what pays in all later rounds. */
const PLANS: readonly (readonly Aim[])[] = [
  // The long line: doublers over its first spaces, and the better colors drawn along them.
  [
    WORKER,
    TOKEN,
    { line: TRANS, colors: { black: 10, brown: 5 }, reach: 8, round: 23 },
    { doublers: 6, round: 13 },
    { line: TRANS, colors: { black: 12, natural: 8 }, reach: 10, round: 21 },
  ],
  // Kiev: the medal, which pays 20 a round once gray and a locomotive are on 5. The earlier, the more often.
  [WORKER, TOKEN, { line: KIEV, colors: { black: 6, gray: 5 }, reach: 5, round: 77 }],
  // Saint Petersburg: its token at once, then its doubling; industry takes the workers that are left.
  [
    WORKER,
    { ...TOKEN, round: 33 },
    { line: PETER, colors: { black: 8, gray: 7 }, reach: 7, round: 9 },
    { lane: 10, round: 15 },
  ],
];

/** What is half done is worth much less than half: those who begin everywhere finish nothing. */
const FINISH = 3.5;

/** What the plan brings that fits a seat's position best, in points. `later`: rounds after this one. */
export function planWorth(state: State, seat: number, later: number): number {
  let best = 0;
  for (const plan of PLANS) {
    let worth = 0;
    for (const aim of plan) worth += aim.round * doneOf(state, seat, aim) ** FINISH;
    best = Math.max(best, worth);
  }
  return later * best;
}

/** The part of an aim that is done, 0 … 1. */
function doneOf({ fronts, reach, doublers, markers }: State, seat: number, aim: Aim): number {
  let done = 0;
  let needed = 0;
  const count = (has: number, needs = 0) => {
    done += Math.min(has, needs);
    needed += needs;
  };
  const { line = TRANS, colors = {} } = aim;
  for (let color = 0; color < COLORS.length; color++)
    count(fronts[seat * PIECES + line * COLOR_MOST + color], colors[COLORS[color]]);
  count(reach[seat * LINE_COUNT + line], aim.reach);
  count(doublers[seat], aim.doublers);
  count(markers[seat * MARKERS], aim.lane);
  return done / needed;
}
