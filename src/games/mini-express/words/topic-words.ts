/** The parts of the table that have a legend in the rules help. */
export type TopicWord = 'card' | 'city' | 'preview' | 'players' | 'places' | 'bag';

/** Every figure on the table. */
export type FigureWord =
  | 'ready'
  | 'sharesLeft'
  | 'setAside'
  | 'lengthNow'
  | 'values'
  | 'ownInfluence'
  | 'ownShares'
  | 'room'
  | 'tile'
  | 'cost'
  | 'trainsChange'
  | 'lengthChange'
  | 'perShare'
  | 'influenceChange'
  | 'placeChange'
  | 'worthChange'
  | 'worth'
  | 'held'
  | 'place'
  | 'tileSteps';
