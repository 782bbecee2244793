import type { Because } from '../../../../kit/rules';

export type ProductionRefusal =
  | Because<'wrong-good' | 'no-room'>
  | Because<'purchase-limit', { most: number }>;
