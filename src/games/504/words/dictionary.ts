import type { CommonTexts } from '../../../kit/common-words';
import type { EventOf } from '../../../kit/event';
import type { TourWorld } from '../data/tour';
import type { ActionForm, Decider, FormOf, OnMap } from '../rules/state/base-events';
import type { Event, Refusal } from '../rules/state/events';
import type { TitleParts } from './book/book-text';
import type { BookText } from './en/book';
import type { Names } from './en/names';
import type { MatchNames } from './match-names';

/** What is new in each world of the tour after the earlier ones. */
export type TourText = Readonly<Record<TourWorld, string>>;

/** A match's progress. */
export interface Stand {
  readonly stage: string;
  readonly step: string;
  readonly round: number;
  /** The number of the share round; 0: it is not told. */
  readonly share: number;
  readonly byCompanies: boolean;
}

/** Everything that one language has to say about 504. */
export interface Dictionary extends CommonTexts<Event, Refusal, MatchNames> {
  readonly names: Names;
  readonly world: {
    readonly label: string;
    readonly sentence: string;
    /** The meanings of the three digits. */
    readonly roles: readonly [goal: string, income: string, twist: string];
    readonly parts: TitleParts;
    /** The name of a world from the parts of its modules. */
    readonly title: (goal: string, income: string, twist: string) => string;
    readonly summary: (code: string, title: string) => string;
  };
  readonly heading: (stand: Stand, names: Names) => string;
  readonly actingFor: (company: string) => string;
  readonly book: () => Promise<BookText>;
  readonly tour: () => Promise<TourText>;
}

/** Who does it, and what the rules tell with it. */
export type Doing = Readonly<Decider & { founds?: true } & OnMap>;

/** A sentence for each kind of action; null: too small for its own line. */
export type ActionSentences = {
  readonly [Do in ActionForm['do']]: (
    action: Doing & FormOf<Do>,
    names: MatchNames,
  ) => string | null;
};

/** The sentence of an action. */
export function actionSentence(
  sentences: ActionSentences,
  { action, ...doing }: EventOf<Event, 'did'>,
  names: MatchNames,
): string | null {
  // The sentence under an action's word takes that action, which the compiler cannot follow through an index.
  const sentence = sentences[action.do] as (
    action: Doing & ActionForm,
    names: MatchNames,
  ) => string | null;
  return sentence({ ...doing, ...action }, names);
}
