/** What the table shows only in a match with an automa or a variant. Loaded for such a match. */
export { AutomaPanel, Bag } from './automa/automa';
export { pictureAt } from './automa/picture';
export { WithShow } from './automa/use-show';
export { Harbors, SpikeTile, spikeFacts, TargetMarker, WeighedCities } from './board/variants';
