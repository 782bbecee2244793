import { ok, unwrap } from '../../../src/kit/result';
import type { AnyRules } from '../../../src/kit/rules';
import { type Beans, rules as beans } from '../../tiny-game/rules';

/** Beans where a turn is two takes, for up to six seats. */
export const steps: AnyRules = {
  ...beans,
  setups: { ...beans.setups, seats: () => [2, 3, 4, 5, 6] },
  begin(options, seats, seed) {
    const state = unwrap(beans.begin(options, 2, seed));
    (state as Beans).taken.push(...Array.from({ length: seats - 2 }, () => 0));
    return ok(state);
  },
  turn: (state) => Math.floor((state as Beans).turns / 2),
  play(state, action, emit) {
    const table = state as Beans;
    const seat = table.next;
    beans.play(state, action, emit);
    if (table.turns % 2 === 1) table.next = seat;
  },
};
