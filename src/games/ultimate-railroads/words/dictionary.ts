import type { CommonTexts } from '../../../kit/common-words';
import type { Help } from '../../../kit/help';
import type { SettingsWords } from '../../../kit/settings-words';
import type { Language } from '../../../kit/words';
import type { Event } from '../rules/events';
import type { Refusal } from '../rules/refusals';
import type { Names } from './en/names';
import type { OwnHelpWords } from './en/own';
import type { TableWords } from './en/table';
import type { MatchNames } from './names';

/** Everything that one language has to say about Ultimate Railroads. */
export interface Dictionary extends SettingsWords, CommonTexts<Event, Refusal, MatchNames> {
  readonly language: Language;
  readonly names: Names;
  /** The board. */
  readonly summary: string;
  readonly heading: (phase: string, round: number, rounds: number) => string;
  readonly help: () => Promise<Help>;
  /** What only matches with tiles by the user need. */
  readonly table: () => Promise<TableWords>;
  readonly own: () => Promise<OwnHelpWords>;
}
