import type { Action, Emit } from '../../../kit/rules';
import { BUILD_KIND, companyOf, DRAFT_KIND, kindOf } from './action';
import { playBuild } from './build';
import { playDraft } from './draft';
import { PHASE, PLAY, type State } from './state';
import { isLastRound } from './supply';
import { playTake } from './take';
import { endAction, isOpening, settle } from './turn';

/** Plays a legal action and everything that follows without a decision. */
export function play(state: State, action: Action, emit?: Emit<State>): void {
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
