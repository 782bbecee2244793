import { base } from '../base';
import { deliver } from '../deliver';
import { exploration } from '../exploration';
import { majorities } from '../majorities';
import { military } from '../military';
import { privileges } from '../privileges';
import { production } from '../production';
import { race } from '../race';
import { roads } from '../roads';
import { shares } from '../shares';
import type { GameModule } from '../state';

/**
 * The table of modules. Their order is the order in which the base calls them at every hook (G6.10 names the modules
 * that have something to do when a settlement is placed).
 */
export const MODULES: readonly GameModule[] = [
  base,
  military,
  deliver,
  exploration,
  roads,
  race,
  production,
  privileges,
  majorities,
  shares,
];
