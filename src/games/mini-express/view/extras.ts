/** What the table shows only in a match with an automa or a variant. Loaded for such a match. */
export { AutomaPanel } from './automa/automa-panel';
export { Bag } from './automa/bag';
export { pictureAt } from './automa/picture';
export { WithShow } from './automa/use-show';
export { Harbors, SpikeTile, spikeFacts, TargetMarker, WeighedCities } from './board/variants';
