import type { OutsideRefusalWord, RefusalSentence } from '../dictionary';

export const refusals: Readonly<Record<OutsideRefusalWord, RefusalSentence>> = {
  'not-holder': () => 'Only the highest bidder can keep a bid.',
  'wrong-tile': () => 'A town needs a town’s track, and any other hex plain track.',
  'no-cube': () => 'There is no such cube in that city.',
  'no-link': () => 'No link leaves on that side.',
  'no-such-cube': () => 'No cube of that color was drawn.',
  'no-action': () => 'This isn’t an action of the game.',
};
