import { useEffect, useRef } from 'preact/hooks';
import { figureAt } from '../../../../kit/figure-at';
import type { Action } from '../../../../kit/rules';
import { PENDING } from '../../rules/state/fields';
import type { State } from '../../rules/state/state';
import { afterDone } from './after-done';
import { legalIn } from './base/legal';
import { stepOf } from './base/step';
import { doneIn } from './choice';

/** Steps that a player can switch off. */
const SIDE: readonly string[] = ['move-capital', 'deal', 'privilege', 'upgrade', 'factory', 'sale'];

/** Whether a step can be switched off for the match. */
export const isSideStep = (state: State) => SIDE.includes(stepOf(state)) && doneIn(state) !== null;

/** Whether nothing of use is left in a step. A share of one's own can be sold in a later one as well (M9.26). */
export function isStepIdle(state: State): boolean {
  const next = afterDone(state);
  if (next === null || next === 'end' || next === 'fight') return false;
  return legalIn(state).every(
    ({ form }) => form.do === 'done' || (form.do === 'sell' && Object.keys(form).length === 1),
  );
}

interface Passing {
  readonly state: State;
  /** Whether a player here decides now, with no choice made yet. */
  readonly isAsked: boolean;
  /** How much has been played. */
  readonly plies: number;
  /** The steps that are switched off; null: every step is asked about. */
  readonly off: readonly string[] | null;
  readonly act: (action: Action) => void;
}

/** Automatically ends a step in which nothing can be done, or that is switched off; after an undo it asks. */
export function usePassing({ state, isAsked, plies, off, act }: Passing): void {
  const before = useRef(0);
  const settled = useRef<State | null>(null);
  useEffect(() => {
    // After an undo, the step is not ended again.
    if (plies < before.current) settled.current = state;
    before.current = plies;
    if (!isAsked || off === null || settled.current === state) return;
    settled.current = state;
    if (figureAt(state.now, PENDING) !== 0) return;
    const done = doneIn(state);
    const isOff = isSideStep(state) && off.includes(stepOf(state));
    if (done !== null && (isOff || isStepIdle(state))) act(done);
  }, [state, plies, isAsked]);
}
