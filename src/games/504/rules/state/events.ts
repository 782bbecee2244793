import type { Emit as KitEmit } from '../../../../kit/rules';
import type { ExplorationEvent } from '../../modules/exploration/events';
import type { MajorityEvent } from '../../modules/majorities/events';
import type { MilitaryEvent } from '../../modules/military/events';
import type { PrivilegeEvent } from '../../modules/privileges/events';
import type { RaceEvent } from '../../modules/race/events';
import type { ShareEvent } from '../../modules/shares/events';
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
