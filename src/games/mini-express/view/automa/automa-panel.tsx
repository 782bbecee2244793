import { StepShowPanel } from '../../../../ui/steps/step-show-panel';
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
    <StepShowPanel
      title={extra.automaTurn}
      legend="bag"
      steps={steps}
      show={show}
      onStep={onStep}
      onClose={onClose}
    />
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
