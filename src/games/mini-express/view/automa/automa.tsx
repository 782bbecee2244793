import { StepButtons } from '../../../../ui/steps/step-buttons';
import { StepList } from '../../../../ui/steps/step-list';
import { TurnPanel } from '../../../../ui/turn/turn-panel';
import type { TableExtraWords } from '../../words/en/extra-table';
import type { Voice } from '../voice';
import { AutomaTileMark } from './automa-tile';
import type { AutomaStep } from './steps';
import type { AutomaShow } from './use-show';

interface AutomaPanelProps {
  readonly show: AutomaShow;
  readonly voice: Voice;
  readonly extra: TableExtraWords;
  readonly onStep: (at: number) => void;
  readonly onClose: () => void;
}

/** The automa's turn in sentences, one step after the other. One tap ends it. */
export function AutomaPanel({ show, voice, extra, onStep, onClose }: AutomaPanelProps) {
  const steps = show.steps.map((step) => ({
    mark: <Tile step={step} words={extra} />,
    text: step.events.flatMap((event) => voice.event(event) ?? []).join(' '),
  }));
  return (
    <TurnPanel
      title={extra.automaTurn}
      legend="bag"
      onClose={onClose}
      takesFocus
      foot={<StepButtons at={show.at} of={steps.length} onStep={onStep} onClose={onClose} />}
    >
      <StepList steps={steps} at={show.at} closes={show.fresh} onStep={onStep} onClose={onClose} />
    </TurnPanel>
  );
}

/** The tile that a step draws. */
function Tile({ step, words }: { step: AutomaStep; words: TableExtraWords }) {
  const drawn = step.events.flatMap((event) =>
    event.event === 'draw' && event.tile !== 'refresh' ? [event.tile] : [],
  );
  const last = drawn.at(-1);
  return last ? <AutomaTileMark tile={{ city: last[0], company: last[1] }} words={words} /> : null;
}
