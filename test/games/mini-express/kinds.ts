import { phase, STEP, type State } from '../../../src/games/mini-express/rules/state';

/** What is asked: a phase of the mode that is played, and the second action of a turn in the expert duel (9.2). */
export function kindOf(state: State): string {
  const { mode } = state.options;
  const asked = phase(state) === 'play' && state.turn[STEP] === 2 ? 'second' : phase(state);
  return mode === 'standard' ? asked : `${mode}-${asked}`;
}
