import { useRef } from 'preact/hooks';
import type { StepShow } from '../../../ui/steps/use-step-show';
import type { FightStep } from '../modules/military/model/report';
import type { State } from '../rules/state/state';

/** The position that map and figures show: the one before a fight until its last dice lie there, for they tell its end. */
export function useSeen(
  state: State,
  show: Pick<StepShow<FightStep>, 'steps' | 'at'> | null,
): State {
  const seen = useRef(state);
  if (!show || show.at === show.steps.length - 1) seen.current = state;
  return seen.current;
}
