import type { CommonTexts } from '../../../kit/common-words';
import type { Help } from '../../../kit/help';
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

/** The texts of one language that only a match with an automa or a variant needs. */
export interface Extras {
  readonly events: EventSentences<ExtraEvent, Names>;
  readonly table: TableExtraWords;
}

/** All texts of Mini Express in one language; the folders en and ko contain them. */
export interface Dictionary extends SettingsWords, CommonTexts<BaseEvent, TableRefusal, Names> {
  readonly language: Language;
  readonly company: Readonly<Record<CompanyId, string>>;
  /** What the automa of a level does in addition to that of the level below; some texts differ in the duel with it. */
  readonly level: (level: Level, edition: Edition, duel: boolean) => string;
  readonly automa: string;
  readonly outsideRefusals: () => Promise<RefusalSentences<OutsideRefusal, Names>>;
  readonly extras: () => Promise<Extras>;
  readonly help: () => Promise<Help>;
  readonly table: TableWords;
}
