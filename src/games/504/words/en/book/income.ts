import { CITY, DESERT, FIELD, FOREST, MOUNTAIN } from '../../../data/board';
import {
  CARD_INCOME,
  CONTROL_INCOME,
  EXPLORATION,
  EXTRA_MONEY,
  FACTORY_INCOME,
  INCOME_BASE,
  LANDS_INCOME,
  LEAD_INCOME,
  LEAD_INCOME_MOST,
  LINK_INCOME,
  LINK_SET_INCOME,
  ROW_PRICE,
  SET_MONEY,
  SETTLING_INCOME,
  TRACK,
  TRACK_START,
} from '../../../data/figures';
import type { ModuleId } from '../../../data/world/world';
import type { Passages, Spoken } from '../../book/book-text';
import { listOf } from './tables';

/** What earns a mid-term bonus, by the module to which it belongs. */
const BONUS: Readonly<Record<ModuleId, string>> = {
  1: 'delivering your second good of a kind: 5 for each kind',
  2: '',
  3: 'having factories in three cities: 10; having three factories in one city: 10',
  4: 'conquering a free city: 3 for the first of the game, 4 for the second, and so on',
  5: 'discovering your third tile of a terrain: 5 for each terrain',
  6: 'linking your third tile of a terrain: 5 for each terrain',
  7: 'having one of each terrain: 10; having two of each: 20',
  8: 'owning three plants of a good: 5 for each good',
  9: '',
};

function midTerm({ world, is }: Spoken): string {
  const isMoney = is('9.I');
  const each = world[0] === '4' || (isMoney && world[1] === '4') ? '' : ', for the first to do so';
  const unit = isMoney ? ' In dollars that’s ten times as much, once, as income.' : '';
  return `There are bonus points for ${BONUS[isMoney ? world[1] : world[0]]}${each}.${unit}`;
}

export const income: Passages<'income' | 'twist'> = {
  'income-base': {
    title: 'Income',
    text: ({ facts, is }) =>
      `At the end of your turn you get $${INCOME_BASE}${is('9.II') ? ', and what the rule of the first module brings' : ' and what follows here'}.${facts.companies ? ' A company’s income waits until the end of the round.' : ''}`,
  },
  'income-1': {
    title: 'Prices of goods',
    text: `The goods you delivered this turn are sold one after the other, each at the price of its kind. Prices start at $${TRACK[TRACK_START]}. A kind that’s sold falls three spaces, and the other four rise one.`,
  },
  'income-1-toll': {
    title: 'Toll',
    text: 'A good delivered in a city without a settlement of yours costs a tenth of its price, paid to whoever controls the city.',
  },
  'income-2': {
    title: 'New settlements and cities',
    text: ({ is }) =>
      `Once, for each settlement placed on an empty tile this turn, $${SETTLING_INCOME[FIELD]}; on a city or mountain, $${SETTLING_INCOME[CITY]}.${is('4') ? ' Conquering counts too.' : ''} For each city newly reached, $${CARD_INCOME} times its number among your cities, not counting the capital: $${CARD_INCOME}, ${2 * CARD_INCOME}, ${3 * CARD_INCOME}…`,
  },
  'income-3': { title: 'Factories', text: `Each of your factories brings $${FACTORY_INCOME}.` },
  'income-4': {
    title: 'Land you control',
    text: `Each tile you control besides your capital brings $${CONTROL_INCOME}. One, two, three, four or five kinds of land bring another $${listOf(LANDS_INCOME.slice(1), 'or')}.`,
  },
  'income-5': {
    title: 'Income tokens',
    text: `Each of your income tokens brings $${EXPLORATION.token}.`,
  },
  'income-6': {
    title: 'Linked tiles',
    text: `Each linked city after the first brings $${LINK_INCOME[CITY]}. Each city then wants one of every land: linked grassland, forest and field bring $${LINK_INCOME[FIELD]} each and mountain $${LINK_INCOME[MOUNTAIN]}, at most as many of a kind as you have linked cities. Each full set of a city and the four lands adds $${LINK_SET_INCOME}. Desert brings nothing.`,
  },
  'income-7': {
    title: 'Leads',
    text: `In every terrain where nobody has more than you, whatever counts for you brings $${LEAD_INCOME} each: at most $${LEAD_INCOME_MOST[CITY]} for cities and for grassland, $${LEAD_INCOME_MOST[FOREST]} forest, $${LEAD_INCOME_MOST[FIELD]} field, $${LEAD_INCOME_MOST[MOUNTAIN]} mountain, $${LEAD_INCOME_MOST[DESERT]} desert.`,
  },
  'income-8-sale': {
    title: 'Sale of goods',
    text: `First each of your plants makes a good. Then you sell sets of different kinds: $${listOf(SET_MONEY.slice(1), 'or')} for one to five kinds.`,
  },
  'income-8-houses': {
    title: 'Goods in houses',
    text: `Your goods bring money every round in sets of different kinds: $${listOf(SET_MONEY.slice(1), 'or')} for one to five kinds, as far as there is room. They stay where they are, and nothing is traded.`,
  },
  'twist-1': {
    title: 'On wheels',
    text: ({ is }) =>
      `Everybody has a trolley. It carries residents${is('8') ? ' and the goods of plants' : ', but no goods'}.`,
  },
  'twist-1-alone': {
    title: 'On wheels',
    text: 'There are no residents. Everybody has a trolley, which travels, settles and reaches cities.',
  },
  'twist-2': { title: 'First come', text: midTerm },
  'twist-3': {
    title: 'Privileges for sale',
    text: `In every turn you may buy one privilege card for $${ROW_PRICE}. Cards that somebody passed over cost nothing. Everybody starts with $${EXTRA_MONEY} more.`,
  },
  'twist-4': {
    title: 'Rough neighbors',
    text: 'A tile belongs to one side only. A resident that walks onto somebody else’s tile takes one army with it and is gone: no dice.',
  },
  'twist-5': {
    title: 'Unknown lands',
    text: 'Most of the map isn’t known yet. Exploring brings neither points nor money, but land to use.',
  },
  'twist-6': {
    title: 'Roads for speed',
    text: 'Roads may be built anywhere and cost no resident for good. They bring no points, but residents travel on them for free.',
  },
  'twist-7': {
    title: 'Late honors',
    text: ({ is }) =>
      is('9.I')
        ? 'At the end, whoever leads in a terrain earns honors: city and grassland 6, forest 5, field 4, mountain 3, desert 2. A company’s shares are each worth that much more.'
        : 'At the end, whoever leads in a terrain gets points: city and grassland 6, forest 5, field 4, mountain 3, desert 2.',
  },
  'twist-8': {
    title: 'Work for everybody',
    text: 'From your second turn on, you may buy at most two residents more than you have plants.',
  },
  'twist-9': {
    title: 'Shares for money',
    text: 'You may sell a share of your own company each turn, and buy shares of others that were sold. What you sell now will score for somebody else.',
  },
};
