import type { ComponentChildren } from 'preact';
import { Scrolling } from '../scrolling';
import './watch.css';

interface WatchProps {
  /** Who decides now, in a sentence; null once the match is over. */
  readonly waiting: string | null;
  /** What else those who wait want to know. */
  readonly children?: ComponentChildren;
}

/** In the place of a question, for those who wait. */
export function Watch({ waiting, children }: WatchProps) {
  return (
    <Scrolling class="watch">
      {waiting && (
        <p>
          <b>{waiting}</b>
        </p>
      )}
      {children}
    </Scrolling>
  );
}
