import { deliver } from '../../modules/deliver/rules';
import { exploration } from '../../modules/exploration/rules';
import { majorities } from '../../modules/majorities/rules';
import { military } from '../../modules/military/rules';
import { privileges } from '../../modules/privileges/rules';
import { production } from '../../modules/production/rules';
import { race } from '../../modules/race/rules';
import { roads } from '../../modules/roads/rules';
import { shares } from '../../modules/shares/rules';
import { base } from '../base';
import { deliverArmies } from '../pairs/deliver-armies';
import { deliverExploration } from '../pairs/deliver-exploration';
import { deliverProduction } from '../pairs/deliver-production';
import { deliverRace } from '../pairs/deliver-race';
import { deliverRoads } from '../pairs/deliver-roads';
import { explorationRace } from '../pairs/exploration-race';
import { raceFeats } from '../pairs/feats';
import {
  majoritiesPrivileges,
  majoritiesProduction,
  majoritiesRoads,
  majoritiesShares,
} from '../pairs/majorities';
import { militaryExploration } from '../pairs/military-exploration';
import { freedCities, militaryRace } from '../pairs/military-race';
import { privilegesFollow } from '../pairs/privileges-follow';
import { privilegesMilitary } from '../pairs/privileges-military';
import { privilegesProduction } from '../pairs/privileges-production';
import { privilegesRoads } from '../pairs/privileges-roads';
import { privilegesShares } from '../pairs/privileges-shares';
import { privilegesShift } from '../pairs/privileges-shift';
import { privilegesTrolley } from '../pairs/privileges-trolley';
import type { GameModule, GamePair } from '../state/state';

/**
 * The table of modules and pairs. Their order is the order in which they answer (G6.10 names the modules that have
 * something to do when a settlement is placed). No module imports a pair.
 */
export const TABLE: readonly (GameModule | GamePair)[] = [
  base,
  military,
  militaryExploration,
  militaryRace,
  freedCities,
  deliver,
  deliverExploration,
  deliverRoads,
  deliverProduction,
  deliverRace,
  // The toll is taken from the price on the track, before what a card adds.
  deliverArmies,
  privilegesTrolley,
  exploration,
  explorationRace,
  roads,
  race,
  ...raceFeats,
  production,
  privilegesShift,
  privilegesFollow,
  privileges,
  privilegesRoads,
  privilegesMilitary,
  privilegesProduction,
  majorities,
  // Links are counted anew, so they come first.
  majoritiesRoads,
  majoritiesProduction,
  majoritiesPrivileges,
  shares,
  majoritiesShares,
  privilegesShares,
];
