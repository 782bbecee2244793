import { deliverAdvice } from './deliver';
import { explorationAdvice } from './exploration';
import { majorityAdvice } from './majorities';
import type { ModuleAdvice } from './parts';
import { productionAdvice } from './production';
import { raceAdvice } from './race';
import { roadAdvice } from './roads';
import { shareAdvice } from './shares';

/** The table of modules: what each knows about good play. */
export const ADVICE: readonly ModuleAdvice[] = [
  deliverAdvice,
  raceAdvice,
  explorationAdvice,
  roadAdvice,
  productionAdvice,
  majorityAdvice,
  shareAdvice,
];
