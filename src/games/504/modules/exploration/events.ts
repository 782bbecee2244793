import type { Because, Happened } from '../../../../kit/rules';
import type { KindId } from '../../data/board';
import type { OnMap } from '../../rules/state/base-events';
import type { Owner } from '../../rules/state/ids';

/** `markers`: by kind of tile. */
export type ExplorationEvent = Happened<
  'explore',
  { owner: Owner; at: string; markers: Readonly<Record<string, number>>; found: KindId } & OnMap
>;

export type ExplorationRefusal = Because<'no-stack' | 'no-vp'>;
