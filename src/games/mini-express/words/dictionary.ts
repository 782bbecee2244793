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
  readonly problem: (problem: string, at: string) => string;
  readonly events: Readonly<Record<EventWord, (told: Told) => string | null>>;
  readonly about: readonly string[];
  readonly table: TableWords;
}
