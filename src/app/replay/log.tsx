import { useEffect, useRef } from 'preact/hooks';
import { memo } from '../../ui/memo';
import type { ReplayStep } from './steps';

export interface LogProps {
  readonly steps: readonly ReplayStep[];
  readonly at: number;
  readonly onGo: (step: number) => void;
}

/** What happened, step by step; a tap goes there. One stop for the keyboard: up and down lead along. */
export function Log({ steps, at, onGo }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const room = list.current?.parentElement;
    if (!room) return;
    // At once, and again whenever it gets another room: in a sheet that opens, above a chart that comes.
    const follow = new ResizeObserver(() =>
      list.current?.children[at]?.scrollIntoView({ block: 'nearest' }),
    );
    follow.observe(room);
    return () => follow.disconnect();
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (!steps[to]) return;
    onGo(to);
    list.current?.children[to]?.querySelector('button')?.focus();
  };
  return (
    <ol class="log" ref={list} onKeyDown={onKeyDown}>
      {steps.map((step, number) => (
        <LoggedStep
          key={step.entries}
          step={step}
          number={number}
          onGo={onGo}
          current={number === at}
        />
      ))}
    </ol>
  );
}

interface LoggedStepProps {
  readonly step: ReplayStep;
  readonly number: number;
  readonly current: boolean;
  readonly onGo: (step: number) => void;
}

/** There are many, and a finger along the slider changes two at a time. */
const LoggedStep = memo(({ step, number, current, onGo }: LoggedStepProps) => (
  <li>
    <button
      type="button"
      class="log__step"
      tabIndex={current ? 0 : -1}
      aria-current={current ? 'step' : undefined}
      onClick={() => onGo(number)}
    >
      <span class="log__number">{step.entries}</span>
      <span>{step.sentences.join(' ')}</span>
    </button>
  </li>
));
