import { X } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button, IconButton } from '../button';
import { Scrolling } from '../scrolling';
import { useTableWords } from '../table-words';
import { Ask } from './ask-rules';
import { ConfirmButton } from './confirm-button';
import './turn.css';
import type { Notice } from './use-choice';

interface TurnPanelProps {
  readonly title: ComponentChildren;
  /** The part of the table whose figures a legend explains. */
  readonly legend?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons that stay visible. */
  readonly foot?: ComponentChildren;
  /** Takes the focus when it opens, because the next action is in it. */
  readonly takesFocus?: boolean;
}

/** The frame of every step of a choice: a heading, the possible actions, and the buttons. */
export function TurnPanel({ legend = '', ...props }: TurnPanelProps) {
  const words = useTableWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const asked = useRef<string | null>(null);
  const goToOpen = () => openQuestion(body.current)?.scrollIntoView({ block: 'nearest' });
  useEffect(() => {
    // The next open question comes into sight, but only once: then the user may scroll away from it.
    const open = openQuestion(body.current)?.firstElementChild?.textContent ?? null;
    if (open !== asked.current) goToOpen();
    asked.current = open;
  });
  const { takesFocus } = props;
  useEffect(() => {
    const title = heading.current;
    // A button in the panel may have the focus already: taking it away would lose the key press that follows.
    const isEntered = title?.closest('section')?.contains(document.activeElement);
    if (takesFocus && !isEntered) title?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section class="turn-panel" aria-label={words.turn}>
      <header class="line turn-panel__head">
        <h2 ref={heading} tabIndex={-1}>
          {props.title}
        </h2>
        <Ask legend={legend} />
        <IconButton name={words.close} icon={X} onClick={props.onClose} />
      </header>
      <Scrolling class="turn-panel__body" box={body}>
        {props.children}
      </Scrolling>
      {props.foot && (
        <footer class="turn-panel__foot" onClickCapture={goToOpen}>
          {props.foot}
        </footer>
      )}
    </section>
  );
}

/** The first unanswered question of a panel. */
function openQuestion(body: Element | null): Element | null {
  return body?.querySelector('.question[data-open]') ?? null;
}

interface ConfirmBarProps {
  readonly onBack: () => void;
  /** Null where no player here may act. */
  readonly onConfirm: (() => void) | null;
  /** Something is still undecided; a tap says what. */
  readonly dimmed: boolean;
  readonly busy: boolean;
}

/** Back and Confirm, for the footer of a panel. */
export function ConfirmBar({ onBack, onConfirm, dimmed, busy }: ConfirmBarProps) {
  const words = useTableWords();
  return (
    <>
      <Button onClick={onBack}>{words.back}</Button>
      {onConfirm && (
        <ConfirmButton dimmed={dimmed} busy={busy} onClick={onConfirm}>
          {words.confirm}
        </ConfirmButton>
      )}
    </>
  );
}

interface QuestionGroupProps<Answer extends number | string> {
  readonly question: string;
  readonly answers: readonly Answer[];
  /** Null while it is undecided. */
  readonly chosen: Answer | null;
  readonly face: (answer: Answer) => ComponentChildren;
  readonly onAnswer: (answer: Answer) => void;
}

/** A question with a button for each answer. */
export function QuestionGroup<Answer extends number | string>(props: QuestionGroupProps<Answer>) {
  return (
    <fieldset class="row question" data-open={props.chosen === null || undefined}>
      <legend>{props.question}</legend>
      {props.answers.map((answer) => (
        <Button
          key={answer}
          pressed={answer === props.chosen}
          onClick={() => props.onAnswer(answer)}
        >
          {props.face(answer)}
        </Button>
      ))}
    </fieldset>
  );
}

/** Why the last tap did nothing, and a link to the rule behind it. Always rendered, so that it is read out. */
export function TurnNotice({ text, because }: Notice) {
  return (
    <div class="line turn-notice" role="status">
      {text}
      <Ask why={because} />
    </div>
  );
}
