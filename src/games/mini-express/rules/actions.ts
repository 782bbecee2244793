import { actionsFrom } from '../../../kit/action-kind';
import { KIND_BITS } from './action';
import { build } from './build';
import { draft } from './draft';
import type { Event } from './events';
import type { ExpressKind } from './kind';
import type { Refusal } from './refusals';
import { OVER, PHASE, type State } from './state';
import { take } from './take';

/** All kinds of actions (12). Their places are the numbers of the kinds in `action.ts`. */
export const { rules: actions } = actionsFrom<State, Event, Refusal, ExpressKind>({
  kinds: [draft, take, build],
  kindBits: KIND_BITS,
  isOver: (state) => state.turn[PHASE] === OVER,
  refusals: {
    over: { because: 'over' },
    noAction: { because: 'no-action' },
    misplaced: () => ({ because: 'wrong-phase' }),
    unexpectedKey: (key) => ({ because: 'unexpected-key', key }),
  },
});

/** The maximum number of legal actions in any position. */
export const MOST_ACTIONS = 16384;
