import { copyFlat, packFlat } from '../../../kit/flat-state';
import { redraw } from '../../../kit/random';
import type { Action, Rules } from '../../../kit/rules';
import { BUILD_KIND, companyOf, DRAFT_KIND, kindOf } from './action';
import { readAction, writeAction } from './action-form';
import { begin } from './begin';
import { playBuild } from './build';
import { playDraft } from './draft';
import type { Emit, Event } from './events';
import { list, MOST_ACTIONS } from './list';
import { type Options, setups } from './options';
import { writePosition } from './position-write';
import { refusal } from './refusal';
import type { Refusal } from './refusals';
import { standing } from './scoring';
import { cloneState, PHASE, PLAY, type State, stateDraws, toAct, unpackState } from './state';
import { isLastRound } from './supply';
import { playTake } from './take';
import { endAction, isOpening, settle } from './turn';

/** Plays a legal action and everything that follows without a decision. */
function play(state: State, action: Action, emit?: Emit): void {
  if (kindOf(action) === DRAFT_KIND) {
    playDraft(state, companyOf(action), emit);
    state.turns[0]++;
    // The last pick of the draft starts the first turn.
    if (state.turn[PHASE] === PLAY) settle(state, emit);
    return;
  }
  const wasOpening = isOpening(state);
  const wasLastRound = isLastRound(state);
  if (kindOf(action) === BUILD_KIND) playBuild(state, action, emit);
  else playTake(state, companyOf(action), emit);
  if (!wasLastRound && isLastRound(state)) emit?.({ event: 'last-round' }, state);
  endAction(state, companyOf(action), wasOpening, emit);
}

/** Mini Express by Mark Gerrits (Moaideas Game Design), clauses 1 to 12. */
export const rules: Rules<State, Options, Event, Refusal> = {
  id: 'mini-express',
  version: 1,
  setups,
  begin,
  options: (state) => state.options,
  seats: (state) => state.seats,
  toAct,
  turn: (state) => state.turns[0],
  max: MOST_ACTIONS,
  list,
  refusal,
  play,
  clone: cloneState,
  copy: copyFlat,
  pack: packFlat,
  unpack: unpackState,
  // Nothing is hidden from a seat but the draws to come.
  determinize: (state, _seat, random) => redraw(state.random, random),
  draws: stateDraws,
  standing,
  action: { read: readAction, write: writeAction },
  position: { write: writePosition },
};
