import { useMemo, useRef } from 'preact/hooks';
import type { StepShow } from '../../../../ui/steps/use-step-show';
import type { State } from '../../rules/state';
import type { Facts } from '../facts';
import { asShown, goodsAsShown } from './as-shown';
import type { PaydayStep } from './steps';

/**
 * The figures of the seats, and the position whose goods the map has (null: the one of the match), as they are at the step
 * of a payday that is shown.
 */
export function useAsShown(state: State, facts: Facts, show: StepShow<PaydayStep> | null) {
  // Steps replayed from the log never change the board.
  const fresh = show?.fresh ? show : null;
  const latest = useRef({ facts, earlier: facts });
  if (latest.current.facts !== facts) latest.current = { facts, earlier: latest.current.facts };
  const { earlier } = latest.current;
  const figures = useMemo(() => (fresh ? asShown(facts, fresh, earlier) : facts), [facts, fresh]);
  const drawn = useMemo(() => fresh && goodsAsShown(state, fresh), [state, fresh]);
  return { fresh, figures, drawn };
}
