import { BOUNTY } from '../../../data/figures';
import type { Passages } from '../../book/book-text';

export const lands: Passages<'exploration' | 'roads'> = {
  explore: {
    title: 'Exploring',
    text: ({ facts }) =>
      `${facts.residents ? 'An active resident' : 'The trolley'} explores an unknown hex beside its tile${facts.map === 1 ? ', up to four hexes from the center' : ''}. One of the stacks gives the tile, by chance.`,
  },
  markers: {
    title: 'Chances',
    text: 'Six markers show the chances, one sixth each. First on cities: one for each land tile between here and the nearest city, none beside a city. Then on water: one less than the distance from the center, none beside water. Then one on each land, and then round and round on every stack that has one, until six lie there.',
  },
  explorer: {
    title: 'The explorer',
    text: ({ is }) => {
      if (is('5.III') || is('5.II', '2'))
        return 'It may explore further hexes beside its tile. When it stops, it goes back to storage if it found anything but water; else it stays, exhausted.';
      return is('5.I') || is('5.II', '4')
        ? 'Afterward it goes back to storage. If it found water it stays, exhausted.'
        : 'Afterward it stays where it was, exhausted.';
    },
  },
  harvest: {
    title: 'Harvesting',
    text: 'An active resident takes one point from its tile and is exhausted. On a tile that has never been settled, the last point waits for the first settlement, which takes it by itself.',
  },
  tokens: {
    title: 'Income tokens',
    text: ({ is }) =>
      `You get a token for each tile you discover, water too, and for each settlement you place on an empty tile.${is('4') ? ' Conquered tiles bring one too.' : ''}${is('emptied') ? ' A tile that was left empty brings one again.' : ''}`,
  },
  'neighbors-follow': {
    title: 'Neighbors follow',
    text: 'Right after a discovery, active residents beside the new tile may move onto it, one at a time. The first one settles, the others arrive active.',
  },
  gifts: {
    title: 'What a discovery brings',
    text: `Grassland and forest come with a settlement of yours, field with a resident too. A mountain is held by a militia; whoever removes it gets $${BOUNTY}. Cities are free cities.`,
  },
  road: {
    title: 'Building roads',
    text: ({ is }) =>
      `A road joins two neighboring tiles with settlements of yours, once. It takes active residents from these two tiles. ${is('6.III') ? 'All of them are exhausted.' : 'One of them goes to storage, the others are exhausted.'}`,
  },
  'road-armies': {
    title: 'Building roads',
    text: ({ is }) =>
      `All roads are neutral, one between two tiles. A road joins two neighboring tiles of yours${is('4.I/II') ? ', or one of yours and one you’re attacking' : ''}. ${is('6.III') ? 'The residents it takes are exhausted.' : 'One of the residents it takes goes to storage, the others are exhausted.'}`,
  },
  'road-cost': {
    title: 'What a road takes',
    text: ({ is }) =>
      `The more expensive of the two tiles counts: city or mountain 3 residents, forest or desert 2, field or grassland 1.${is('4') ? '' : ' Each road of somebody else between the same tiles adds 1.'}`,
  },
  network: {
    title: 'Your network',
    text: 'Your first road touches your capital, and every other one touches a road of yours. Both ends of a road are linked, the capital too.',
  },
  'network-armies': {
    title: 'Your network',
    text: ({ is }) =>
      `A new road has to touch your capital, or a tile joined to it by roads over tiles of yours. ${is('6.I') ? 'Land is linked by whoever builds the first road to it; a city by everybody who has once controlled it with such a link.' : 'Tiles you control are linked as long as roads over tiles of yours join them to your capital.'}`,
  },
  ride: {
    title: 'Traveling by road',
    text: ({ is }) =>
      is('4')
        ? 'Residents move for free along roads between tiles of yours.'
        : 'Residents move for free along your own roads, however far.',
  },
  neutral: {
    title: 'Lost roads',
    text: 'When a settlement leaves its tile, your roads there turn neutral. A neutral road becomes yours once you have settlements at both ends and a road of yours touches it.',
  },
};
