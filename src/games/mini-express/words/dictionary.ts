import type { Language } from '../../../kit/words';
import type { CompanyId } from '../data/board-form';
import type { TableWords } from './table-words';
import type { Told } from './told';

/** A label, and one sentence that explains it. */
export interface Said {
  readonly label: string;
  readonly sentence: string;
}

export type EventWord =
  | 'draft'
  | 'take'
  | 'trains'
  | 'build'
  | 'compensation'
  | 'length'
  | 'influence'
  | 'tile-leaves'
  | 'depleted'
  | 'last-round'
  | 'skip'
  | 'over';

export type RefusalWord =
  | 'over'
  | 'wrong-phase'
  | 'no-share-left'
  | 'influence-too-low'
  | 'same-company'
  | 'pair-taken'
  | 'none-set-aside'
  | 'own-track'
  | 'no-tile'
  | 'start-city'
  | 'full'
  | 'not-connected'
  | 'too-far'
  | 'unreachable'
  | 'not-a-chain'
  | 'not-shortest'
  | 'through-city'
  | 'own-track-on-route'
  | 'also-missing'
  | 'also-unexpected'
  | 'also-same'
  | 'no-action'
  | 'busy';

/** What the rules find wrong in a position or an option from outside. */
export type ProblemWord =
  | 'does-not-belong'
  | 'draft-complete'
  | 'draft-out-of-order'
  | 'full-city'
  | 'not-a-list'
  | 'not-a-number'
  | 'not-a-route'
  | 'not-an-object'
  | 'not-offered'
  | 'not-their-pick'
  | 'off-board'
  | 'other-game'
  | 'pair-taken'
  | 'same-company'
  | 'seat-after-end'
  | 'set-aside-after-draft'
  | 'shares-without-supply'
  | 'start-city'
  | 'start-missing'
  | 'too-many'
  | 'too-many-shares'
  | 'unknown-key'
  | 'unknown-tile'
  | 'unknown-word'
  | 'wrong-last-round'
  | 'wrong-length'
  | 'wrong-seats'
  | 'wrong-set-aside'
  | 'wrong-step'
  | 'wrong-trains';

/** Everything that one language has to say about Mini Express; en.ts and ko.ts fill it. */
export interface Dictionary {
  readonly language: Language;
  readonly name: string;
  readonly tagline: string;
  readonly company: Readonly<Record<CompanyId, string>>;
  /** An option, and its values as `key=value`. */
  readonly settings: Readonly<Record<string, Said>>;
  readonly values: Readonly<Record<string, Said>>;
  readonly ownBoard: string;
  readonly refusals: Readonly<Record<RefusalWord, (told: Told) => string>>;
  readonly otherRefusal: (because: string) => string;
  readonly problems: Readonly<Record<ProblemWord, string>>;
  /** A sentence of what is wrong and at which place (empty: the whole). */
  readonly problem: (wrong: string, at: string) => string;
  readonly events: Readonly<Record<EventWord, (told: Told) => string | null>>;
  readonly about: readonly string[];
  readonly table: TableWords;
}
