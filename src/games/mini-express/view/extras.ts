/** What the table shows only in a match with an automa or a variant; fetched for such a match. */
export { AutomaPanel } from './automa/automa-panel';
export { Bag } from './automa/bag';
export { pictureAt } from './automa/picture';
export { WithShow } from './automa/use-show';
export { spikeFacts } from './board/spike-facts';
export { Harbors, SpikeTile, TargetMarker, WeighedCities } from './board/variants';
