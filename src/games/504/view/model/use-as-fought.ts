import { useRef } from 'preact/hooks';
import type { StepShow } from '../../../../ui/steps/use-step-show';
import type { FightStep } from '../../modules/military/model/report';
import type { State } from '../../rules/state/state';
import { tileNamed } from './base/places';

/**
 * What map and figures show of a fight: its tile (null: no fight is shown), and the position before it until its last dice
 * lie there, for they tell its end.
 */
export function useAsFought(state: State, show: StepShow<FightStep> | null) {
  const seen = useRef(state);
  if (!show || show.at === show.steps.length - 1) seen.current = state;
  const thrown = show?.steps[0]?.events[0];
  return { seen: seen.current, fought: thrown ? tileNamed(state, thrown.at) : null };
}
