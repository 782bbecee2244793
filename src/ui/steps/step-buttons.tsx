import { useContext } from 'preact/hooks';
import { Button } from '../button';
import { useTableWords } from '../table-words';
import { guardLastTap } from '../tap-guard';
import { StepsByHandContext } from './use-step-show';

export interface StepButtonsProps {
  readonly at: number;
  readonly of: number;
  readonly onStep: (at: number) => void;
  readonly onClose: () => void;
}

/** Below a show of steps: the next one where they wait for it, and the end of all of them. */
export function StepButtons({ at, of, onStep, onClose }: StepButtonsProps) {
  const words = useTableWords();
  const { byHand } = useContext(StepsByHandContext);
  const more = byHand && at < of - 1;
  // A second tap in its place is not meant for what is asked there next.
  const close = () => {
    guardLastTap()();
    onClose();
  };
  if (!more)
    return (
      <Button wide kind="primary" onClick={close}>
        {words.goOn}
      </Button>
    );
  return (
    <>
      <Button onClick={close}>{words.skipSteps}</Button>
      <Button kind="primary" onClick={() => onStep(at + 1)}>
        {words.nextStep}
      </Button>
    </>
  );
}
