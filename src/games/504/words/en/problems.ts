import { READING_PROBLEMS } from '../../../../kit/reading-words';

/** What the reader finds wrong. A word that isn’t here is shown as it is. */
export const problems: Readonly<Record<string, string>> = {
  ...READING_PROBLEMS.en,
  'unknown-world': 'there is no such world',
  'wrong-phase': 'this can’t be in this phase',
  'wrong-sum': 'the pieces don’t add up',
  'two-owners': 'with armies only one owner can be on a tile',
  'no-defender': 'there is nobody to attack here',
  'not-neutral': 'with armies roads belong to nobody',
  'no-plant': 'no plant can be here',
  'no-resident': 'the exhausted resident of the explorer is missing',
  'no-tile': 'there is no such tile on the map',
  'no-vp': 'a fresh tile without points',
  'not-a-city': 'a capital has to be in a city',
  'not-a-hex': 'this isn’t a hex',
  'not-founded': 'this company isn’t founded',
  'not-neighbors': 'these two tiles don’t touch',
  'on-water': 'nothing can be on water',
  'out-of-order': 'the order is wrong',
  'out-of-reach': 'this hex can’t be on this map',
  'wrong-number': 'this can’t be the number here',
};
