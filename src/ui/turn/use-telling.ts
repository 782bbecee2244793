import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { JsonObject } from '../../kit/json';
import type { TableProps } from '../game-view';
import { useAfterFrame } from '../next-frame';
import type { Notice } from './use-choice';

interface Shown<State> {
  readonly state: State;
  /** Something is being shown, such as the end of a round. Until it is over the position does not count as seen. */
  readonly shown: boolean;
  readonly notice: Notice;
  /** What is open, in the game's own words. */
  readonly open: () => JsonObject;
  /** Dependencies of `open` other than the position and `shown`: always the same number of values. */
  readonly by: readonly unknown[];
}

/** Tells the screen around the table what is open on it, what has been seen, and when a tap was refused. */
export function useTelling<State extends object>(
  { onLook, onSeen, onRefused }: Pick<TableProps<State>, 'onLook' | 'onSeen' | 'onRefused'>,
  { state, shown, notice, open, by }: Shown<State>,
): void {
  // Before the next frame, so that what points at the next tap never points at the last one.
  useLayoutEffect(() => {
    onLook?.(open());
    // Only what is open counts, not who listens.
  }, [state, shown, ...by]);
  // After the paint, so that what opens then, such as the ranking, delays no tap.
  const seen = useAfterFrame((one: State) => onSeen?.(one));
  useEffect(() => {
    if (!shown) seen(state);
  }, [shown, state, onSeen]);
  useEffect(() => {
    if (notice.text) onRefused?.();
  }, [notice]);
}
