import type { Help } from '../../../kit/help';
import type { Language } from '../../../kit/words';
import type { CompanyId } from '../data/companies';
import type { Edition, Level } from '../rules/options';
import type { TableExtraWords } from './table-extra-words';
import type { TableWords } from './table-words';
import type { Told } from './told';

/** A label, and one sentence that explains it. */
export interface Said {
  readonly label: string;
  readonly sentence: string;
}

/** What happens in every match. */
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

/** What happens only with an automa or a variant. */
export type ExtraEventWord =
  | 'draw'
  | 'markers'
  | 'automa-choice'
  | 'automa'
  | 'harbor'
  | 'spike-begun'
  | 'far-start'
  | 'spike-off'
  | 'spike-driven';

/** Why what somebody taps at the table cannot be done. */
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
  | 'too-far'
  | 'unreachable'
  | 'also-missing'
  | 'company-used'
  | 'would-end'
  | 'harbor-missing'
  | 'west-missing';

/** Why an action from outside is refused, besides: the table never offers such a one. */
export type OutsideRefusalWord =
  | 'not-connected'
  | 'not-a-chain'
  | 'not-shortest'
  | 'through-city'
  | 'own-track-on-route'
  | 'also-unexpected'
  | 'also-same'
  | 'harbor-unexpected'
  | 'harbor-taken'
  | 'no-harbor'
  | 'west-unexpected'
  | 'west-not-on-line'
  | 'no-city'
  | 'route-too-long'
  | 'unexpected-key'
  | 'no-action';

/** What the rules find wrong in a position or an option from outside. */
export type ProblemWord =
  | 'does-not-belong'
  | 'draft-complete'
  | 'draft-out-of-order'
  | 'empty-bag'
  | 'full-city'
  | 'harbor-twice'
  | 'marker-stuck'
  | 'missing'
  | 'no-capacity'
  | 'no-cities'
  | 'no-city'
  | 'not-a-list'
  | 'not-a-number'
  | 'not-a-route'
  | 'not-a-text'
  | 'not-an-object'
  | 'not-on-this-board'
  | 'not-their-pick'
  | 'off-board'
  | 'off-grid'
  | 'other-game'
  | 'out-of-order'
  | 'pair-taken'
  | 'same-company'
  | 'seat-after-end'
  | 'set-aside-after-draft'
  | 'shares-without-supply'
  | 'spike-against-track'
  | 'start-city'
  | 'start-missing'
  | 'taken'
  | 'tiles-missing'
  | 'too-early'
  | 'too-few'
  | 'too-few-tiles'
  | 'too-many'
  | 'too-many-shares'
  | 'twice'
  | 'unknown-key'
  | 'unknown-tile'
  | 'unknown-word'
  | 'unreachable'
  | 'wrong-last-round'
  | 'wrong-length'
  | 'wrong-seats'
  | 'wrong-set-aside'
  | 'wrong-step'
  | 'wrong-trains';

/** null for what is too small for a line of its own. */
export type Sentence = (told: Told) => string | null;

/** What one language says only in a match with an automa or a variant. */
export interface Extras {
  readonly events: Readonly<Record<ExtraEventWord, Sentence>>;
  readonly table: TableExtraWords;
}

/** Everything that one language has to say about Mini Express; en.ts and ko.ts fill it. */
export interface Dictionary {
  readonly language: Language;
  readonly name: string;
  readonly tagline: string;
  readonly company: Readonly<Record<CompanyId, string>>;
  /** An option, and its values as `key=value`. */
  readonly settings: Readonly<Record<string, Said>>;
  readonly values: Readonly<Record<string, Said>>;
  /** What the automa of a level does more than that of the level below; in the duel with it some differs. */
  readonly level: (level: Level, edition: Edition, duel: boolean) => string;
  readonly automa: string;
  readonly refusals: Readonly<Record<RefusalWord, (told: Told) => string>>;
  readonly outsideRefusals: () => Promise<
    Readonly<Record<OutsideRefusalWord, (told: Told) => string>>
  >;
  readonly otherRefusal: (because: string) => string;
  readonly problems: () => Promise<Readonly<Record<ProblemWord, string>>>;
  /** A sentence of what is wrong and at which place (empty: the whole). */
  readonly problem: (wrong: string, at: string) => string;
  readonly events: Readonly<Record<EventWord, Sentence>>;
  readonly extras: () => Promise<Extras>;
  readonly about: () => Promise<readonly string[]>;
  readonly help: () => Promise<Help>;
  readonly table: TableWords;
}
