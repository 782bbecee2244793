import type { State } from '../../rules/state';
import { trolleyDeeds } from '../deliver/deeds';
import type { Deeds } from '../parts';
import { privilegeDeeds } from '../privileges/deeds';
import { productionDeeds } from '../production/deeds';
import { roadDeeds } from '../roads/deeds';
import { shareDeeds } from '../shares/deeds';
import { type ByModule, inWorld } from './in-world';

/** The table of modules: how each tells what its titles on the map do not say. */
const DEEDS: ByModule<Deeds> = [
  [1, trolleyDeeds],
  [3, privilegeDeeds],
  [6, roadDeeds],
  [8, productionDeeds],
  [9, shareDeeds],
];

export const deedsIn = (state: State) => inWorld(DEEDS, state);
