import { rules } from '../../../../src/games/age-of-steam/rules';
import type { Event } from '../../../../src/games/age-of-steam/rules/events';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import { unwrap } from '../../../../src/kit/result';
import type { Action, Seat } from '../../../../src/kit/rules';
import { options } from '../support/positions';
import match from './whole-match.json';

/** A match from its beginning to its end. */
interface WholeMatch {
  readonly states: readonly State[];
  readonly plies: readonly {
    readonly seat: Seat;
    readonly action: Action;
    readonly events: readonly Event[];
  }[];
}

/** A match of four computers that know the game, as written actions: links, long routes, new cities, nobody out. */
export function wholeMatch(): WholeMatch {
  const begun = unwrap(rules.begin(options, match.seats, match.seed));
  const states: State[] = [rules.clone(begun)];
  const plies = match.actions.map((written) => {
    const action = rules.action.read(written, begun);
    if (typeof action !== 'number') throw new Error(`${JSON.stringify(written)} cannot be read`);
    const seat = rules.toAct(begun) ?? 0;
    const refusal = rules.refusal(begun, action);
    if (refusal) throw new Error(`the recorded match is no longer legal: ${refusal.because}`);
    const events: Event[] = [];
    rules.play(begun, action, (event) => events.push(event));
    states.push(rules.clone(begun));
    return { seat, action, events };
  });
  return { states, plies };
}
