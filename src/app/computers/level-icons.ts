import { BriefcaseBusiness, Ticket, TrainFront, Wrench } from 'lucide-preact';
import type { Level } from '../../kit/header';
import type { Icon } from '../../ui/button';

export const LEVEL_ICONS: Readonly<Record<Level, Icon>> = {
  apprentice: Wrench,
  conductor: Ticket,
  engineer: TrainFront,
  director: BriefcaseBusiness,
};
