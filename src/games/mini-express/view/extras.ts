/** What the table shows only in a match with an automa or a variant. Loaded for such a match. */
export { AutomaPanel, Bag } from './automa/automa';
export { pictureAt } from './automa/picture';
export { automaSteps } from './automa/steps';
export { Harbors, SpikeTile, spikeFacts, TargetMarker, WeighedCities } from './board/variants';
