import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Scrolling } from '../../../../ui/scrolling';
import { useTableWords } from '../../../../ui/table-words';
import { TurnNotice } from '../../../../ui/turn/turn-panel';
import type { Notice } from '../../../../ui/turn/use-choice';
import './frame.css';

interface FrameProps {
  /** The one thing that is asked. */
  readonly question: ComponentChildren;
  readonly note?: ComponentChildren;
  readonly notice: Notice;
  readonly children?: ComponentChildren;
  /** Buttons that stay in sight. */
  readonly foot?: ComponentChildren;
  /** With another one the question takes the focus that a button has lost. */
  readonly step: string;
}

/** The frame of every panel: a question, what can be answered, and the buttons. */
export function Frame({ question, note, notice, children, foot, step }: FrameProps) {
  const words = useTableWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    first.current = false;
  }, [step]);
  return (
    <section class="f-ask turn-panel" aria-label={words.turn}>
      <header class="f-ask__head">
        <h2 ref={heading} tabIndex={-1}>
          {typeof question === 'string' ? <span class="f-ask__ask">{question}</span> : question}
        </h2>
        {note && <p>{note}</p>}
      </header>
      <Scrolling class="f-ask__body">
        <TurnNotice {...notice} />
        {children}
      </Scrolling>
      {foot && <footer class="f-ask__foot">{foot}</footer>}
    </section>
  );
}
