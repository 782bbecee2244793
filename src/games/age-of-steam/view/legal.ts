import { perPosition } from '../../../kit/per-position';
import type { Action } from '../../../kit/rules';
import { rules } from '../rules';
import { BUILD_KIND, kindOf, oneOf, SHIP_KIND, twoOf, URBANIZE_KIND } from '../rules/action';
import type { State } from '../rules/state';

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

export const legalIn = perPosition((state: State): Legal => {
  const all = [...listed.subarray(0, rules.list(state, listed))];
  const ofKind = (kind: number) => all.filter((action) => kindOf(action) === kind);
  return {
    all,
    builds: grouped(ofKind(BUILD_KIND), oneOf, (action) => action),
    newCities: grouped(ofKind(URBANIZE_KIND), twoOf, oneOf),
    ships: grouped(ofKind(SHIP_KIND), oneOf, twoOf),
  };
});

/** The legal actions of one kind. */
export function legalOf(state: State, kind: number): readonly Action[] {
  return legalIn(state).all.filter((action) => kindOf(action) === kind);
}

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
