import type { EventOf } from '../../../kit/event';
import type { ActionForm, Decider, FormOf, OnMap } from '../rules/state/base-events';
import type { Event } from '../rules/state/events';
import type { MatchNames } from './match-names';

/** Who does it, and what the rules tell with it. */
export type Doing = Readonly<Decider & { founds?: true } & OnMap>;

/** A sentence for each kind of action; null: too small for its own line. */
export type DeedSentences = {
  readonly [Do in ActionForm['do']]: (deed: Doing & FormOf<Do>, names: MatchNames) => string | null;
};

/** The sentence of an action. */
export function deedSentence(
  sentences: DeedSentences,
  { action, ...doing }: EventOf<Event, 'did'>,
  names: MatchNames,
): string | null {
  // The sentence under an action's word takes that action, which the compiler cannot follow through an index.
  const sentence = sentences[action.do] as (
    deed: Doing & ActionForm,
    names: MatchNames,
  ) => string | null;
  return sentence({ ...doing, ...action }, names);
}
