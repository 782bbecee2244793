import { useEffect, useLayoutEffect } from 'preact/hooks';
import { useAfterFrame } from '../../../ui/after-frame';
import type { TableProps } from '../../../ui/game-view';
import type { State } from '../rules/state';
import { type Choice, companyChosen } from './choice';
import { companyId } from './companies';
import type { Notice } from './use-turn';

interface Seen {
  readonly state: State;
  readonly choice: Choice;
  /** The automa's turn is being shown. */
  readonly shown: boolean;
  readonly notice: Notice;
}

/** Tells the screen around the table what is open on it, what has been seen, and when a tap was refused. */
export function useTelling(
  { onLook, onSeen, onRefused }: Pick<TableProps, 'onLook' | 'onSeen' | 'onRefused'>,
  { state, choice, shown, notice }: Seen,
): void {
  const step = shown ? 'automa' : choice.step;
  const company = companyChosen(choice);
  const city = 'city' in choice ? state.board.form.cities[choice.city]?.id : null;
  // Before the next frame, so that what points at the next tap never points at the last one.
  useLayoutEffect(() => {
    onLook?.({ step, company: company === null ? null : companyId(company), city });
    // Only what is open counts, whoever wants to know it.
  }, [state, step, company, city]);
  // Once it can be seen: what opens then, as the ranking does, holds no tap up.
  const seen = useAfterFrame((one: State) => onSeen?.(one));
  useEffect(() => {
    if (!shown) seen(state);
  }, [shown, state, onSeen]);
  useEffect(() => {
    if (notice.text) onRefused?.();
  }, [notice]);
}
