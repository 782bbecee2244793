import { citiesOf } from '../../../rules/base/map';
import type { Deeds } from '../../../view/model/base/parts';
import { whereabouts } from '../../../words/whereabouts';

export const roadDeeds: Deeds = {
  // Both ends are often of one kind: their places tell them apart.
  road: (state, { between }, { table, names }) =>
    table.road([between].flat().map((end) => whereabouts(citiesOf(state), String(end), names))),
};
