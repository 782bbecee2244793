import type { ComponentChildren } from 'preact';
import { TurnPanel } from '../turn/turn-panel';
import { StepButtons } from './step-buttons';
import { StepList, type StepListProps } from './step-list';
import type { StepShow } from './use-step-show';

interface StepShowPanelProps extends Omit<StepListProps, 'at' | 'closes'> {
  readonly title: ComponentChildren;
  /** The part of the table whose figures a legend explains. */
  readonly legend?: string;
  /** The current step; what was just played closes by itself. */
  readonly show: Pick<StepShow<unknown>, 'at' | 'fresh'>;
  /** Content before the steps. */
  readonly children?: ComponentChildren;
}

/** What follows an action, one step after the other, over what is asked; one tap ends it. */
export function StepShowPanel({ title, legend = '', show, children, ...list }: StepShowPanelProps) {
  const { steps, onStep, onClose } = list;
  return (
    <TurnPanel
      title={title}
      legend={legend}
      onClose={onClose}
      takesFocus
      foot={<StepButtons at={show.at} of={steps.length} onStep={onStep} onClose={onClose} />}
    >
      {children}
      <StepList {...list} at={show.at} closes={show.fresh} />
    </TurnPanel>
  );
}
