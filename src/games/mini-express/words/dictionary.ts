import type { Help } from '../../../kit/help';
import type { OutsideWords } from '../../../kit/outside-words';
import type { ReadingProblem } from '../../../kit/reading-words';
import type { SettingsWords } from '../../../kit/settings-words';
import type { Language } from '../../../kit/words';
import type { CompanyId } from '../data/companies';
import type { Edition, Level } from '../rules/options';
import type { TableExtraWords, TableWords } from './table-words';
import type { Told } from './told';

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

/** Why a tap at the table is refused. */
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

/** Additional reasons to refuse an action from outside, which the table never offers. */
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

/** The problems that the rules find in a position or an option from outside. */
export type ProblemWord =
  | ReadingProblem
  | 'marker-stuck'
  | 'no-capacity'
  | 'no-cities'
  | 'no-city'
  | 'not-a-route'
  | 'not-on-this-board'
  | 'off-board'
  | 'off-grid'
  | 'out-of-order'
  | 'start-missing'
  | 'taken'
  | 'too-few-tiles'
  | 'unreachable';

/** null for an event too small for its own line. */
export type Sentence = (told: Told) => string | null;

/** The texts of one language that only a match with an automa or a variant needs. */
export interface Extras {
  readonly events: Readonly<Record<ExtraEventWord, Sentence>>;
  readonly table: TableExtraWords;
}

/** All texts of Mini Express in one language; the folders en and ko contain them. */
export interface Dictionary extends SettingsWords, OutsideWords {
  readonly language: Language;
  readonly name: string;
  readonly tagline: string;
  readonly company: Readonly<Record<CompanyId, string>>;
  readonly scoresByMove: string;
  /** What the automa of a level does in addition to that of the level below; some texts differ in the duel with it. */
  readonly level: (level: Level, edition: Edition, duel: boolean) => string;
  readonly automa: string;
  readonly refusals: Readonly<Record<RefusalWord, (told: Told) => string>>;
  readonly outsideRefusals: () => Promise<
    Readonly<Record<OutsideRefusalWord, (told: Told) => string>>
  >;
  readonly problems: () => Promise<Readonly<Record<ProblemWord, string>>>;
  readonly events: Readonly<Record<EventWord, Sentence>>;
  readonly extras: () => Promise<Extras>;
  readonly about: () => Promise<readonly string[]>;
  readonly help: () => Promise<Help>;
  readonly table: TableWords;
}
