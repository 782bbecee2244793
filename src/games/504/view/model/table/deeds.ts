import { trolleyDeeds } from '../../../modules/deliver/model/deeds';
import { privilegeDeeds } from '../../../modules/privileges/model/deeds';
import { productionDeeds } from '../../../modules/production/model/deeds';
import { roadDeeds } from '../../../modules/roads/model/deeds';
import { shareDeeds } from '../../../modules/shares/model/deeds';
import type { State } from '../../../rules/base/state';
import { type ByModule, inWorld } from '../base/in-world';
import type { Deeds } from '../base/parts';

/** The table of modules: how each tells what its titles on the map do not say. */
const DEEDS: ByModule<Deeds> = [
  [1, trolleyDeeds],
  [3, privilegeDeeds],
  [6, roadDeeds],
  [8, productionDeeds],
  [9, shareDeeds],
];

export const deedsIn = (state: State) => inWorld(DEEDS, state);
