import { DISCOVERED } from '../../modules/exploration/rules/discover';
import { noteExplored } from '../../modules/race/rules/role-3';
import type { GamePair } from '../state/state';

/** M2.10: bonuses of 2.III for what was explored. */
export const explorationRace: GamePair = {
  when: (role) => role[5] > 0 && role[2] === 3,
  hooks: { happened: [[DISCOVERED, noteExplored]] },
};
