import type { Because, Happened } from '../../../../kit/rules';
import type { Owner } from '../../rules/state/ids';

/** `owner` is null for the card of a row that nobody has. */
export type MajorityEvent = Happened<
  'card',
  { owner: Owner | null; row: number; shows: 'scoring' | 'tick' }
>;

export type MajorityRefusal = Because<'cut-off'>;
