import { ScrollText } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/button';
import { Scrolling } from '../../ui/scrolling';
import { useReplayWords } from './words';

/** What led to the position on show; where the log does not stand beside the board, its button. */
export function Said({
  sentences,
  onOpen,
  children,
}: {
  readonly sentences: readonly string[];
  readonly onOpen: () => void;
  readonly children: ComponentChildren;
}) {
  const words = useReplayWords();
  return (
    <div class="said">
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
