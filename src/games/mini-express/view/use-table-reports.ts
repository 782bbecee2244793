import type { Notice } from '../../../ui/turn/use-choice';
import { useTelling } from '../../../ui/turn/use-telling';
import type { State } from '../rules/state';
import { type Choice, companyChosen } from './choice';
import { companyId } from './names';
import type { MatchTableProps } from './props';

interface TableState {
  readonly state: State;
  readonly choice: Choice;
  /** The automa's turn is being shown. */
  readonly shown: boolean;
  readonly notice: Notice;
}

/** Reports to the surrounding screen what is open on the table, what has been shown, and refused taps. */
export function useTableReports(
  props: Pick<MatchTableProps, 'onLook' | 'onSeen' | 'onRefused'>,
  { state, choice, shown, notice }: TableState,
): void {
  const step = shown ? 'automa' : choice.step;
  const company = companyChosen(choice);
  const city = 'city' in choice ? state.board.form.cities[choice.city]?.id : null;
  useTelling(props, {
    ...{ state, shown, notice, by: [step, company, city] },
    open: () => ({ step, company: company === null ? null : companyId(company), city }),
  });
}
