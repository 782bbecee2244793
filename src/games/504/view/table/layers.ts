import type { State } from '../../rules/state';
import { Freight } from '../deliver/freight';
import { Points } from '../exploration/points';
import { Armies } from '../military/armies';
import type { Layers } from '../parts';
import { Factories } from '../privileges/factories';
import { Plants } from '../production/plants';
import { Reached } from '../race/reached';
import { RoadLayer } from '../roads/road-layer';
import { type ByModule, inWorld } from './in-world';

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
