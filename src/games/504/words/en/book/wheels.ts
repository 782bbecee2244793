import { EXTRA_PRICES, PURCHASE } from '../../../data/figures';
import type { Passages } from '../../book/book-text';
import { listOf } from './tables';

export const wheels: Passages<'residents' | 'deliver' | 'race'> = {
  tiles: {
    title: 'Tiles',
    text: ({ is }) =>
      is('4')
        ? 'Grassland, forest, field, mountain and desert are land. Land and cities can be entered, water can’t.'
        : 'Grassland, forest, field, mountain and desert are land. Land and cities can be entered, water can’t. Pieces of several players may stand on a tile and ignore each other. At most one settlement or headquarters of yours stands on a tile.',
  },
  buy: {
    title: 'Buying residents',
    text: `A resident costs $${PURCHASE.price} and comes from storage, active, onto a tile with a settlement of yours. At the capital you can buy until nine of yours are there. Elsewhere you can buy one, and one more for each exhausted resident already there, until seven are there.`,
  },
  awake: {
    title: 'Waking up',
    text: 'Active residents can act in this turn. Exhausted ones have acted, or arrived, and can do nothing more. When you’re done buying, all your exhausted residents on the map become active. When you’re done acting, all that are still active are exhausted.',
  },
  move: {
    title: 'Moving and settling',
    text: ({ is }) =>
      `An active resident moves one tile. Where you have a settlement it arrives, exhausted. Where you have none it settles: it goes back to storage, and a settlement from storage is placed.${is('8.I/II') ? ' In a city that costs what a trading house costs there.' : ''}`,
  },
  hurry: {
    title: 'In a hurry',
    text: 'A resident that arrives on a tile where an exhausted resident of yours already is stays active and can go on.',
  },
  tired: {
    title: 'Free moves',
    text: ({ is }) =>
      `What uses nothing up, such as ${is('rides') ? 'a move after which the resident is still active' : 'loading and unloading'}, can be done 99 times in a turn. Nobody needs that many; it only keeps a turn from going on forever.`,
  },
  trolley: {
    title: 'Your trolley',
    text: ({ facts, is }) => {
      const holds =
        facts.residents || is('1.I/II')
          ? ` and has one hold for ${is('1.I/II') || is('8') ? 'a good' : ''}${facts.residents ? `${is('1.I/II') || is('8') ? ' or ' : ''}two residents` : ''}`
          : '';
      return `It has three movement points a turn${holds}. It starts at your capital.${holds ? ' What’s aboard stays aboard between turns.' : ''}`;
    },
  },
  upgrade: {
    title: 'Upgrades',
    text: ({ is }) => {
      const [speed, hold] = is('1.III', 'residents') ? [30, 40] : [50, 80];
      return is('1.III', '!residents')
        ? `Once a turn the next speed, 4, 5 and then 7 movement points, costs $${speed}.`
        : `Once a turn: the next speed, 4, 5 and then 7 movement points, for $${speed}, or a second hold for $${hold}.`;
    },
  },
  drive: {
    title: 'Driving',
    text: ({ is }) =>
      `A step to a neighboring tile costs 1 movement point, onto a mountain 2.${is('6') ? ` Along ${is('4') ? 'a road between your tiles' : 'your own road'} it costs half a point.` : ''} Trolleys don’t cross water, and other pieces are not in their way.`,
  },
  'drive-armies': {
    title: 'Driving into battle',
    text: 'A trolley that starts on a tile of yours has 1 movement point more; entering the land of another player for the first time in a turn costs 1 more. On an empty tile one resident has to get off and settle. On a tile of somebody else all get off and attack.',
  },
  'load-city': {
    title: 'Loading goods',
    text: 'In a city you can load a good of the kind it offers, while there are any. Goods that somebody unloaded lie open for everybody.',
  },
  'load-plant': {
    title: 'Loading goods',
    text: 'Goods come from plants, not from cities: each plant has one good, once, and only its owner can load it. Goods that somebody unloaded lie open for everybody.',
  },
  'carry-residents': {
    title: 'Carrying residents',
    text: 'The trolley takes exhausted residents of yours aboard. Where you have a settlement they get off exhausted; elsewhere the first one settles.',
  },
  demand: {
    title: 'Demand',
    text: 'A city wants the four kinds it doesn’t offer, each only once, no matter who delivers it. What is delivered counts as delivered for good.',
  },
  'deliver-house': {
    title: 'Delivering to houses',
    text: 'A good can be delivered only where you have a trading house with room. It then lies in that house.',
  },
  extra: {
    title: 'Further movement points',
    text: `In a turn you can buy up to five more movement points, for $${listOf(EXTRA_PRICES, 'and')}.`,
  },
  settle: {
    title: 'Settling by trolley',
    text: 'Where your trolley stands you may place a settlement, if none of yours is there. You never have to.',
  },
  'free-road': {
    title: 'A road from the trolley',
    text: 'Once a turn your trolley builds a road without residents, from its tile to a neighboring one, if you have settlements on both.',
  },
  'trolley-explores': {
    title: 'Exploring by trolley',
    text: 'The trolley explores an unknown hex beside it while it has a movement point, and drives onto the new tile for 1 point, or 2 onto a mountain. If it finds water, or a mountain it can’t pay for, it pays 1 and stays.',
  },
  'move-capital': {
    title: 'Moving the capital',
    text: 'At the start of your turn your headquarters may change places with a settlement of yours in another city, for free.',
  },
  recall: {
    title: 'Recalling pieces',
    text: 'If storage has no residents, you may take exhausted ones from the map while buying. If it has no settlements, you may take back a settlement with the residents on its tile while acting.',
  },
  reach: {
    title: 'Reaching a city',
    text: 'When a resident settles in a city for the first time in the game for you, it goes onto that city’s card and stays there. The city stays reached, whatever happens to it.',
  },
  'reach-trolley': {
    title: 'Reaching a city',
    text: ({ facts }) =>
      facts.residents
        ? 'Only the trolley reaches cities: when it enters one for the first time, a resident from storage goes onto the card for good.'
        : 'A city is reached when your trolley enters it for the first time.',
  },
};
