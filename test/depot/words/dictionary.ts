import type { Help } from '../../../src/kit/help';
import type { SettingsWords } from '../../../src/kit/settings-words';
import type { ValuePage } from '../../../src/kit/value-page';
import type { GoodId } from '../data/goods';
import type { Options } from '../rules/options';
import type { TableWords } from './en/table';
import type { Told } from './told';

export type EventWord =
  | 'round'
  | 'bid'
  | 'pass'
  | 'order'
  | 'draw'
  | 'order-card'
  | 'load'
  | 'deliver'
  | 'borrow'
  | 'done'
  | 'out'
  | 'dividend'
  | 'invest'
  | 'reveal'
  | 'over';

export type RefusalWord =
  | 'over'
  | 'wrong-phase'
  | 'bid-too-low'
  | 'no-steps'
  | 'deck-empty'
  | 'train-full'
  | 'yard-empty'
  | 'not-loaded'
  | 'one-loan'
  | 'price-lowest'
  | 'price-highest';

export type PhaseWord = 'bid' | 'work' | 'owner';

/** Everything that one language has to say about Depot; en.ts and ko.ts fill it. */
export interface Dictionary extends SettingsWords {
  readonly name: string;
  readonly tagline: string;
  readonly scoresByMove: string;
  readonly good: Readonly<Record<GoodId, string>>;
  /** The company of a good. */
  readonly company: (good: string) => string;
  /** What three first prices mean. */
  readonly prices: (prices: string) => string;
  readonly blocked: (value: string) => string;
  /** What a first price is called. */
  readonly price: (value: string) => string;
  readonly page: (prices: string) => ValuePage;
  readonly summary: (prices: string, rounds: number, bank: Options['bank']) => string;
  readonly refusals: Readonly<Record<RefusalWord, (told: Told) => string>>;
  readonly otherRefusal: (because: string) => string;
  readonly problem: (problem: string, at: string) => string;
  /** null for what is too small for a line of its own. */
  readonly events: Readonly<Record<EventWord, (told: Told) => string | null>>;
  readonly heading: (phase: PhaseWord, round: number, rounds: number) => string;
  readonly table: TableWords;
  readonly help: () => Promise<Help>;
  readonly about: readonly string[];
}
