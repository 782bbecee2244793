import { apply, changedCopy, lookAhead } from '../../../kit/look-ahead';
import { oncePer } from '../../../kit/once-per';
import type { Action, Seat } from '../../../kit/rules';
import { dueWorth, idleLoss, pointsByEnd } from '../advice/prospect';
import { roundsLeft } from '../advice/worth';
import { COLORS, SPECIALS } from '../data/board';
import { TILE_IDS } from '../data/effects';
import { rules } from '../rules';
import { argsOf, kindOf } from '../rules/actions';
import { put, putLine, putOver } from '../rules/put';
import { roundScore } from '../rules/round-score';
import { isMet } from '../rules/specials';
import { colorsOf, OVER, PHASE, RESOLVE, ROUND, SEAT, type State } from '../rules/state';
import { PLACE_1, PLACE_2 } from '../rules/tables';
import { factsOf } from './facts';
import { legalIn, spaceIn } from './legal';

/** How many positions are followed at once. */
const WIDTH = 8;
const CLAIMS: readonly number[] = [PLACE_1, PLACE_2];

/** What waits on a line or on the industry track, or a color of track. */
export type Prize = (typeof SPECIALS)[number]['pays'] | (typeof COLORS)[number];

/** What an action brings a seat, at best. */
export interface Gain {
  /** Points at once and at the end of this round, where it brings most until the end. */
  readonly now: number;
  /** About the most points until the end of the game, less what the pieces that are paid could bring elsewhere; of a space: more than an idle worker. */
  readonly end: number;
  /** What it wins by then. */
  readonly prizes: readonly Prize[];
}

/** Points of the round for a seat, whether its scoring is still to come or done. */
function inRound({ now }: State, seat: Seat) {
  const round = now[ROUND];
  return (state: State): number => {
    const isOpen = state.now[ROUND] === round && state.now[PHASE] !== OVER;
    return (state.score[seat] ?? 0) + (isOpen ? roundScore(state, seat) : 0);
  };
}

/** What advice expects for a seat until the end. */
function byEnd(start: State, seat: Seat) {
  const left = roundsLeft(start);
  return (state: State): number => {
    if (state.now[ROUND] === start.now[ROUND]) return pointsByEnd(state, seat, left);
    // After the last claim a new round has begun: its scoring and returned workers do not count for this action.
    const same = changedCopy(rules, state, ({ passed }) => passed.fill(1));
    return pointsByEnd(same, seat, left) - roundScore(state, seat);
  };
}

/**
 * The most an action of a space brings the seat to act with the best rest of its turn, compared with ending the turn
 * here: who follows the largest of these to the end of the turn gets what the space promised.
 */
export function gainOf(state: State, action: Action, seat: Seat): Gain {
  const [round, end] = [inRound(state, seat), byEnd(state, seat)];
  const here = changedCopy(rules, state, ({ must, may }) => {
    must.fill(0);
    may.fill(0);
  });
  const best = bestAfter(state, action, seat, end);
  return {
    now: round(best) - round(state),
    end: Math.round(end(best) - end(here)),
    prizes: prizesIn(state, best, seat),
  };
}

/**
 * The same of using a space, by the end compared with an idle worker: by itself a usual space would seem to lose points.
 * Null of a place in the next turn order: what its worker will do is not known before the round ends.
 */
export function gainOfSpace(state: State, action: Action, seat: Seat): Gain | null {
  if (CLAIMS.includes(spaceIn(action) ?? -1)) return null;
  const gain = gainOf(state, action, seat);
  return { ...gain, end: gain.end + Math.round(idleLoss(state, seat, roundsLeft(state))) };
}

function prizesIn(before: State, after: State, seat: Seat): readonly Prize[] {
  return [
    ...SPECIALS.flatMap(({ pays }, special) =>
      isMet(after, seat, special) && !isMet(before, seat, special) ? pays : [],
    ),
    ...COLORS.slice(colorsOf(before, seat), colorsOf(after, seat)),
  ];
}

/** The position at the end of the best way to go on with a turn after an action. */
function bestAfter(
  state: State,
  action: Action,
  seat: Seat,
  worth: (state: State) => number,
): State {
  const turn = rules.turn(state);
  const left = roundsLeft(state);
  const into = new Int32Array(rules.max);
  let open = [lookAhead(rules, state, [action]).after];
  let best = open[0] ?? state;
  let most = Number.NEGATIVE_INFINITY;
  while (open.length > 0) {
    const next = new Map<number, { readonly state: State; readonly worth: number }>();
    for (const one of open) {
      const { now } = one;
      if (rules.turn(one) !== turn || now[PHASE] !== RESOLVE || now[SEAT] !== seat) {
        const found = worth(one);
        if (found > most) [most, best] = [found, one];
        continue;
      }
      const count = rules.list(one, into);
      for (const follow of into.subarray(0, count)) {
        const then = apply(rules, one, follow);
        // What pending units may still bring leads the search; the result counts only what they did bring.
        next.set(keyOf(then), { state: then, worth: worth(then) + dueWorth(then, left) });
      }
    }
    open = [...next.values()]
      .sort((one, other) => other.worth - one.worth)
      .slice(0, WIDTH)
      .map((one) => one.state);
  }
  return best;
}

/** Two ways to the same position are followed once. */
function keyOf({ all }: State): number {
  let key = 0;
  for (const byte of all) key = (Math.imul(key, 31) + byte) | 0;
  return key;
}

/** A slot where the locomotive in hand can go. */
export interface Put {
  readonly action: Action;
  readonly line: number;
  readonly slot: number;
  /** The reach of the line with it. */
  readonly reach: number;
  readonly gain: Gain;
}

/** Where the locomotive in hand can go, of the seat to act; none: it holds none. */
export const putsOf = oncePer((state: State): readonly Put[] => {
  const seat = state.now[SEAT] ?? 0;
  const lines = factsOf(state).seats[seat]?.lines ?? [];
  return legalIn(state).flatMap((action): readonly Put[] => {
    const at = lines[putLine(argsOf(action))];
    if (kindOf(action) !== put || !at) return [];
    const { line, locomotives } = at;
    const over = TILE_IDS[putOver(argsOf(action)) - 1];
    const slot = over === undefined ? locomotives.length : locomotives.indexOf(over);
    const { after } = lookAhead(rules, state, [action]);
    const reach = factsOf(after).seats[seat]?.lines[line]?.reach ?? at.reach;
    return [{ action, line, slot, reach, gain: gainOf(state, action, seat) }];
  });
});

export function putOf(state: State, wanted: Action): Put | undefined {
  return putsOf(state).find(({ action }) => action === wanted);
}
