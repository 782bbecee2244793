import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Scrolling } from '../../../../ui/scrolling';
import { useTableWords } from '../../../../ui/table-words';
import { Ask } from '../../../../ui/turn/ask-rules';
import { TurnNotice } from '../../../../ui/turn/turn-panel';
import type { Notice } from '../../../../ui/turn/use-choice';
import { type TopicWord, whyTopic } from '../../words/topic-words';
import './ask-panel.css';

interface AskPanelProps {
  /** The one thing that is asked. */
  readonly question: string;
  /** A few words at the end of the same line. */
  readonly note?: string | undefined;
  readonly legend?: TopicWord;
  readonly notice: Notice;
  readonly children: ComponentChildren;
  /** Buttons that stay in sight. */
  readonly foot?: ComponentChildren;
  /** A step of the same decision: with another one the question takes the focus that a button has lost. */
  readonly step: string;
}

/** The frame of every phase's panel: a question, what can be answered, and the buttons. */
export function AskPanel(props: AskPanelProps) {
  const words = useTableWords();
  const { text, because } = props.notice;
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    first.current = false;
  }, [props.step]);
  return (
    <section class="aos-ask turn-panel" aria-label={words.turn}>
      <header class="aos-ask__head">
        <h2 ref={heading} tabIndex={-1}>
          {props.question}
        </h2>
        {props.note && <span>{props.note}</span>}
        {props.legend && <Ask legend={props.legend} />}
      </header>
      <Scrolling class="aos-ask__body">
        <TurnNotice text={text} because={whyTopic(because, props.legend)} />
        {props.children}
      </Scrolling>
      {props.foot && <footer class="aos-ask__foot">{props.foot}</footer>}
    </section>
  );
}
