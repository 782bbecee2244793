import type { Because } from '../../../src/kit/rules';
import type { GoodId } from '../data/goods';

/** Why an action is not legal. */
export type Refusal =
  | Because<'over' | 'no-action' | 'wrong-phase' | 'no-steps' | 'deck-empty' | 'one-loan'>
  | Because<'bid-too-low', { bid: number }>
  | Because<'train-full', { cars: number }>
  | Because<'yard-empty' | 'not-loaded', { good: GoodId }>
  | Because<'price-lowest' | 'price-highest', { price: number }>;
