import { X } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../../../../ui/button';
import { Scrolling } from '../../../../ui/scrolling';
import type { TopicWord } from '../../words/topic-words';
import type { Words } from '../../words/words';
import { Ask } from './ask';
import './turn.css';

interface TurnPanelProps {
  readonly title: ComponentChildren;
  readonly words: Words;
  /** The part of the table that a legend explains. */
  readonly legend: TopicWord;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** The buttons that stay in sight. */
  readonly foot?: ComponentChildren;
  /** Comes into focus, because what is to be done next is in here. */
  readonly takesFocus?: boolean;
}

/** The frame of every step of a turn: a sign, what can be done, and the buttons. */
export function TurnPanel(props: TurnPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { takesFocus } = props;
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section class="mx-turn" aria-label={props.words.table.turn}>
      <header class="mx-turn__head">
        <h2 ref={heading} tabIndex={-1}>
          {props.title}
        </h2>
        <Ask legend={props.legend} words={props.words.table} />
        <IconButton name={props.words.table.close} icon={X} onClick={props.onClose} />
      </header>
      <Scrolling class="mx-turn__body">{props.children}</Scrolling>
      {props.foot && <footer class="mx-turn__foot">{props.foot}</footer>}
    </section>
  );
}
