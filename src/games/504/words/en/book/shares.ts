import { UPKEEP, VALUE_LEAST, VALUE_RISE, VALUE_STEP } from '../../../data/figures';
import type { Passages } from '../../book/book-text';

export const shares: Passages<'shares'> = {
  shares: {
    title: 'Shares',
    text: 'A company has ten shares. The president’s certificate counts as two of them, and eight are singles. Nobody holds more than five of a company. Money and shares lie open.',
  },
  sequence: {
    title: 'Share rounds and business rounds',
    text: ({ is }) =>
      is('9.I')
        ? 'Business rounds 1 and 2 follow the first share round; a share round comes before each of rounds 3, 4 and 5.'
        : 'Share rounds and business rounds alternate.',
  },
  'share-round': {
    title: 'A share round',
    text: 'Clockwise from the start card, trade, pass or quit. Trading means: buy at most one share, and sell of each company once, in any order, then be done. In one share round you either buy or sell shares of a company, not both. Once somebody has quit, nobody may pass; the first to quit gets the start card. The round ends when all have quit, or all have passed in a row.',
  },
  found: {
    title: 'Founding a company',
    text: ({ facts }) =>
      `The first share of a company is its president’s certificate, for twice the issue price. You become president and place its headquarters ${facts.map === 4 || facts.map === 5 ? 'on the central city, and later on any city where another company is' : 'on a city that’s no capital yet'}. Its value starts at the issue price.`,
  },
  president: {
    title: 'President',
    text: 'A company acts like a player, and its president decides. Whoever holds more of it than the president becomes president at once. What these rules call yours then means the company’s: pieces, cash and income.',
  },
  sell: {
    title: 'Selling shares',
    text: ({ is }) =>
      `You sell any number of shares of a company to the bank at its value; then the value falls by $${VALUE_STEP}, once. Not in the first share round. A president keeps two, unless somebody else has at least two and more than are left.${is('9.I') ? ' At most five shares of a company may lie in the bank.' : ''}`,
  },
  'share-values': {
    title: 'Values',
    text: ({ is }) =>
      `Values go in steps of $${VALUE_STEP}, never below $${VALUE_LEAST}. At the end of a share round, ${is('9.II') ? `the companies most bought in it rise by $${VALUE_STEP}, and then ` : ''}companies all of whose shares are in players’ hands rise by $${VALUE_STEP}. A company whose value changes goes ahead of all others of its new value.`,
  },
  business: {
    title: 'A business round',
    text: ({ is }) =>
      `Each founded company takes a turn in order. It pays from its own cash, which never goes below zero; its president pays nothing for it${is('9.I') ? ' but missing upkeep' : ''}.`,
  },
  dividend: {
    title: 'Dividends',
    text: `After all turns each company pays out or withholds its income. Paid out, each share brings its seat a tenth of the income, rounded down; the company keeps the rest, and its value rises by $${VALUE_STEP}. Withheld, the company keeps it all and the value stays.`,
  },
  upkeep: {
    title: 'Upkeep',
    text: `Then each company pays $${UPKEEP.settlement} for each settlement and $${UPKEEP.resident} for each resident on the map; headquarters cost nothing. What it lacks, its president pays as far as possible.`,
  },
  'values-companies': {
    title: 'Values and dividends',
    text: `After all turns, the highest income raises its company’s value by $${VALUE_STEP}, the second highest by $${VALUE_STEP} too, and the lowest lowers it by $${VALUE_STEP}. If several are highest there’s no second, and seconds that tie don’t rise. Then each share pays a twentieth of the income, rounded down; ten times that leaves the company’s income.`,
  },
  'own-shares': {
    title: 'Selling your own shares',
    text: `At any time in your turn you may sell one single share of your own company to the bank, at its value. The value then falls by $${VALUE_STEP}. This money is no income.`,
  },
  deal: {
    title: 'Buying shares of others',
    text: 'At the start of your turn you may buy shares of other companies that lay in the bank when the round began. They’re never sold again.',
  },
  'values-own': {
    title: 'Values',
    text: `After each round the highest income raises its company’s value by $${VALUE_RISE.highest}, all others by $${VALUE_RISE.other}. Shares sold in this round can then be bought.`,
  },
};
