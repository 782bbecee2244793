import type { OutsideWords } from '../../../kit/outside-words';
import type { TourWorld } from '../data/tour';
import type { TitleParts } from './book/book-text';
import type { BookText } from './en/book';
import type { Names } from './en/names';
import type { ActionId } from './names';
import type { Told } from './told';

/** Everything that the rules tell (J, Events) except actions. */
export const EVENTS = [
  ...(['map', 'order', 'deck', 'draw', 'lot', 'explore', 'dice', 'card', 'bids', 'round'] as const),
  ...(['share-round', 'tax', 'income', 'vp', 'bonus', 'dividend', 'upkeep', 'value'] as const),
  ...(['president', 'fall', 'over'] as const),
] as const;
export type EventWord = (typeof EVENTS)[number];

/** Why something cannot be done (J, Refusals). */
export const REFUSALS = [
  ...(['wrong-phase', 'not-now', 'no-money', 'no-piece', 'tile-full', 'purchase-limit'] as const),
  ...(['no-active', 'too-far', 'not-walkable', 'tired', 'no-settlement', 'taken'] as const),
  ...(['not-linked', 'unknown-hex', 'no-stack', 'no-vp', 'no-demand', 'no-room', 'no-mp'] as const),
  ...(['wrong-good', 'owned', 'price', 'half', 'bought-or-sold', 'president'] as const),
  ...(['no-share', 'protected', 'cut-off', 'bad-place', 'over'] as const),
] as const;
export type RefusalWord = (typeof REFUSALS)[number];

/** null: too small for a line of its own. */
export type EventSentence = (told: Told) => string | null;
export type RefusalSentence = (told: Told) => string;

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
export interface Dictionary extends OutsideWords {
  readonly name: string;
  readonly tagline: string;
  readonly names: Names;
  readonly scoresByMove: string;
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
  readonly refusals: Readonly<Record<RefusalWord, RefusalSentence>>;
  readonly problems: () => Promise<Readonly<Record<string, string>>>;
  readonly events: Readonly<Record<EventWord, EventSentence>>;
  readonly deeds: Readonly<Record<ActionId, EventSentence>>;
  readonly about: () => Promise<readonly string[]>;
  readonly book: () => Promise<BookText>;
  readonly tour: () => Promise<TourText>;
}
