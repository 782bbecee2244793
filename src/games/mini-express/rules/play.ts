import type { Action, Tell } from '../../../kit/rules';
import { BUILD_KIND, companyOf, DRAFT_KIND, kindOf } from './action';
import { playBuild } from './build';
import { playDraft } from './draft';
import { PHASE, PLAY, type State } from './state';
import { isLastRound } from './supply';
import { playTake } from './take';
import { endAction, isOpening, settle } from './turn';

/** Plays a legal action and all that follows from it without a decision. */
export function play(state: State, action: Action, tell?: Tell<State>): void {
  if (kindOf(action) === DRAFT_KIND) {
    playDraft(state, companyOf(action), tell);
    // The draft's last pick opens the first turn.
    if (state.turn[PHASE] === PLAY) settle(state, tell);
    return;
  }
  const wasOpening = isOpening(state);
  const wasLastRound = isLastRound(state);
  if (kindOf(action) === BUILD_KIND) playBuild(state, action, tell);
  else playTake(state, companyOf(action), tell);
  if (!wasLastRound && isLastRound(state)) tell?.({ event: 'last-round' }, state);
  endAction(state, companyOf(action), wasOpening, tell);
}
