import type { MapNumber } from '../../../data/board';
import {
  EXTRA_MONEY,
  ISSUE_PRICES,
  LOST_LOT,
  OWN_VALUE,
  ROW_PRICE,
  SHARES_MONEY,
} from '../../../data/figures';
import type { OrderKind, PhaseId, StepId } from '../../../data/world/terms';
import { type Passages, type Spoken, startMoney } from '../../book/book-text';
import { byTable, listed } from './tables';

const MAP: Readonly<Record<MapNumber, string>> = {
  1: 'Only a few cities and waters near the center are known. Everything else, up to four hexes from the center, has to be explored.',
  2: 'One city in the center, three around it and six on the rim. The land between is laid at random.',
  3: 'Ten cities, a lake in the middle and small waters around it. The land between is laid at random.',
  4: 'Only the city in the center is known. There’s no edge: the world grows as far as somebody explores.',
  5: 'One city in the center and nine farther out. The land between is laid at random.',
};

/** How an order that changes is found from the second round on. */
const LATER: Readonly<Record<Exclude<OrderKind, 'clockwise' | 'value'>, string>> = {
  points: 'the fewest points go first',
  'income-down': 'the highest income goes first',
  'income-up': 'the lowest income goes first',
};

function order({ facts }: Spoken): string {
  const { order: kind, companies } = facts;
  if (kind === 'clockwise') return 'Turns go clockwise from the start player, all game long.';
  const shares = companies ? ' Share rounds go clockwise by seats.' : '';
  if (kind === 'value') return `Companies act by their value, the highest first.${shares}`;
  const first = companies
    ? 'Companies in their first business round go first, the newest of them before the others.'
    : kind === 'income-down'
      ? 'The first order goes by bids.'
      : 'The first order is drawn.';
  return `${first} Later ${LATER[kind]}; among equals, whoever was later.${shares}`;
}

const PHASE: Readonly<Record<PhaseId, string>> = {
  'share-round': 'a share round, where one is due',
  tax: 'order and taxes',
  auction: 'the auction of privileges',
  card: 'From round 3 on everybody’s card is turned after their turn.',
  dividend: 'dividends and upkeep',
  values: 'the change of share values',
};

const STEP: Readonly<Record<StepId, string>> = {
  'move-capital': 'move your headquarters to another city',
  deal: 'buy shares of others',
  privilege: 'take a privilege card',
  upgrade: 'improve your trolley',
  buy: 'buy residents',
  act: 'act with your residents',
  trolley: 'drive your trolley',
  factory: 'build factories',
  fight: 'fight your battles',
  sale: 'trade and sell goods',
};

function capitals({ facts, is }: Spoken): string {
  const goods = is('1.I/II') ? ' No two capitals may offer the same good.' : '';
  if (facts.capitals === 'common') return 'All headquarters stand on the city in the center.';
  if (facts.capitals === 'founded')
    return `Companies get their capital when they’re founded; see Shares.${goods}`;
  const rim =
    facts.map === 2 ? ' Only the six cities on the rim can be chosen, spread fairly.' : '';
  // M3.4: a seat chooses right after its place in the first order.
  const when =
    facts.order === 'income-down'
      ? 'right after taking a place in the order'
      : 'the last player first';
  return `Everybody chooses a capital of their own, ${when}.${rim}${goods}`;
}

/** What everybody has at the start. */
export function moneyOf(w: Spoken): string {
  const dealt = startMoney(w, 4);
  if (!dealt)
    return w.is('3.III')
      ? `$${SHARES_MONEY} split evenly, + $${EXTRA_MONEY}`
      : `$${SHARES_MONEY} split evenly`;
  return new Set(dealt).size === 1 ? `$${dealt[0]} each` : `$${dealt.join(', ')}`;
}

function money(w: Spoken): string {
  const two = startMoney(w, 2);
  if (!two)
    return `Seats share $${SHARES_MONEY} evenly for buying shares; companies have their own cash.${w.is('3.III') ? ` Everybody gets $${EXTRA_MONEY} more.` : ''}`;
  return new Set(two).size === 1
    ? `Everybody gets $${two[0]}.`
    : `In turn order everybody gets ${moneyOf(w)}; with two players, $${two.join(' and $')}.`;
}

