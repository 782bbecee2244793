import type { CommonTexts } from '../../../kit/common-words';
import type { Help } from '../../../kit/help';
import type { ReadingProblem } from '../../../kit/reading-words';
import type { SettingsWords } from '../../../kit/settings-words';
import type { Language } from '../../../kit/words';
import type { Event } from '../rules/events';
import type { Refusal } from '../rules/refusals';
import type { Names } from './en/names';
import type { OwnHelpWords } from './en/own';
import type { TableWords } from './en/table';
import type { MatchNames } from './names';

/** What the rules find wrong in a position, an option or an action from outside. */
export type ProblemWord =
  | ReadingProblem
  | 'each-or-tiers'
  | 'no-effect'
  | 'no-factory'
  | 'no-name'
  | 'not-as-printed'
  | 'not-for-a-card'
  | 'not-on-a-card'
  | 'not-true'
  | 'only-on-cards'
  | 'only-on-tokens'
  | 'out-of-order'
  | 'same-twice'
  | 'too-few-engineers'
  | 'two-locks'
  | 'unknown-effect'
  | 'wrong-cost';

/** Everything that one language has to say about Ultimate Railroads. */
export interface Dictionary
  extends SettingsWords,
    CommonTexts<Event, Refusal, MatchNames, ProblemWord> {
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
