import { oncePer } from '../../../kit/once-per';
import type { Action } from '../../../kit/rules';
import { rules } from '../rules';
import { argsOf, type Kind, kindOf } from '../rules/actions';
import { build } from '../rules/build';
import { ship } from '../rules/delivery';
import { firstOf, secondOf } from '../rules/kind';
import type { State } from '../rules/state';
import { urbanize } from '../rules/urbanize';

/** What the seat to act may do, as the lister says, sorted for the screen. */
export interface Legal {
  /** In the lister's order. */
  readonly all: readonly Action[];
  /** Builds by their hex. */
  readonly builds: ReadonlyMap<number, readonly Action[]>;
  /** New cities that may be laid, by letter: the hexes of towns. */
  readonly newCities: ReadonlyMap<number, readonly number[]>;
  /** Cubes that can be shipped: by city the colors. */
  readonly ships: ReadonlyMap<number, readonly number[]>;
}

const listed = new Int32Array(rules.max);

export const legalIn = oncePer((state: State): Legal => {
  const all = [...listed.subarray(0, rules.list(state, listed))];
  const ofKind = (kind: Kind) => all.filter((action) => kindOf(action) === kind);
  return {
    all,
    builds: grouped(ofKind(build), first, (action) => action),
    newCities: grouped(ofKind(urbanize), second, first),
    ships: grouped(ofKind(ship), first, second),
  };
});

/** The legal actions of one kind. */
export function legalOf(state: State, kind: Kind): readonly Action[] {
  return legalIn(state).all.filter((action) => kindOf(action) === kind);
}

const first = (action: Action) => firstOf(argsOf(action));
const second = (action: Action) => secondOf(argsOf(action));

function grouped<Value>(
  actions: readonly Action[],
  key: (action: Action) => number,
  value: (action: Action) => Value,
): ReadonlyMap<number, readonly Value[]> {
  const groups = new Map<number, Value[]>();
  for (const action of actions) {
    const group = groups.get(key(action));
    if (group) group.push(value(action));
    else groups.set(key(action), [value(action)]);
  }
  return groups;
}
