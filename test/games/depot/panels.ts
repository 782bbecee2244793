import { phaseOf, type State } from '../../depot/rules/state';

/** What is asked: a phase. */
export const kindOf = (state: State): string => phaseOf(state);

/** Everything that can be asked. */
export const PANELS = ['bid', 'work', 'owner', 'over'];
