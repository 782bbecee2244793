import { Sheet } from '../../../../ui/sheet';
import type { State } from '../../rules/state/state';
import { Legend } from '../board/legend';
import type { Voice } from '../model/base/voice';
import type { PassedSteps } from '../model/panel-props';
import { PassedList } from '../pieces/passed-steps';
import { infosIn } from '../table/infos';

interface LookUpSheetProps {
  readonly open: boolean;
  readonly state: State;
  readonly voice: Voice;
  readonly passed: PassedSteps | null;
  readonly onClose: () => void;
}

/** Reference beside the map: the meaning of the pieces, and the figures of each module. */
export function LookUpSheet({ open, state, voice, passed, onClose }: LookUpSheetProps) {
  return (
    <Sheet open={open} title={voice.table.lookUp} onClose={onClose}>
      {passed && <PassedList passed={passed} voice={voice} />}
      <Legend state={state} voice={voice} />
      {infosIn(state).map((Info, at) => (
        <Info key={at} state={state} voice={voice} />
      ))}
    </Sheet>
  );
}
