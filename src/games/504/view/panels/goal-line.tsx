import type { State } from '../../rules/state/state';
import type { Voice } from '../model/base/voice';
import { endingOf } from '../model/ending';
import { goalIn } from '../model/table';
import './goal-line.css';

/** What ends the match, always in sight; where all go there together, with how far they are. */
export function GoalLine({ state, voice }: { readonly state: State; readonly voice: Voice }) {
  const together = goalIn(state)?.together?.(state);
  return (
    <p class="f-goal">
      {together && <progress value={together.has} max={together.needs} aria-hidden="true" />}
      {endingOf(state, voice)}
    </p>
  );
}
