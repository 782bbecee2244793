import type { Help } from '../../../kit/help';
import type { MatterWords } from '../../../kit/words';
import type { Names } from './names';
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
  | 'gap'
  | 'missing'
  | 'no-black-worker'
  | 'no-claim'
  | 'no-factory'
  | 'no-such-space'
  | 'no-track'
  | 'not-a-list'
  | 'not-a-number'
  | 'not-a-truth-value'
  | 'not-an-object'
  | 'not-on-the-strip'
  | 'not-over'
  | 'not-passed'
  | 'not-to-act'
  | 'nothing-to-do'
  | 'other-game'
  | 'out-of-order'
  | 'own-place'
  | 'passed'
  | 'seat-after-end'
  | 'too-few'
  | 'too-late'
  | 'too-many'
  | 'twice'
  | 'unknown-key'
  | 'unknown-word'
  | 'wrong-card'
  | 'wrong-length'
  | 'wrong-pay'
  | 'wrong-phase'
  | 'wrong-seats'
  | 'wrong-sum'
  | 'wrong-workers';

/** null for what is too small for a line of its own. */
export type EventSentence = (told: Told) => string | null;
export type RefusalSentence = (told: Told) => string;

/** Everything that one language has to say about Ultimate Railroads. */
export interface Dictionary {
  readonly name: string;
  readonly tagline: string;
  readonly names: Names;
  readonly matter: MatterWords;
  /** There are no options, so every match is summed up by its board. */
  readonly summary: string;
  readonly heading: (phase: string, round: number, rounds: number) => string;
  readonly refusals: Readonly<Record<RefusalWord, RefusalSentence>>;
  readonly otherRefusal: (because: string) => string;
  readonly problems: () => Promise<Readonly<Record<ProblemWord, string>>>;
  /** A sentence of what is wrong and at which place (empty: the whole). */
  readonly problem: (wrong: string, at: string) => string;
  readonly events: Readonly<Record<EventWord, EventSentence>>;
  readonly about: () => Promise<readonly string[]>;
  readonly help: () => Promise<Help>;
}
