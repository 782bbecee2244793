import { DELIVERED, DELIVERING } from '../../modules/deliver/rules/deliver';
import { houseRefusal, putOnHouse } from '../../modules/production/rules/houses';
import type { GamePair } from '../state/state';

/** X4: with 8.I and 8.II goods are brought to own trading houses. */
export const deliverProduction: GamePair = {
  when: (role) => role[1] > 0 && (role[8] === 1 || role[8] === 2),
  hooks: {
    objections: [[DELIVERING, houseRefusal]],
    happened: [[DELIVERED, putOnHouse]],
  },
};
