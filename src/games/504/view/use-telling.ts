import { useEffect, useLayoutEffect } from 'preact/hooks';
import { useAfterFrame } from '../../../ui/after-frame';
import type { TableProps } from '../../../ui/game-view';
import type { Notice } from '../../../ui/turn/use-choice';
import type { State } from '../rules/state';
import type { Choice } from './choice';
import { openIn } from './open';

interface Seen {
  readonly state: State;
  readonly choice: Choice;
  /** A fight is being shown. */
  readonly shown: boolean;
  readonly notice: Notice;
}

/** Tells the screen around the table what is open on it, what has been seen, and when a tap was refused. */
export function useTelling(
  { onLook, onSeen, onRefused }: Pick<TableProps, 'onLook' | 'onSeen' | 'onRefused'>,
  { state, choice, shown, notice }: Seen,
): void {
  // Before the next frame, so that what points at the next tap never points at the last one.
  useLayoutEffect(() => {
    onLook?.(shown ? { step: 'report' } : openIn(state, choice));
    // Only what is open counts, whoever wants to know it.
  }, [state, choice, shown]);
  const seen = useAfterFrame((one: State) => onSeen?.(one));
  useEffect(() => {
    if (!shown) seen(state);
  }, [shown, state, onSeen]);
  useEffect(() => {
    if (notice.text) onRefused?.();
  }, [notice]);
}
