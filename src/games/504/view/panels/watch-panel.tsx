import type { State } from '../../rules/state';
import { explainedLines } from '../board/hex-text';
import type { Choice } from '../choice';
import type { Facts } from '../facts';
import { hexName } from '../places';
import type { Voice } from '../voice';
import './watch-panel.css';

interface WatchProps {
  readonly state: State;
  readonly facts: Facts;
  readonly choice: Choice;
  readonly voice: Voice;
}

/** Who decides now, for those who wait, and what lies on the hex that was tapped. */
export function WatchPanel({ state, facts, choice, voice }: WatchProps) {
  if (facts.toAct === null && choice.step !== 'hex') return null;
  return (
    <div class="f-watch">
      {facts.toAct !== null && (
        <p>
          <b>{voice.table.waiting(voice.seat(facts.toAct))}</b>
        </p>
      )}
      {choice.step === 'hex' && (
        <p>
          {[hexName(state, choice.hex, voice), ...explainedLines(state, choice.hex, voice)].join(
            '. ',
          )}
        </p>
      )}
    </div>
  );
}
