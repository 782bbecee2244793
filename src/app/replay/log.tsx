import { useEffect, useRef } from 'preact/hooks';
import type { ReplayStep } from './steps';

export interface LogProps {
  readonly steps: readonly ReplayStep[];
  readonly at: number;
  readonly onGo: (step: number) => void;
}

/** What happened, step by step; a tap goes there. */
export function Log({ steps, at, onGo }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // A frame later: inside a sheet the list is only now being shown.
    const frame = requestAnimationFrame(() =>
      list.current?.children[at]?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [at]);
  return (
    <ol class="log" ref={list}>
      {steps.map(({ entries, sentences }, number) => (
        <li key={entries}>
          <button
            type="button"
            class="log__step"
            aria-current={number === at ? 'step' : undefined}
            onClick={() => onGo(number)}
          >
            <span class="log__number">{entries}</span>
            <span>{sentences.join(' ')}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
