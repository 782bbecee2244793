import { lookAhead } from '../../../kit/look-ahead';
import { oncePer } from '../../../kit/once-per';
import type { Action } from '../../../kit/rules';
import { TILE_IDS } from '../data/effects';
import { rules } from '../rules';
import { argsOf, kindOf } from '../rules/actions';
import { put, putLine, putOver } from '../rules/put';
import { SEAT, type State } from '../rules/state';
import { factsOf } from './facts';
import { bestPut } from './gain';
import { legalIn } from './legal';

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

/** Of an action that puts a locomotive: what comes of it. */
export function putOf(state: State, wanted: Action): Put | undefined {
  return putsOf(state).find(({ action }) => action === wanted);
}
