import type { ComponentChildren } from 'preact';
import { TurnPanel } from '../turn/turn-panel';
import { StepButtons } from './step-buttons';
import { StepList, type StepListProps } from './step-list';
import type { StepShow } from './use-step-show';

interface StepShowPanelProps extends Pick<StepListProps, 'steps'> {
  readonly title: ComponentChildren;
  /** The part of the table whose figures a legend explains. */
  readonly legend?: string;
  /** The show; what was just played closes by itself. */
  readonly showing: {
    readonly show: Pick<StepShow<unknown>, 'at' | 'fresh'> | null;
    readonly goTo: (at: number) => void;
    readonly close: () => void;
  };
  /** Content before the steps. */
  readonly children?: ComponentChildren;
}

/** What follows an action, one step after the other, over what is asked; one tap ends it. */
export function StepShowPanel({ legend = '', steps, showing, ...props }: StepShowPanelProps) {
  const { show, goTo, close } = showing;
  if (!show) return null;
  return (
    <TurnPanel
      title={props.title}
      legend={legend}
      onClose={close}
      takesFocus
      foot={<StepButtons at={show.at} of={steps.length} onStep={goTo} onClose={close} />}
    >
      {props.children}
      <StepList steps={steps} at={show.at} closes={show.fresh} onStep={goTo} onClose={close} />
    </TurnPanel>
  );
}
