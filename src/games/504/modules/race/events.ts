import type { Happened } from '../../../../kit/rules';
import type { GoodId, KindId } from '../../data/board';
import type { Owner } from '../../rules/state/ids';

/** Mid-term bonuses that are not told by a terrain or a good (M2.10). */
export type FeatId = 'three-cities' | 'one-city' | 'one-each' | 'two-each' | 'k+2';
export type BonusKey = FeatId | KindId | GoodId;

export type RaceEvent = Happened<'bonus', { owner: Owner; key: BonusKey }>;
