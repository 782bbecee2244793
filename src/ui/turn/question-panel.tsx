import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Scrolling } from '../scrolling';
import { useTableWords } from '../table-words';
import './turn.css';
import { TurnNotice } from './turn-panel';
import type { Notice } from './use-choice';

export interface QuestionPanelProps {
  /** The game's own, also the beginning of those of head, body and foot. */
  readonly class: string;
  /** The one thing that is asked. */
  readonly question: ComponentChildren;
  /** Content beside or below the question. */
  readonly note?: ComponentChildren;
  readonly notice: Notice;
  readonly children?: ComponentChildren;
  /** Buttons that stay in sight. */
  readonly foot?: ComponentChildren;
  /** A step of the same decision: with another one the question takes the focus that a button has lost. */
  readonly step: string;
}

/** A question, what can be answered, and the buttons: of games in which something is asked all the time. */
export function QuestionPanel({ class: own, step, ...props }: QuestionPanelProps) {
  const words = useTableWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    first.current = false;
  }, [step]);
  return (
    <section class={`${own} turn-panel`} aria-label={words.turn} data-question>
      <header class={`question-panel__head ${own}__head`}>
        <h2 ref={heading} tabIndex={-1}>
          {props.question}
        </h2>
        {props.note}
      </header>
      <Scrolling class={`question-panel__body ${own}__body`}>
        <TurnNotice {...props.notice} />
        {props.children}
      </Scrolling>
      {props.foot && <footer class={`question-panel__foot ${own}__foot`}>{props.foot}</footer>}
    </section>
  );
}
