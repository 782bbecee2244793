import { TableOfContents } from 'lucide-preact';
import { useRef, useState } from 'preact/hooks';
import { Button } from '../../ui/button';
import { useRulesWords } from './words';

export interface ContentsProps {
  readonly chapters: readonly string[];
  readonly onGo: (chapter: string) => void;
}

/** A button that lists the chapters below itself, each as a button that leads to it. */
export function Contents({ chapters, onGo }: ContentsProps) {
  const words = useRulesWords();
  const whole = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const closeBy = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    // Only the list: the rules may be in a sheet.
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    whole.current?.querySelector('button')?.focus();
  };
  const closeBehind = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !whole.current?.contains(relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its buttons do.
    <div class="contents" ref={whole} onKeyDown={closeBy} onFocusOut={closeBehind}>
      <Button icon={TableOfContents} expanded={open} onClick={() => setOpen(!open)}>
        <span class="contents__word">{words.contents}</span>
      </Button>
      {open && (
        <nav class="contents__list" aria-label={words.contents}>
          <ol>
            {chapters.map((chapter) => (
              <li key={chapter}>
                <button
                  type="button"
                  class="contents__one"
                  onClick={() => {
                    setOpen(false);
                    onGo(chapter);
                  }}
                >
                  {chapter}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}
