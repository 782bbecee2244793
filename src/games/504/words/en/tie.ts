import type { ModuleId } from '../../data/world/world';

/** What decides between equal points, by the module of the goal. */
export const TIE: Readonly<Record<ModuleId, string | null>> = {
  1: 'the most goods aboard, and then the higher last income',
  2: 'the most residents and settlements on the map',
  3: 'the most cash',
  4: 'the most armies on the map, a headquarters counting one',
  5: 'the most residents on the map',
  6: 'the most residents on tiles with their own roads',
  7: 'the most residents and settlements on the map',
  8: 'the most plants',
  9: null,
};
