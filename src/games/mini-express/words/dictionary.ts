import type { Help } from '../../../kit/help';
import type { OutsideWords } from '../../../kit/outside-words';
import type { ReadingProblem } from '../../../kit/reading-words';
import type { EventSentences, RefusalSentences } from '../../../kit/sentences';
import type { SettingsWords } from '../../../kit/settings-words';
import type { Language } from '../../../kit/words';
import type { CompanyId } from '../data/companies';
import type { BaseEvent, ExtraEvent } from '../rules/events';
import type { Edition, Level } from '../rules/options';
import type { OutsideRefusal, TableRefusal } from '../rules/refusals';
import type { TableExtraWords } from './en/extras';
import type { TableWords } from './en/table';
import type { Names } from './names';

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

/** The texts of one language that only a match with an automa or a variant needs. */
export interface Extras {
  readonly events: EventSentences<ExtraEvent, Names>;
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
  readonly refusals: RefusalSentences<TableRefusal, Names>;
  readonly outsideRefusals: () => Promise<RefusalSentences<OutsideRefusal, Names>>;
  readonly problems: () => Promise<Readonly<Record<ProblemWord, string>>>;
  readonly events: EventSentences<BaseEvent, Names>;
  readonly extras: () => Promise<Extras>;
  readonly about: () => Promise<readonly string[]>;
  readonly help: () => Promise<Help>;
  readonly table: TableWords;
}
