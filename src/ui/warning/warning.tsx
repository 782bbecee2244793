import { TriangleAlert } from 'lucide-preact';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../button';
import { useNextFrame } from '../next-frame';
import { Scrolling } from '../scrolling';
import { lastTap } from '../tap-guard';
import { Unseen } from './unseen';
import './warning.css';

export interface WarningProps {
  /** What is asked, as a question. */
  readonly question: string;
  /** What would be lost. */
  readonly children: ComponentChildren;
  /** The labels of the two answers: to leave everything as it is, and to do it. */
  readonly stay: string;
  readonly go: ComponentChildren;
  readonly onStay: () => void;
  readonly onGo: () => void;
  readonly busy?: boolean;
}

/**
 * The one question of the app before something is done that cannot be taken back or loses something; docs/warnings.md says
 * what asks. It takes the focus and is read out, no tap counts before it has had time to be seen, and under the finger that
 * asked lies the safe answer.
 */
export function Warning(props: WarningProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [titleId, textId] = [useId(), useId()];
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section
      class="warning turn-panel"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      data-question
    >
      <WarningContent {...props} heading={heading} titleId={titleId} textId={textId} />
    </section>
  );
}

interface ContentProps extends WarningProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly titleId: string;
  readonly textId: string;
}

/** What every warning consists of, in a panel as in a sheet. */
export function WarningContent({
  question,
  children,
  heading,
  titleId,
  textId,
  ...answers
}: ContentProps) {
  return (
    <>
      <header class="line warning__head">
        <TriangleAlert size={20} aria-hidden="true" />
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {question}
        </h2>
      </header>
      <Scrolling class="warning__text" id={textId}>
        {children}
      </Scrolling>
      <Answers {...answers} />
      <Unseen />
    </>
  );
}

type AnswersProps = Omit<WarningProps, 'question' | 'children'>;

function Answers({ stay, go, onStay, onGo, busy = false }: AnswersProps) {
  const foot = useRef<HTMLElement>(null);
  const painted = useNextFrame();
  const [placed, setPlaced] = useState(false);
  const [turned, setTurned] = useState(false);
  // A sheet has no places before it is painted.
  useLayoutEffect(() => {
    const [first, second] = foot.current?.children ?? [];
    if (!painted || !first || !second) return;
    setTurned(isTapNearer(second, first));
    setPlaced(true);
  }, [painted]);
  const answers = [
    <Button key="stay" kind="primary" onClick={onStay}>
      {stay}
    </Button>,
    <Button key="go" busy={busy} onClick={onGo}>
      {go}
    </Button>,
  ];
  return (
    <footer
      ref={foot}
      class={placed ? 'warning__answers' : 'warning__answers later'}
      data-turned={turned || undefined}
      onKeyDownCapture={ignoreHeldKey}
    >
      {turned ? answers.reverse() : answers}
    </footer>
  );
}

/** A key that is still held down since the question was asked answers nothing. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}

/** Whether the last tap lies nearer to the second of two elements that lie side by side. */
function isTapNearer(second: Element, first: Element): boolean {
  const tap = lastTap();
  const away = (element: Element, x: number) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.abs(x - (left + right) / 2);
  };
  return tap !== null && away(second, tap.x) < away(first, tap.x);
}
