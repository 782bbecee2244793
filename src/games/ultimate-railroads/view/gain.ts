import { apply, changedCopy, lookAhead } from '../../../kit/look-ahead';
import { oncePer } from '../../../kit/once-per';
import type { Action, Seat } from '../../../kit/rules';
import { KEY as KEY_POINTS, PRIZE_POINTS } from '../data/board';
import { TILE_IDS } from '../data/effects';
import { rules } from '../rules';
import { argsOf, kindOf } from '../rules/actions';
import { put, putLine, putOver } from '../rules/put';
import { roundScore } from '../rules/round-score';
import {
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
import { KEY, PRIZE } from '../rules/units';
import { factsOf } from './facts';
import { legalIn } from './legal';
import { unitOf } from './pool';

/** How many positions are followed at once, and for how many decisions. */
const WIDTH = 5;
const DEPTH = 10;

/** Points of a seat with those of this round's scoring, whether it is still to come or done. */
function worthIn(round: number | undefined, state: State, seat: Seat): number {
  const isOpen = state.now[ROUND] === round && state.now[PHASE] !== OVER;
  return (state.score[seat] ?? 0) + (isOpen ? roundScore(state, seat) : 0);
}

/** What an action alone changes for a seat: points at once, and at the end of this round. */
export function gainOf(state: State, action: Action, seat: Seat): number {
  const round = state.now[ROUND];
  const { after } = lookAhead(rules, state, [action]);
  return worthIn(round, after, seat) - worthIn(round, state, seat);
}

/** The most an action can bring the seat to act, by a quick search of the rest of its turn. */
export function bestGain(state: State, action: Action, seat: Seat): number {
  return bestAfter(state, action, seat, ({ now }) => now[PHASE] === RESOLVE && now[SEAT] === seat);
}

/** The same of a ?-token or ?-card alone: with the steps and tiles it gives, without what else is pending. */
export function bestAlone(state: State, action: Action, seat: Seat): number {
  const alone = changedCopy(rules, state, ({ must, may }) => {
    must.fill(0);
    may.fill(0);
    may[unitOf(action)] = 1;
  });
  return bestGain(alone, action, seat);
}

/** The same, only as far as tiles in hand go on to other slots. */
export function bestPut(state: State, action: Action, seat: Seat): number {
  return bestAfter(state, action, seat, ({ now }) => now[LOCK] === HAND_LOCK);
}

function bestAfter(
  state: State,
  action: Action,
  seat: Seat,
  goesOn: (state: State) => boolean,
): number {
  const round = state.now[ROUND];
  const turn = rules.turn(state);
  const into = new Int32Array(rules.max);
  let open = [lookAhead(rules, state, [action]).after];
  let best = Number.NEGATIVE_INFINITY;
  for (let depth = 0; open.length > 0; depth++) {
    const next = new Map<number, { readonly state: State; readonly worth: number }>();
    for (const one of open) {
      if (depth === DEPTH || rules.turn(one) !== turn || !goesOn(one)) {
        best = Math.max(best, worthIn(round, one, seat));
        continue;
      }
      const count = rules.list(one, into);
      for (const follow of into.subarray(0, count)) {
        const then = apply(rules, one, follow);
        next.set(keyOf(then), { state: then, worth: worthIn(round, then, seat) + promise(then) });
      }
    }
    open = [...next.values()]
      .sort((one, other) => other.worth - one.worth)
      .slice(0, WIDTH)
      .map((one) => one.state);
  }
  return best - worthIn(round, state, seat);
}

/** What is pending is followed as if its points had been taken; only the points themselves count in the end. */
function promise(state: State): number {
  return KEY_POINTS.points * pending(state, KEY) + PRIZE_POINTS * pending(state, PRIZE);
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
  /** Points of this round, with whatever it sends on put as well as can be. */
  readonly gain: number;
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
