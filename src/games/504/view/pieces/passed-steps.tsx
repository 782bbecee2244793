import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { figureAt } from '../../../../kit/figure-at';
import type { Action, Seat } from '../../../../kit/rules';
import { Switch } from '../../../../ui/switch';
import { showToast } from '../../../../ui/toast';
import { PENDING } from '../../rules/state/fields';
import type { State } from '../../rules/state/state';
import { type PassedSteps, useTable } from '../model/base/in-table';
import { legalIn } from '../model/base/legal';
import { stepOf } from '../model/base/position';
import type { Voice } from '../model/base/voice';
import { doneIn } from '../model/choice';
import { afterDone, restOfTurn } from '../model/rest-of-turn';
import { byItselfIn } from '../model/table';
import type { MatchTableProps } from '../props';

/** Steps that a player can switch off. */
const SIDE: readonly string[] = ['move-capital', 'deal', 'privilege', 'upgrade', 'factory', 'sale'];

/** Whether a step can be switched off for the match. */
const isSideStep = (state: State) => SIDE.includes(stepOf(state)) && doneIn(state) !== null;

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
  readonly voice: Voice;
  readonly act: (actions: readonly Action[]) => void;
}

/**
 * Plays what needs no decision: forced removals, and the end of a step that is switched off or in which nothing can be
 * done. After an undo it asks.
 */
export function usePassing({ state, isAsked, plies, off, voice, act }: Passing): void {
  const before = useRef(0);
  const settled = useRef<State | null>(null);
  useEffect(() => {
    // After an undo, the step is not ended again.
    if (plies < before.current) settled.current = state;
    before.current = plies;
    if (!isAsked || off === null || settled.current === state) return;
    settled.current = state;
    if (figureAt(state.now, PENDING) !== 0) return;
    const byItself = byItselfIn(state);
    if (byItself.length > 0) return act(byItself);
    const done = doneIn(state);
    const isOff = isSideStep(state) && off.includes(stepOf(state));
    const told = isOff ? skippedText(state, voice) : '';
    if (told) showToast({ text: told });
    if (done !== null && (isOff || isStepIdle(state))) act([done]);
  }, [state, plies, isAsked]);
}

/** What is said of a step that is skipped although it would bring something; empty: it would not. */
export function skippedText(state: State, { table, names }: Voice): string {
  const step = stepOf(state);
  const forgone = restOfTurn(state)?.forgone ?? 0;
  return step === 'sale' && forgone > 0 ? table.passing.skipped(names.step[step], forgone) : '';
}

/** In a step that not everybody needs: a switch to skip it for the rest of the match. */
export function AskNoMore() {
  const { state, passed, voice } = useTable();
  const step = stepOf(state);
  if (!passed || step === '' || !isSideStep(state)) return null;
  return (
    <Switch
      label={voice.table.passing.skip(voice.names.step[step], step)}
      on={passed.off.includes(step)}
      onChange={() => passed.toggle(step)}
    />
  );
}

/** The steps that a player has switched off; null if nothing is kept of the match, such as in a lesson. */
export function usePassedSteps(
  session: MatchTableProps['session'],
  seat: Seat | null,
): PassedSteps | null {
  const [, setCount] = useState(0);
  const key = `passed steps of ${seat}`;
  const kept = session?.get(key);
  return useMemo(() => {
    if (!session) return null;
    const off = kept ?? [];
    return {
      off,
      toggle(step) {
        session.set(key, off.includes(step) ? off.filter((one) => one !== step) : [...off, step]);
        setCount((count) => count + 1);
      },
    };
  }, [session, key, kept]);
}
