import { count } from '../../../../../kit/reading';
import type { Emit } from '../../../../../kit/rules';
import { beginCapitals } from '../../../rules/base/capital';
import { startRound } from '../../../rules/base/flow';
import { CAPITAL_PHASE } from '../../../rules/base/phases';
import { AT, PHASE } from '../../../rules/state/fields';
import { add } from '../../../rules/state/listing';
import { type ActionKind, codeOf, type Phase, packAction } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { hasBids, seatOf } from './bids';
import { PLACE_PHASE } from './phases';

const PLACE = codeOf(3, 1);

/** M3.4: a seat takes a free place in the order, and where capitals are chosen its capital next. */
export const place: ActionKind<State> = {
  code: PLACE,
  do: 'place',
  keys: ['place'],
  read: (form, state) => count(form.place, 'place', state.seats - 1),
  write: (at) => ({ place: at }),
  belongs: ({ now }) => now[PHASE] === PLACE_PHASE,
  refusal: ({ places }, at) => (places[at] === 0 ? null : { because: 'taken' }),
  play(state, at) {
    state.places[at] = 1 + seatOf(state);
  },
  follow(state, _at, emit) {
    if (choosesCapitals(state)) state.now[PHASE] = CAPITAL_PHASE;
    else nextToPick(state, emit);
  },
};

export const placePhase: Phase<State> = {
  code: PLACE_PHASE,
  name: 'place',
  seat: seatOf,
  owner: () => -1,
  list(state, into) {
    for (let at = 0; at < state.seats; at++)
      if (state.places[at] === 0) add(into, packAction(PLACE, at));
  },
};

function choosesCapitals({ world }: State): boolean {
  return !world.company && world.map.capitals === 'different';
}

/** After a capital that follows a pick; false: there were no bids. */
export function capitalChosen(state: State, emit?: Emit<State>): boolean {
  if (!hasBids(state)) return false;
  nextToPick(state, emit);
  return true;
}

function nextToPick(state: State, emit?: Emit<State>): void {
  const { now, order, places, seats } = state;
  state.turns[0]++;
  now[AT]++;
  if (now[AT] < seats) {
    now[PHASE] = PLACE_PHASE;
    return;
  }
  for (let at = 0; at < seats; at++) order[at] = places[at] - 1;
  places.fill(0);
  if (choosesCapitals(state)) startRound(state, emit);
  else beginCapitals(state, emit);
}
