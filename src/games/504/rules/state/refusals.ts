import type { Because } from '../../../../kit/rules';
import type { DeliverRefusal } from '../../modules/deliver/refusals';
import type { ExplorationRefusal } from '../../modules/exploration/refusals';
import type { MajorityRefusal } from '../../modules/majorities/refusals';
import type { MilitaryRefusal } from '../../modules/military/refusals';
import type { PrivilegeRefusal } from '../../modules/privileges/refusals';
import type { ProductionRefusal } from '../../modules/production/refusals';
import type { RoadRefusal } from '../../modules/roads/refusals';
import type { ShareRefusal } from '../../modules/shares/refusals';

/** Why the base does not allow something (J). */
type BaseRefusal =
  | Because<'over' | 'wrong-phase' | 'not-now' | 'unknown-hex' | 'bad-place' | 'taken'>
  | Because<'no-settlement' | 'no-piece' | 'too-far' | 'not-walkable'>
  | Because<'no-money' | 'no-active', { needs: number; has: number }>
  /** `most`: residents on a tile; what is free in a turn. */
  | Because<'tile-full' | 'tired', { most: number }>;

/** Why something cannot be done (J). */
export type Refusal =
  | BaseRefusal
  | DeliverRefusal
  | ExplorationRefusal
  | MajorityRefusal
  | MilitaryRefusal
  | PrivilegeRefusal
  | ProductionRefusal
  | RoadRefusal
  | ShareRefusal;
