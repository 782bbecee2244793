import type { CommonTexts } from '../../../src/kit/common-words';
import type { Help } from '../../../src/kit/help';
import type { SettingsWords } from '../../../src/kit/settings-words';
import type { ValuePage } from '../../../src/kit/words';
import type { GoodId } from '../data/goods';
import type { Event } from '../rules/events';
import type { Options } from '../rules/options';
import type { Refusal } from '../rules/refusals';
import type { TableWords } from './en/table';
import type { Names } from './names';

export type PhaseWord = 'bid' | 'work' | 'owner';

/** Everything that one language has to say about Depot; en.ts and ko.ts fill it. */
export interface Dictionary extends SettingsWords, CommonTexts<Event, Refusal, Names> {
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
  readonly heading: (phase: PhaseWord, round: number, rounds: number) => string;
  readonly table: TableWords;
  readonly help: () => Promise<Help>;
}
