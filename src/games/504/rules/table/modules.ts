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
import { deliverExploration, deliverProduction, deliverRoads } from '../pairs/deliver';
import { deliverArmies } from '../pairs/deliver-armies';
import {
  majoritiesPrivileges,
  majoritiesProduction,
  majoritiesRoads,
  majoritiesShares,
} from '../pairs/majorities';
import { militaryExploration } from '../pairs/military-exploration';
import {
  privilegesMilitary,
  privilegesProduction,
  privilegesShares,
  privilegesTrolley,
} from '../pairs/privileges';
import { privilegesFollow, privilegesShift } from '../pairs/privileges-exploration';
import { privilegesRoads } from '../pairs/privileges-roads';
import { deliverRace, explorationRace, freedCities, militaryRace, raceFeats } from '../pairs/race';
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
