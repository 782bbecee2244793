import { useState } from 'preact/hooks';
import { Button, type ButtonProps } from '../button';
import type { WarningProps } from './warning';
import { WarningSheet } from './warning-sheet';
import { useWarningWords } from './words';

interface AskingButtonProps
  extends Omit<ButtonProps, 'onClick' | 'pressed' | 'expanded'>,
    Pick<WarningProps, 'question' | 'onGo'> {
  /** The answer that does it, where it is another text than the button's. */
  readonly go?: string;
  /** What would be lost, in a sentence or two. */
  readonly warning: string;
}

/** A button that asks before it does something that cannot be taken back, or that loses something. */
export function AskingButton({ question, warning, go, onGo, ...button }: AskingButtonProps) {
  const words = useWarningWords();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsks(true)} />
      <WarningSheet
        open={asks}
        question={question}
        stay={words.cancel}
        go={go ?? button.children}
        onStay={() => setAsks(false)}
        onGo={() => {
          setAsks(false);
          onGo();
        }}
      >
        <p>{warning}</p>
      </WarningSheet>
    </>
  );
}
