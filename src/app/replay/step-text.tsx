import { ScrollText } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/button';
import { Scrolling } from '../../ui/scrolling';
import { useLogWords } from '../log/words';

/** What led to the shown position, with a button for the log where the log is not beside the board. */
export function StepText({
  sentences,
  onOpen,
  tight,
  children,
}: {
  readonly sentences: readonly string[];
  readonly onOpen: () => void;
  /** Several buttons are beside it. */
  readonly tight: boolean;
  readonly children: ComponentChildren;
}) {
  const words = useLogWords();
  return (
    <div class="said" data-tight={tight || undefined}>
      <Scrolling class="said__text" aria-live="polite">
        {sentences.join(' ')}
      </Scrolling>
      <span class="said__log">
        <Button icon={ScrollText} onClick={onOpen}>
          {words.log}
        </Button>
      </span>
      {children}
    </div>
  );
}
