import { lookAhead } from '../../../kit/look-ahead';
import type { Action } from '../../../kit/rules';
import { rules } from '../rules';
import { kindOf } from '../rules/actions';
import { done } from '../rules/done';
import { skip } from '../rules/lock';
import type { State } from '../rules/state';
import { UNITS } from '../rules/units';
import { pass } from '../rules/use';
import { spoilsRest } from './action-text';
import { factsOf } from './facts';
import { legalIn } from './legal';
import { type Chip, chipsOf } from './pool';
import type { Voice } from './voice';

/** What a choice loses for nothing, so that it is asked about first (docs/warnings.md). */
export type Loss =
  /** The rest of the round, although a space could still be used; `workers`: how many are left. */
  | { readonly loss: 'round'; readonly workers: number }
  /** What is pending and could be used. */
  | { readonly loss: 'pending'; readonly chips: readonly Chip[] }
  /** A decision that is offered once. */
  | { readonly loss: 'offer' }
  /** The rest of what must be done, which could be done in full before. */
  | { readonly loss: 'rest' };

/** What these legal actions of one tap would lose, the first of them that loses anything; empty: they are played at once. */
export function whatIsLost(state: State, actions: readonly Action[]): readonly Loss[] {
  for (const { before, action } of lookAhead(rules, state, actions).steps) {
    const losses = lostBy(before, action);
    if (losses.length > 0) return losses;
  }
  return [];
}

function lostBy(state: State, action: Action): readonly Loss[] {
  const { seats, toAct } = factsOf(state);
  if (toAct === null) return [];
  const others = legalIn(state).length > 1;
  switch (kindOf(action).do) {
    case pass.do:
      return others ? [{ loss: 'round', workers: seats[toAct]?.workers ?? 0 }] : [];
    case done.do: {
      const chips = chipsOf(state).filter(({ usable }) => usable);
      return chips.length > 0 ? [{ loss: 'pending', chips }] : [];
    }
    case skip.do:
      return others ? [{ loss: 'offer' }] : [];
    case 'step':
      return spoilsRest(state, action, toAct) ? [{ loss: 'rest' }] : [];
    default:
      return [];
  }
}

/** A loss as a sentence. */
export function lossTold(one: Loss, words: Voice['table']): string {
  switch (one.loss) {
    case 'round':
      return words.act.passes(one.workers);
    case 'pending':
      return words.act.drops(chipsTold(one.chips, words));
    case 'offer':
      return words.act.skips;
    case 'rest':
      return words.act.spoils;
  }
}

/** What is pending, in words. */
export function chipsTold(chips: readonly Chip[], words: Voice['table']): string {
  return words.list(chips.map(({ unit, n }) => words.units[UNITS[unit] ?? 'any'](n)));
}
