import { COSTS } from '../../../data/figures';
import type { Paragraphs } from '../../help/paragraphs';

/** Track, and who owns it. */
export const building: Paragraphs<'track' | 'complex' | 'ownership'> = {
  'build-turn': {
    title: 'Your build turn',
    text: 'You build up to 3 tiles, 4 with Engineer, or none at all. Placing a tile on an empty hex and replacing one that is there both count. Each hex can be built on once in your build turn.',
  },
  place: {
    title: 'Placing a tile',
    text: 'Tap a hex and pick a tile; tap again to rotate it. A simple tile carries one track: straight, gently curved, or sharply curved. On an empty hex you may also place a tile with two tracks right away.',
  },
  'first-tile': {
    title: 'Your very first tile',
    text: 'The first tile you build in the game has to be a simple one, on an empty hex without a town, with one end touching a city. A new city will do.',
  },
  connected: {
    title: 'Always connected to a city',
    text: 'Every piece of track you add must lead to a city: it touches one, extends track of yours that comes from one, or starts at a town that your own links connect to one. A city has no track inside; all six of its sides are joined.',
  },
  directions: {
    title: 'Where track may lead',
    text: 'Not off the map and not into a lake. It may end at an empty hex, a town, or a tile it doesn’t connect to. It may never connect to another player’s track. Where two players’ ends would meet, whoever builds second has to turn away.',
  },
  cost: {
    title: 'What a tile costs',
    text: `On an empty hex: $${COSTS.place.simple} for one track, $${COSTS.place.coexist} for two side by side, $${COSTS.place.crossing} for a crossing; add $${COSTS.terrain.river} on a river, $${COSTS.terrain.mountain} on a mountain. On a town: $${COSTS.town.base} plus $${COSTS.town.exit} for each exit. Replacing ignores the terrain: $${COSTS.add.crossing} to add a crossing, $${COSTS.add.coexist} to add a track beside, $${COSTS.extendTown} to add exits to a town, $${COSTS.redirect} to redirect. You have to have the money.`,
  },
  supply: {
    title: 'Tiles run out',
    text: 'There are 136 tiles, many of the common kinds and only one of some others. A kind that is used up can’t be built until one comes back. The panel Track tiles shows what is left.',
  },
  towns: {
    title: 'Towns',
    text: 'A town is a stop: track ends there, and a cube may pass through. Towns have one to four exits. With two or four exits it’s an ordinary tile under a town disc, and there are 8 discs. You may add exits to a town anybody has built; those already there stay with their owners.',
  },
  complex: {
    title: 'Two tracks on a hex',
    text: 'Anybody may add a second track to a hex that has one, crossing it or running beside it. The track that was there stays exactly as it lies and keeps its owner. The two are never connected to each other on that hex, so they may belong to different players.',
  },
  'new-cities': {
    title: 'New cities',
    text: 'With Urbanization, before your first tile, you may place any new city from beside the map on any town, built on or not. Track in the town is removed; what leads up to it now leads into a city. A new city has its own color, starts without cubes, and gets its goods from its own column of the display.',
  },
  redirect: {
    title: 'Redirecting',
    text: `You may turn the open end of an unfinished track that is yours or nobody’s: the end that leads on stays, the loose one points elsewhere. It costs $${COSTS.redirect} and counts as a tile, but it doesn’t count as extending. Another player’s track is never turned.`,
  },
  link: {
    title: 'Links',
    text: 'Track from one city or town to another is a link. Once complete it belongs to its owner for the rest of the game. Both ends have to be different places, so track never leads back to where it started. Only links carry goods, and only links score.',
  },
  unfinished: {
    title: 'Unfinished track',
    text: 'Track with an open end is yours only as long as you keep at it. At the end of your build turn, you lose every unfinished track to which you added nothing this turn. It then belongs to nobody, and whoever builds on to it takes it over. Other players’ build turns don’t matter.',
  },
  discs: {
    title: 'Who owns what',
    text: 'Track is drawn in its owner’s color and pattern, unowned track in gray. Each stretch you own, finished or not, takes one of your 20 ownership discs.',
  },
};
