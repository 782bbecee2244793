import { deliverAdvice } from './deliver';
import { explorationAdvice } from './exploration';
import { majorityAdvice } from './majorities';
import { militaryAdvice } from './military';
import type { ModuleAdvice } from './parts';
import { privilegeAdvice } from './privileges';
import { productionAdvice } from './production';
import { raceAdvice } from './race';
import { roadAdvice } from './roads';
import { shareAdvice } from './shares';

/** The table of modules: what each knows about good play. */
export const ADVICE: readonly ModuleAdvice[] = [
  deliverAdvice,
  raceAdvice,
  privilegeAdvice,
  militaryAdvice,
  explorationAdvice,
  roadAdvice,
  productionAdvice,
  majorityAdvice,
  shareAdvice,
];
