import { Freight } from '../../modules/deliver/view/freight';
import { Points } from '../../modules/exploration/view/points';
import { Armies } from '../../modules/military/view/armies';
import { Factories } from '../../modules/privileges/view/factories';
import { Plants } from '../../modules/production/view/plants';
import { Reached } from '../../modules/race/view/reached';
import { RoadLayer } from '../../modules/roads/view/road-layer';
import type { State } from '../../rules/state/state';
import { type ByModule, inWorld, type Layers } from '../model/base/parts';

/** The table of modules: what each draws on the map. */
const LAYERS: ByModule<Layers> = [
  [5, { Above: Points }],
  [6, { Below: RoadLayer }],
  [8, { Above: Plants }],
  [1, { Above: Freight }],
  [2, { Above: Reached }],
  [3, { Above: Factories }],
  [4, { Above: Armies }],
];

export const layersIn = (state: State) => inWorld(LAYERS, state);
