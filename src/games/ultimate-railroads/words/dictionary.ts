import type { Help } from '../../../kit/help';
import type { OutsideWords } from '../../../kit/outside-words';
import type { ReadingProblem } from '../../../kit/reading-words';
import type { SettingsWords } from '../../../kit/settings-words';
import type { Language } from '../../../kit/words';
import type { Names } from './names';
import type { OwnHelpWords } from './own-help';
import type { TableWords } from './table-words';
import type { Told } from './told';

/** Everything that the rules tell (16). */
export type EventWord =
  | 'order'
  | 'strip'
  | 'out'
  | 'start'
  | 'use'
  | 'pass'
  | 'step'
  | 'unlock'
  | 'award'
  | 'industry'
  | 'trigger'
  | 'take'
  | 'put'
  | 'flip'
  | 'factory'
  | 'points'
  | 'roubles'
  | 'doublers'
  | 'temps'
  | 'hire'
  | 'key'
  | 'token'
  | 'card'
  | 'prize'
  | 'again'
  | 'guest'
  | 'lapse'
  | 'skip'
  | 'done'
  | 'bonus'
  | 'move'
  | 'stay'
  | 'score'
  | 'round'
  | 'final'
  | 'over';

/** Why something cannot be done (17). */
export type RefusalWord =
  | 'over'
  | 'wrong-phase'
  | 'locked'
  | 'no-such-space'
  | 'taken'
  | 'own-place'
  | 'has-claim'
  | 'wrong-pay'
  | 'too-few'
  | 'not-complete'
  | 'not-pending'
  | 'no-track'
  | 'moved'
  | 'line-end'
  | 'blocked'
  | 'no-marker'
  | 'lane-end'
  | 'gap'
  | 'no-tile'
  | 'not-lowest'
  | 'slots-full'
  | 'not-there'
  | 'not-lower'
  | 'slots-empty'
  | 'wrong-slot'
  | 'used'
  | 'gone'
  | 'not-full'
  | 'not-again'
  | 'no-guest'
  | 'must'
  | 'no-action';

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

/** null for what is too small for a line of its own. */
export type EventSentence = (told: Told) => string | null;
export type RefusalSentence = (told: Told) => string;

/** Everything that one language has to say about Ultimate Railroads. */
export interface Dictionary extends SettingsWords, OutsideWords {
  readonly language: Language;
  readonly name: string;
  readonly tagline: string;
  readonly names: Names;
  readonly scoresByMove: string;
  /** The board. */
  readonly summary: string;
  readonly heading: (phase: string, round: number, rounds: number) => string;
  readonly refusals: Readonly<Record<RefusalWord, RefusalSentence>>;
  readonly problems: () => Promise<Readonly<Record<ProblemWord, string>>>;
  readonly events: Readonly<Record<EventWord, EventSentence>>;
  readonly about: () => Promise<readonly string[]>;
  readonly help: () => Promise<Help>;
  /** What only matches with tiles by the user need. */
  readonly table: () => Promise<TableWords>;
  readonly own: () => Promise<OwnHelpWords>;
}
