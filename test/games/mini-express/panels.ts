import { phase, STEP, type State } from '../../../src/games/mini-express/rules/state';

/** What is asked: a phase of the mode that is played, and the second action of a turn in the expert duel (9.2). */
export function kindOf(state: State): string {
  const { mode } = state.options;
  const asked = phase(state) === 'play' && state.turn[STEP] === 2 ? 'second' : phase(state);
  return mode === 'standard' ? asked : `${mode}-${asked}`;
}

/** Everything that can be asked. */
export const PANELS = [
  ...['draft', 'play', 'solo-draft', 'solo-play', 'solo-over', 'duel-draft', 'duel-play'],
  ...['duel-over', 'duel-expert-draft', 'duel-expert-second', 'duel-expert-play'],
  ...['duel-expert-over', 'over'],
];
