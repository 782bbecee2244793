import { FACTORY_PRICES, ROW_PRICE, TAX } from '../../../data/figures';
import type { Passages } from '../../book/book-text';
import { byTable, listed } from './tables';

export const power: Passages<'privileges' | 'military'> = {
  taxes: {
    title: 'Taxes',
    text: ({ facts }) =>
      `From round 2 on, income is taxed: the one who stands to earn most pays $${TAX.first} for each full $${TAX.per} of the last income, everybody else $${TAX.other}, and one nothing. ${facts.order === 'income-down' ? 'The first in the new order pays most, the last nothing.' : 'The highest income pays most, the lowest nothing.'}`,
  },
  auction: {
    title: 'Auction',
    text: (w) =>
      `The first auction sells the cards that lie open, each for at least $${ROW_PRICE}. Before every later one, cards that were left over cost $0, and new ones are added at $${ROW_PRICE}, until there are ${byTable(w, [4, 5, 6], 7, 'cards')}. They’re sold from left to right. The first player in order opens, everybody raises or passes, and the highest bid pays the bank. Nobody needs a kind twice.`,
  },
  factories: {
    title: 'Building factories',
    text: `In a city with a settlement of yours you may build one factory a turn. The first in a city costs $${FACTORY_PRICES[0]}, the second $${FACTORY_PRICES[1]} and the third $${FACTORY_PRICES[2]}, whoever owns them. There are never more than three.`,
  },
  'factories-lost': {
    title: 'Factories in war',
    text: 'A city that’s neutralized loses one factory of the defender. The others wait for whoever places the next settlement there. A conqueror takes them all.',
  },
  take: {
    title: 'Taking a privilege',
    text: `If cards are missing in the row, one is added at $${ROW_PRICE}. You may take one kind you don’t have, for its price. If you take none, all cards in the row become free for those after you. Cards of an earlier back than the newest are free too.`,
  },
  cards: {
    title: 'The privileges of this world',
    text: 'A card works from the moment you have it. Points on cards count at once.',
  },
  control: {
    title: 'Control',
    text: ({ is }) =>
      `Only one side may have settlements or residents on a tile: it controls the tile.${is('8.I/II') ? ' Cities are open to all: there a trading house of yours counts as control.' : ''}`,
  },
  armies: {
    title: 'Armies',
    text: ({ is }) =>
      is('8.I/II')
        ? 'Each resident and each settlement is one army. Residents fall before the settlement.'
        : 'Each resident, settlement, barracks and militia is one army; a headquarters is three. They fall in this order: militia, residents, then what they defend.',
  },
  attack: {
    title: 'Attacking',
    text: ({ is }) =>
      `A resident that moves onto a foreign tile becomes an attacker, exhausted. ${is('2') ? 'The fight comes at once, but more residents may join first.' : 'Fights come in a step of their own, after all moves.'}`,
  },
  dice: {
    title: 'Dice',
    text: ({ is }) =>
      `The attacker rolls one die for each attacking resident: 3 and 4 are one hit, 5 and 6 two. Against grassland and field each die counts one more, against mountain${is('8.I/II') ? '' : ' and city'} one less. Each hit takes one army${is('siege') ? '; a headquarters falls only to three hits in one fight' : ''}. Then each army that was hit rolls back: 3 or more takes an attacker.`,
  },
  outcome: {
    title: 'After the fight',
    text: ({ is }) =>
      `If all defenders are gone, one attacker turns into a settlement and the tile is conquered.${is('6') ? ' Roads stay.' : ''}${is('8') ? ' A plant changes hands.' : ''} If nobody is left, the tile is empty. If a defender is left, the attackers retreat to neighboring tiles of yours, or to storage.${is('2') ? ' That tile can’t be attacked again this turn.' : ''}`,
  },
  'attack-plain': {
    title: 'Attacking',
    text: 'When a resident of yours moves onto a foreign tile, it goes to storage and one army there falls. After the last one the tile is empty; settling it takes another resident.',
  },
  'no-fight-cities': {
    title: 'Peace in cities',
    text: 'Nobody fights in cities. Any number may trade there.',
  },
  'capital-attack': {
    title: 'Attacking capitals',
    text: ({ facts, is }) => {
      if (is('8.I/II')) return 'Capitals can’t be attacked.';
      if (is('4.I') || facts.companies) return 'Capitals may be attacked like any other city.';
      return is('2')
        ? 'A capital may be attacked only while its owner has a settlement in another city.'
        : 'Capitals can’t be attacked.';
    },
  },
  'capital-falls': {
    title: 'When a capital falls',
    text: ({ facts, is }) => {
      const refuge = 'If its owner has a settlement in another city, the headquarters moves there.';
      const last = is('4.I')
        ? 'the game ends with this turn.'
        : 'the company falls: its shares leave all hands without pay. It can be founded again later.';
      if (!is('2')) return `When a headquarters falls, ${last}`;
      return is('4.I') || facts.companies ? `${refuge} Otherwise ${last}` : refuge;
    },
  },
  annex: {
    title: 'Annexing',
    text: ({ is }) => {
      const pieces = [
        'residents',
        ...(is('8') ? ['plants'] : []),
        ...(is('3.I/II') ? ['factories'] : []),
      ];
      return `Whoever conquers a capital that falls for good takes the defender’s other tiles too, with their ${listed(pieces)}, as far as storage goes. Nobody is rewarded for placing these settlements.`;
    },
  },
  safe: {
    title: 'New companies are safe',
    text: 'A company can’t be attacked until the end of the business round in which it had its first turn.',
  },
};