function pieces(w: Spoken): string {
  const hq = 'One headquarters each stands for the capital.';
  const who = w.facts.companies ? 'Each company' : 'Everybody';
  if (!w.facts.residents)
    return `There are no residents. ${who} has ${w.facts.companies ? 15 : 20} settlements in storage. ${hq}`;
  // G2.2.
  const marker =
    w.facts.order === 'clockwise'
      ? ''
      : ' One of the residents marks the place in the order all game long, so there is one fewer to buy.';
  return `${who} has ${byTable(w, [30, 25, 20], 15, 'residents')} and as many settlements in storage.${marker} No residents are on the map yet. ${hq}`;
}

export const setup: Passages<'setup' | 'round'> = {
  'setup-map': { title: 'Map', text: ({ facts }) => MAP[facts.map] },
  'setup-capital': { title: 'Capitals', text: capitals },
  'setup-order': { title: 'Order', text: order },
  'setup-money': { title: 'Money', text: money },
  'setup-pieces': { title: 'Pieces', text: pieces },
  'setup-bids': {
    title: 'Bids for the first order',
    text: ({ is }) =>
      `Before the first ${is('9.II') ? 'share round' : 'round'}, everybody bids secretly, from $0 to all they have, and pays. The highest bid picks a place in the order first. Equal bids are drawn; who has to wait gets $${LOST_LOT} each time.`,
  },
  'setup-goods': {
    title: 'Goods in cities',
    text: 'Every city has four goods of the kind it offers, and wants the other four kinds. Your trolley starts with one good of your capital.',
  },
  'setup-city-cards': {
    title: 'City cards',
    text: ({ facts }) =>
      facts.residents
        ? 'There’s a card for each of the ten cities. A settlement of yours lies on your capital’s card.'
        : 'There’s a card for each of the ten cities; your capital counts as reached.',
  },
  'setup-privileges': {
    title: 'Privilege cards',
    text: ({ facts }) =>
      `Only the cards that mean something in this world are used: two of each${facts.companies ? '' : '; with two players one of each; with three players one of each, and half of the second ones, drawn by lot'}. They come in three backs, I before II before III. The first ones lie open at $${ROW_PRICE}.`,
  },
  'setup-free-cities': {
    title: 'Free cities',
    text: ({ is }) =>
      is('8.I/II')
        ? 'Cities that are nobody’s capital have a barracks, which counts as one trading house when prices are set.'
        : 'Cities that are nobody’s capital are free cities, defended by a barracks and a militia.',
  },
  'setup-points': {
    title: 'Points on the map',
    text: ({ facts }) =>
      facts.map === 1
        ? `There are 4 points on the central city, and ${facts.companies ? '' : 'with four players '}2 on each known grassland.`
        : 'No points lie on the map at the start.',
  },
  'setup-order-cards': {
    title: 'Order cards',
    text: 'Three rows of cards are laid out. In each, one is a scoring card and the others are ticks.',
  },
  'setup-companies': {
    title: 'Companies',
    text: ({ is }) =>
      `There are five companies of ten shares: green at an issue price of $${ISSUE_PRICES[0]}, white and purple at $${ISSUE_PRICES[1]}, blue and orange at $${ISSUE_PRICES[3]}. ${is('9.I') ? 'Unsold shares lie with the company, which starts without cash.' : 'Unsold shares lie with the bank, and a company starts with cash of five times its issue price.'}`,
  },
  'setup-own-company': {
    title: 'Your company',
    text: `Everybody has a company of their own at value $${OWN_VALUE}, with its president’s certificate and eight single shares.`,
  },
  'round-phases': {
    title: 'A round',
    text: ({ facts }) => {
      const said = (phases: readonly PhaseId[]) =>
        listed(facts.phases.filter((one) => phases.includes(one)).map((one) => PHASE[one]));
      const early = said(['share-round', 'tax', 'auction']);
      const late = said(['dividend', 'values']);
      const card = facts.phases.includes('card') ? ` ${PHASE.card}` : '';
      const who = facts.companies ? 'company' : 'player';
      return `${early ? `First ${early}. Then` : 'In a round'} each ${who} takes one whole turn, in order.${card}${late ? ` Last, ${late}.` : ''}`;
    },
  },
  'turn-steps': {
    title: 'A turn',
    text: ({ facts }) =>
      `Your turn goes in this order: ${listed(facts.steps.map((step) => STEP[step]))}. Then you get your income. Any step may be left out.`,
  },
  'turn-undone': {
    title: 'One choice at a time',
    text: 'Whatever leaves you only one possibility is played by itself. Alone against computers you can take everything back. With others on this phone you can until chance has spoken or somebody else has decided. On linked phones it is so within your turn; for anything earlier the others are asked.',
  },
};
