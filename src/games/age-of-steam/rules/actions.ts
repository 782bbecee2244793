import { actionsFrom } from '../../../kit/action-kind';
import { bid, drop, passBid, stand } from './auction';
import { build, done } from './build';
import { go, ship } from './delivery';
import type { Event } from './events';
import { issue } from './issue';
import { placeOf, type SteamKind } from './kind';
import { engine, passMove } from './move';
import { draw, passDraw, place } from './production';
import type { Refusal } from './refusals';
import { select } from './select';
import { OVER, PHASE, type State } from './state';
import { urbanize } from './urbanize';

/** Every kind of action, in the order of the lister. */
export const KINDS = [
  ...[issue, stand, drop, passBid, bid, select],
  ...[done, urbanize, build, passMove, engine, ship, go],
  ...[draw, passDraw, place],
] as const;
export type Kind = SteamKind & { readonly do: (typeof KINDS)[number]['do'] };

export const {
  actionOf,
  kindOf,
  argsOf,
  codeOf,
  rules: actions,
} = actionsFrom<State, Event, Refusal, Kind>({
  kinds: KINDS,
  kindBits: 5,
  isOver: ({ turn }) => turn[PHASE] === OVER,
  placeOf,
  refusals: {
    over: { because: 'over' },
    noAction: { because: 'no-action' },
    misplaced: () => ({ because: 'wrong-phase' }),
  },
});

/** The most legal actions of any position: bids of every sum that an action can name. */
export const MOST_ACTIONS = 10_240;
