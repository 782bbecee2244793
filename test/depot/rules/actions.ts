import { actionsFrom } from '../../../src/kit/action-kind';
import { bid, pass } from './bid';
import { dividend, invest } from './company';
import type { Event } from './events';
import type { DepotKind } from './kind';
import type { Refusal } from './refusals';
import { phaseOf, type State } from './state';
import { borrow, deliver, done, draw, load } from './work';

/** Every kind of action, in the order of the lister. */
const KINDS = [pass, bid, draw, load, deliver, borrow, done, dividend, invest] as const;
export type Kind = DepotKind & { readonly do: (typeof KINDS)[number]['do'] };

export const {
  actionOf,
  kindOf,
  argsOf,
  rules: actions,
} = actionsFrom<State, Event, Refusal, Kind>({
  kinds: KINDS,
  kindBits: 4,
  isOver: (state) => phaseOf(state) === 'over',
  refusals: {
    over: { because: 'over' },
    noAction: { because: 'no-action' },
    misplaced: () => ({ because: 'wrong-phase' }),
  },
});

/** The most legal actions of any position: pass, and every bid. */
export const MOST_ACTIONS = 9;
