import type { Because, Emit as KitEmit } from '../../../../kit/rules';
import type { DeliverRefusal } from '../../modules/deliver/events';
import type { ExplorationEvent, ExplorationRefusal } from '../../modules/exploration/events';
import type { MajorityEvent, MajorityRefusal } from '../../modules/majorities/events';
import type { MilitaryEvent, MilitaryRefusal } from '../../modules/military/events';
import type { PrivilegeEvent, PrivilegeRefusal } from '../../modules/privileges/events';
import type { ProductionRefusal } from '../../modules/production/events';
import type { RaceEvent } from '../../modules/race/events';
import type { RoadRefusal } from '../../modules/roads/events';
import type { ShareEvent, ShareRefusal } from '../../modules/shares/events';
import type { BaseEvent } from './base-events';

/** Everything that the base and the modules tell (Events). */
export type Event =
  | BaseEvent
  | ExplorationEvent
  | MajorityEvent
  | MilitaryEvent
  | PrivilegeEvent
  | RaceEvent
  | ShareEvent;

export type Emit<State> = KitEmit<State, Event>;

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
