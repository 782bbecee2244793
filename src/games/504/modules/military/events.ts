import type { Because, Happened } from '../../../../kit/rules';
import type { Owner } from '../../rules/state/ids';

/** `owner` is null for a free city. */
export type DiceEvent = Happened<
  'dice',
  { side: 'attack' | 'defense'; owner: Owner | null; at: string; rolls: readonly number[] }
>;
export type MilitaryEvent = DiceEvent | Happened<'fall', { company: Owner }>;

export type MilitaryRefusal = Because<'protected'>;
