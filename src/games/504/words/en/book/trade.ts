import { HOUSE_PRICES } from '../../../data/figures';
import type { Passages } from '../../book/book-text';
import { listOf } from './tables';

export const trade: Passages<'majorities' | 'production'> = {
  counts: {
    title: 'What counts',
    text: 'Settlements count, your headquarters among them.',
  },
  'counts-linked': {
    title: 'What counts',
    text: 'Linked tiles count, your capital among them.',
  },
  'counts-plants': {
    title: 'What counts',
    text: 'Plants count for the terrain they stand on, and trading houses for cities.',
  },
  lead: {
    title: 'Leading',
    text: 'Whoever counts most in a terrain leads there.',
  },
  'order-cards': {
    title: 'Order cards',
    text: ({ is }) =>
      `From round 3 on your card is turned after your income. A tick means nothing; the scoring card of the row starts a scoring.${is('9.II') ? ' Each of the last three business rounds has a row of its own.' : ''}`,
  },
  scoring: {
    title: 'A scoring',
    text: ({ facts }) =>
      `Most in a terrain: city and grassland 10 points, forest 9, field 8, mountain 7, desert 6. Second: 6, 6, 5, 4, 3, 2${facts.companies ? '' : ', but not with two players'}. If several have most, each gets the first number less 2 and there is no second. Seconds who tie get their points each.`,
  },
  removal: {
    title: 'Pieces leave',
    text: ({ facts }) =>
      `For each full 4 points of a scoring${facts.companies ? '' : ' (3 with two players)'} one of your pieces leaves the map: a resident of your choice; without residents a settlement, but none that would cut others off from your capital. A piece you can’t give costs those points.`,
  },
  reverse: {
    title: 'Order by points',
    text: 'Until anybody has points, the order is turned round every round. Then the fewest points go first.',
  },
  plants: {
    title: 'Plants',
    text: 'On a land tile with a settlement of yours and no plant, active residents build one: grassland and field take one, forest two, mountain three. Beside water any land can have a fish plant, for two. They’re exhausted. A tile has one plant for all together. Desert has only fish.',
  },
  ownerless: {
    title: 'Abandoned plants',
    text: 'When a settlement leaves, its plant waits for whoever next places a settlement there in a turn of their own.',
  },
  'goods-made': {
    title: 'Goods',
    text: ({ is }) => {
      if (is('8.I')) return 'When you build a plant, you get one good of its kind at once.';
      return is('8.II')
        ? 'Each of your plants makes a good at every income.'
        : 'Plants make no goods in this world; they count for buying residents.';
    },
  },
  houses: {
    title: 'Trading houses',
    text: `Each settlement of yours in a city is a trading house, your headquarters too. Placing one costs $${listOf(HOUSE_PRICES, 'or')}, by how many are already in that city, whoever owns them.`,
  },
  room: {
    title: 'Room for goods',
    text: ({ is }) =>
      `A trading house has room for ${is('4') ? 'two goods' : 'one good, the headquarters for two'}.${is('1') ? ' Each house has its own goods.' : ''}`,
  },
  sale: {
    title: 'Selling',
    text: 'Swap two goods for any one as often as you like. Sell sets of different kinds, in all at most as many goods as you have room for. What you don’t sell you keep.',
  },
  limit: {
    title: 'Limit on buying',
    text: 'From your second turn on, you may buy your number of plants plus two residents in a turn.',
  },
};
