import { useEffect } from 'preact/hooks';
import type { TableProps } from '../game-view';

/**
 * Works out in advance what those at a table soon need in a new position, such as all legal actions, so that the next tap
 * need not wait for it.
 */
export function useAhead(
  { state, seeing }: Pick<TableProps, 'state' | 'seeing'>,
  work: () => void,
) {
  useEffect(() => {
    if (seeing !== 'still') work();
  }, [state]);
}
