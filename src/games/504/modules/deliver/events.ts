import type { Because } from '../../../../kit/rules';

/** `needs` and `has`: in half movement points. */
export type DeliverRefusal =
  | Because<'no-demand' | 'wrong-good' | 'no-room'>
  | Because<'no-mp', { needs: number; has: number }>;
