import { BriefcaseBusiness, Ticket, TrainFront, Wrench } from 'lucide-preact';
import type { Level } from '../../kit/header';
import type { Icon } from '../../ui/button';

/** The icon of each level: the tool of its job. */
export const LEVEL_ICONS: Readonly<Record<Level, Icon>> = {
  apprentice: Wrench,
  conductor: Ticket,
  engineer: TrainFront,
  director: BriefcaseBusiness,
};
