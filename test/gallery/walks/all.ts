import type { Entry } from '../entry';
import { walk504 } from './504';
import { walkAgeOfSteam } from './age-of-steam';
import { walkDepot } from './depot';
import { walkMiniExpress } from './mini-express';
import { walkUltimateRailroads } from './ultimate-railroads';

/** The entries of every game, by its id. */
export const walks: Readonly<Record<string, () => readonly Entry[]>> = {
  'mini-express': walkMiniExpress,
  'age-of-steam': walkAgeOfSteam,
  'ultimate-railroads': walkUltimateRailroads,
  '504': walk504,
  depot: walkDepot,
};
