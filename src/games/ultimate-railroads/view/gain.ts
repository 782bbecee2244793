import { apply, changedCopy, lookAhead } from '../../../kit/look-ahead';
import { oncePer } from '../../../kit/once-per';
import type { Action, Seat } from '../../../kit/rules';
import { dueWorth, idleLoss, pointsByEnd } from '../advice/prospect';
import { roundsLeft } from '../advice/worth';
import { COLORS, KEY as KEY_POINTS, PRIZE_POINTS, SPECIALS } from '../data/board';
import { TILE_IDS } from '../data/effects';
import { rules } from '../rules';
import { argsOf, kindOf } from '../rules/actions';
import { put, putLine, putOver } from '../rules/put';
import { roundScore } from '../rules/round-score';
import { isMet } from '../rules/specials';
import {
  colorsOf,
  HAND_LOCK,
  LOCK,
  OVER,
  PHASE,
  pending,
  RESOLVE,
  ROUND,
  SEAT,
  type State,
} from '../rules/state';
import { PLACE_1, PLACE_2 } from '../rules/tables';
import { KEY, PRIZE } from '../rules/units';
import { factsOf } from './facts';
import { legalIn, spaceIn } from './legal';
import { unitOf } from './pool';

/** How many positions are followed at once, and for how many decisions. */
const WIDTH = 5;
const DEPTH = 10;
const CLAIMS: readonly number[] = [PLACE_1, PLACE_2];

/** What waits on a line or on the industry track, or a color of track. */
export type Prize = (typeof SPECIALS)[number]['pays'] | (typeof COLORS)[number];

/** What an action brings a seat, at best. */
export interface Gain {
  /** Points at once and at the end of this round. */
  readonly now: number;
  /** About the points until the end of the game, less what the pieces that are paid could bring elsewhere; of a space: more than an idle worker. */
  readonly end: number;
  /** What it wins where it brings most until the end. */
  readonly prizes: readonly Prize[];
}

/** How positions of a seat are compared. */
interface Measure {
  readonly worth: (state: State) => number;
  /** Added while searching: what pending units may still bring. The result counts only what they did bring. */
  readonly promise: (state: State) => number;
}

/** By points of the round, whether its scoring is still to come or done. */
function byRound({ now }: State, seat: Seat): Measure {
  const round = now[ROUND];
  return {
    worth(state) {
      const isOpen = state.now[ROUND] === round && state.now[PHASE] !== OVER;
      return (state.score[seat] ?? 0) + (isOpen ? roundScore(state, seat) : 0);
    },
    promise: (state) =>
      KEY_POINTS.points * pending(state, KEY) + PRIZE_POINTS * pending(state, PRIZE),
  };
}

/** By what advice expects until the end. */
function byEnd(start: State, seat: Seat): Measure {
  const left = roundsLeft(start);
  return {
    worth(state) {
      if (state.now[ROUND] === start.now[ROUND]) return pointsByEnd(state, seat, left);
      // After the last claim a new round has begun: its scoring and returned workers do not count for this action.
      const same = changedCopy(rules, state, ({ passed }) => passed.fill(1));
      return pointsByEnd(same, seat, left) - roundScore(state, seat);
    },
    promise: (state) => dueWorth(state, left),
  };
}

/** What an action alone changes for a seat. */
export function gainOf(state: State, action: Action, seat: Seat): Gain {
  const { after } = lookAhead(rules, state, [action]);
  return gainBy(state, seat, () => after);
}

/** The most an action can bring the seat to act, by a quick search of the rest of its turn. */
export function bestGain(state: State, action: Action, seat: Seat): Gain {
  return bestWhile(state, action, seat, resolves(seat));
}

/**
 * The same of using a space, by the end compared with an idle worker: by itself a usual space would seem to lose points.
 * Null of a place in the next turn order: what its worker will do is not known before the round ends.
 */
export function gainOfSpace(state: State, action: Action, seat: Seat): Gain | null {
  if (CLAIMS.includes(spaceIn(action) ?? -1)) return null;
  const gain = bestGain(state, action, seat);
  return { ...gain, end: gain.end + Math.round(idleLoss(state, seat, roundsLeft(state))) };
}

/** The same of a unit of the pool alone: with the steps and tiles it gives, without what else is pending. */
export function bestAlone(state: State, action: Action, seat: Seat): Gain {
  const without = changedCopy(rules, state, ({ must, may }) => {
    must.fill(0);
    may.fill(0);
  });
  const alone = changedCopy(rules, without, ({ may }) => {
    may[unitOf(action)] = 1;
  });
  return gainBy(without, seat, (measure) => bestAfter(alone, action, measure, resolves(seat)));
}

/** The same, only as far as tiles in hand go on to other slots. */
export function bestPut(state: State, action: Action, seat: Seat): Gain {
  return bestWhile(state, action, seat, ({ now }) => now[LOCK] === HAND_LOCK);
}

type GoesOn = (state: State) => boolean;

const resolves =
  (seat: Seat): GoesOn =>
  ({ now }) =>
    now[PHASE] === RESOLVE && now[SEAT] === seat;

function bestWhile(state: State, action: Action, seat: Seat, goesOn: GoesOn): Gain {
  return gainBy(state, seat, (measure) => bestAfter(state, action, measure, goesOn));
}

function gainBy(state: State, seat: Seat, reached: (measure: Measure) => State): Gain {
  const [round, end] = [byRound(state, seat), byEnd(state, seat)];
  const best = reached(end);
  return {
    now: round.worth(reached(round)) - round.worth(state),
    end: Math.round(end.worth(best) - end.worth(state)),
    prizes: prizesIn(state, best, seat),
  };
}

function prizesIn(before: State, after: State, seat: Seat): readonly Prize[] {
  return [
    ...SPECIALS.flatMap(({ pays }, special) =>
      isMet(after, seat, special) && !isMet(before, seat, special) ? pays : [],
    ),
    ...COLORS.slice(colorsOf(before, seat), colorsOf(after, seat)),
  ];
}

/** The best position at the end of what follows an action. */
function bestAfter(
  state: State,
  action: Action,
  { worth, promise }: Measure,
  goesOn: GoesOn,
): State {
  const turn = rules.turn(state);
  const into = new Int32Array(rules.max);
  let open = [lookAhead(rules, state, [action]).after];
  let best = open[0] ?? state;
  let most = Number.NEGATIVE_INFINITY;
  for (let depth = 0; open.length > 0; depth++) {
    const next = new Map<number, { readonly state: State; readonly worth: number }>();
    for (const one of open) {
      if (depth === DEPTH || rules.turn(one) !== turn || !goesOn(one)) {
        const found = worth(one);
        if (found > most) [most, best] = [found, one];
        continue;
      }
      const count = rules.list(one, into);
      for (const follow of into.subarray(0, count)) {
        const then = apply(rules, one, follow);
        next.set(keyOf(then), { state: then, worth: worth(then) + promise(then) });
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
  /** With whatever it sends on put as well as can be. */
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
    return [{ action, line, slot, reach, gain: bestPut(state, action, seat) }];
  });
});

export function putOf(state: State, wanted: Action): Put | undefined {
  return putsOf(state).find(({ action }) => action === wanted);
}
