import { citiesOf } from '../../rules/base/cities';
import { whereabouts } from '../../words/whereabouts';
import type { Deeds } from '../parts';

export const roadDeeds: Deeds = {
  // Both ends are often of one kind: their places tell them apart.
  road: (state, { between }, { table, names }) =>
    table.road([between].flat().map((end) => whereabouts(citiesOf(state), String(end), names))),
};
