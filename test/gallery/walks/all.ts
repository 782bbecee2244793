import type { Entry } from '../entry';
import { walk504 } from './504';
import { walkAgeOfSteam, walkSmallBoard } from './age-of-steam';
import { walkDepot } from './depot';
import { walkMiniExpress } from './mini-express';
import { walkUltimateRailroads } from './ultimate-railroads';

/** The entries of every game, by its id, and after a dot those of another setting of it. */
export const walks: Readonly<Record<string, () => readonly Entry[]>> = {
  'mini-express': walkMiniExpress,
  'age-of-steam': walkAgeOfSteam,
  'age-of-steam.small-board': walkSmallBoard,
  'ultimate-railroads': walkUltimateRailroads,
  '504': walk504,
  depot: walkDepot,
};
