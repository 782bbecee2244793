import { useEffect, useLayoutEffect } from 'preact/hooks';
import { useAfterFrame } from '../../../ui/after-frame';
import type { TableProps } from '../../../ui/game-view';
import type { Notice } from '../../../ui/turn/use-choice';
import type { State } from '../rules/state';
import { type Choice, companyChosen } from './choice';
import { companyId } from './names';

interface TableState {
  readonly state: State;
  readonly choice: Choice;
  /** The automa's turn is being shown. */
  readonly shown: boolean;
  readonly notice: Notice;
}

/** Reports to the surrounding screen what is open on the table, what has been shown, and refused taps. */
export function useTableReports(
  { onLook, onSeen, onRefused }: Pick<TableProps, 'onLook' | 'onSeen' | 'onRefused'>,
  { state, choice, shown, notice }: TableState,
): void {
  const step = shown ? 'automa' : choice.step;
  const company = companyChosen(choice);
  const city = 'city' in choice ? state.board.form.cities[choice.city]?.id : null;
  // Before the next frame, so that a lesson never points at the tap that was just made.
  useLayoutEffect(() => {
    onLook?.({ step, company: company === null ? null : companyId(company), city });
    // Only what is open matters, not the listener.
  }, [state, step, company, city]);
  // After the paint, so that what opens then, such as the ranking, delays no tap.
  const seen = useAfterFrame((one: State) => onSeen?.(one));
  useEffect(() => {
    if (!shown) seen(state);
  }, [shown, state, onSeen]);
  useEffect(() => {
    if (notice.text) onRefused?.();
  }, [notice]);
}
