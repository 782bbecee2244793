import { useState } from 'preact/hooks';
import type { Seat } from '../../../kit/rules';
import type { PassedSteps } from './model/panel-props';
import type { MatchTableProps } from './props';

/** The steps that a player has switched off; null if nothing is kept of the match, such as in a lesson. */
export function usePassedSteps(
  session: MatchTableProps['session'],
  seat: Seat | null,
): PassedSteps | null {
  const [, setCount] = useState(0);
  if (!session) return null;
  const key = `passed steps of ${seat}`;
  const off = session.get(key) ?? [];
  return {
    off,
    toggle(step) {
      session.set(key, off.includes(step) ? off.filter((one) => one !== step) : [...off, step]);
      setCount((count) => count + 1);
    },
  };
}
