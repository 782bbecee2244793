import type { Action } from '../../../kit/rules';
import type { State } from '../rules/state';
import { spaceIn, usesOf } from './legal';

/** How far the player has come on the way to an action. */
export type Choice =
  | { readonly step: 'none' }
  /** A space, and which of the ways to pay for it. */
  | { readonly step: 'space'; readonly space: number; readonly pay: number }
  | { readonly step: 'unit'; readonly unit: number }
  /** An action that waits to be confirmed. */
  | { readonly step: 'deed'; readonly action: Action };

export const NOTHING: Choice = { step: 'none' };

export function stepBack(): Choice {
  return NOTHING;
}

/** The actions that a choice amounts to; empty while something is still open. */
export function chosenActions(state: State, choice: Choice): readonly Action[] {
  if (choice.step === 'deed') return [choice.action];
  if (choice.step !== 'space') return [];
  return usesOf(state, choice.space).slice(choice.pay, choice.pay + 1);
}

/** The choice that amounts to the first of these legal actions. */
export function choiceOf(state: State, actions: readonly Action[]): Choice {
  const [action] = actions;
  if (action === undefined) return NOTHING;
  const space = spaceIn(action);
  if (space === null) return { step: 'deed', action };
  return { step: 'space', space, pay: Math.max(0, usesOf(state, space).indexOf(action)) };
}
