import { count } from '../../../../../kit/agree';
import type { TableText } from '../../table-text';
import { theirOwn } from '../count';
import { owner } from './owner';
import { privilege } from './privileges';
import { race } from './race';
import { trolley } from './trolley';
import { war } from './war';

const money = (amount: number) => (amount < 0 ? `−$${-amount}` : `$${amount}`);
const plus = (amount: number) => (amount < 0 ? `−$${-amount}` : `+$${amount}`);
const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);

export const table: TableText = {
  owner,
  map: 'Map',
  everybody: 'Order of the round',
  lookUp: 'On the table',
  legend: {
    title: 'Pieces on the map',
    hq: 'Headquarters, in the capital: with a roof',
    settlement: 'A settlement where no residents are: small',
    lone: 'A settlement',
    active: 'Active residents, here 3: filled. They can still do something.',
    exhausted: 'Exhausted residents, here 2: outlined. They wake up in the purchase step.',
  },
  unknown: 'unknown land',
  money,
  plus,
  city: (number) => `city ${number}`,
  pieces({ owner, isHq, active, exhausted }) {
    const residents = [
      ...(active > 0 ? [`${active} active`] : []),
      ...(exhausted > 0 ? [`${exhausted} exhausted`] : []),
    ];
    return `${owner}: ${[isHq ? 'headquarters' : 'settlement', ...residents].join(', ')}`;
  },
  ownerFigures: ({ name, points, cash, income, president, value, progress }) =>
    [
      `${name}: ${count(points, 'point')}`,
      ...(president === null ? [] : [`president ${president}`]),
      ...(value === null ? [] : [`a share is worth ${money(value)}`]),
      money(cash),
      `next income ${money(income)}`,
      ...(progress ? [`${progress.has} of ${progress.needs} toward the end`] : []),
    ].join(', '),
  seatFigures: (name, cash, score) => `${name}: ${money(cash)}, ${score} in all`,

  ask: {
    'move-capital': 'Move the capital, or go on',
    upgrade: 'Upgrade the trolley, or go on',
    trolley: 'Use your trolley',
    capital: 'Choose your capital',
    buy: 'Buy residents',
    act: 'Use your residents',
    sale: 'Sell goods',
    deal: 'Buy shares of others',
    shrink: 'Take pieces off the map',
    explore: 'Explore further, or stop',
    follow: 'Follow onto the new tile, or stay',
    factory: 'Build factories',
    fight: 'Fight your battles: tap a marked tile',
    attack: 'Fight, or send more attackers',
    retreat: 'Retreat to a tile of yours',
    refuge: 'Choose a city for your headquarters',
    seize: 'Occupy the fallen capital, or leave it',
    annex: 'Annex the tiles of the defeated',
  },
  passing: {
    title: 'Skipped steps',
    noMore: (step) => `${step}: don’t ask me again in this match`,
  },
  decideFor: (company, question) => `For ${company}: ${question}`,
  waiting: (name) => `Next to decide: ${name}`,
  lastPaid: (sentences) => `Last payout: ${sentences}`,
  canBuy: (most) => `Tap a tile of yours · up to ${most}`,
  cannotBuy: 'No room or no money for more',
  active: (residents) => `${residents} active · tap a marked tile`,
  done: 'Done',
  endTurn: 'End turn',
  endAnyway: 'End your turn all the same?',
  onTo: (step) => `On to: ${step}`,
  stillActive: (residents) =>
    residents === 1 ? '1 resident does nothing' : `${residents} residents do nothing`,
  skips: (steps) => `without ${steps.join(', ').toLowerCase()}`,
  earns: (income) => `income ${money(income)}`,
  forgoes: (income) => `leaves ${money(income)} unsold`,

  way: (from, to) => `${from} → ${to}`,
  goOn: 'tap a marked tile to go there',
  howMany: 'How many?',
  fewer: 'One fewer',
  more: 'One more',
  all: (most) => `All ${most}`,
  titleAt: (title, place) => `${title}: ${place}`,

  points: 'Points',
  income: 'Income',
  cash: 'Money',
  wealth: 'In all',
  endsTurn: 'Ends your turn.',
  nothingLeft: 'Nothing more could be done after it, so your turn ends.',
  gains: {
    points: (more) => `${signed(more)} ${more === 1 ? 'pt' : 'pts'}`,
    income: plus,
  },

  capital: 'Make it your capital',
  capitalNote: 'Any marked city can be yours. Tap one to see what lies around it.',
  around: (what) => `Around it: ${what.join(', ')}`,
  someOf: (some, kind) => (some === 1 ? kind : `${some}× ${kind}`),
  water: 'nobody can go or settle here',
  buy: (residents) => `Buy ${count(residents, 'resident')}`,
  move: (residents) => `Move ${count(residents, 'resident')}`,
  settle: (residents) => (residents > 1 ? `Settle, and move ${residents - 1} more` : 'Settle here'),
  becomesSettlement: 'The first resident becomes a settlement',
  arrives: (staysActive, residents) => {
    if (residents > 1) return staysActive ? 'They stay active' : 'They’re exhausted there';
    return staysActive ? 'Stays active' : 'Exhausted there';
  },
  comesFrom: (place, side) => `From ${place} in the ${side}`,
  exhausts: (residents) => `Exhausts ${count(residents, 'resident')}`,

  trolley,
  race,

  explore: 'Explore',
  harvest: (points) => `Harvest ${count(points, 'point')}`,
  odds: (kind, of, all) => `${kind} ${of}/${all}`,
  explorer: {
    home: 'The explorer returns to storage, or is exhausted if it finds water',
    mayGoOn:
      'The explorer may go on. In the end it returns to storage; if it found only water, it’s exhausted',
    stays: 'The explorer is exhausted',
    drives: 'The trolley goes there: 1 movement, 2 onto a mountain; before water it stays',
  },
  pointsHere: (points, isFresh) =>
    `${count(points, 'point')}${isFresh ? ', one of them for the first settlement' : ''}`,
  stacks: 'Tiles left',
  tokens: 'Income tokens',

  road: (ends) => `Road: ${ends.join(' – ')}`,
  roadTo: (place, side) => `Road to ${place} in the ${side}`,
  roadTakes: (residents, oneGoesHome) =>
    `${count(residents, 'resident')}${oneGoesHome ? ', one of them to storage' : ', exhausted'}`,
  roadTakesNobody: 'Needs nobody, once a turn',
  roadsHere: (owner, roads) =>
    owner ? theirOwn(owner, roads, 'road') : count(roads, 'neutral road'),
  uses: 'Uses',
  usesOf: (ends) => ends.map(([residents, place]) => `${residents} from ${place}`).join(', '),
  here: 'here',
  home: 'To storage from',
  linked: 'Linked tiles',

  plant: (good) => `Build a plant for ${good}`,
  fishing: 'plants on the land beside it can produce fish',
  plantHere: (good, owner) =>
    owner ? `${owner}: ${good} plant` : `${good} plant without an owner`,
  goods: 'Goods',
  plants: 'plants',
  houses: 'trading houses',
  room: 'room',
  sale: {
    ask: 'Sell a set of different goods',
    askSwap: 'Give two goods for one',
    room: (room, earned) =>
      `your houses take ${room} more${earned > 0 ? ` · sold for ${money(earned)}` : ''}`,
    chosenOf: (chosen, stock) => (chosen > 0 ? `${chosen} of ${stock}` : `${stock}`),
    incomeBy: (income, best) =>
      income < best
        ? `Income of this turn with it: ${money(income)}; with the best sale ${money(best)}.`
        : `Income of this turn with it: ${money(income)}.`,
    sell: (goods) => (goods.length > 0 ? `Sell ${goods.join(', ')}` : 'Sell'),
    all: 'Sell all, end turn',
    best: (sets) => `Best price: ${sets.join(', then ')}`,
    nothing: 'Nothing more can be sold',
    unsold: (amount) => `You could still sell goods for ${money(amount)} more.`,
    take: 'Take',
    toSwap: 'Trade two for one instead',
    toSell: 'Back to selling',
  },

  majorities: 'Majorities',
  lead: (kind, points) => `${kind} (${points})`,
  remove: (what, pieces) => {
    if (what === 'settlement') return 'Remove the settlement';
    const [one, many] = what === 'residents' ? ['resident', 'residents'] : ['piece', 'pieces'];
    return pieces === 1 ? `Take a ${one} off` : `Take ${pieces} ${many} off`;
  },
  toRemove: (pieces) => `${count(pieces, 'piece')} to go`,

  shares: 'Shares',
  company: 'Company',
  value: 'Value',
  toBuy: 'Left',
  president: 'president',
  founding: (price) => `${money(price)} to found`,
  sharesMean: (byCompanies) =>
    byCompanies
      ? 'Value: what a share is worth, or the price of founding, which gives the first two shares. Left: shares that can be bought. ♛: decides for the company.'
      : 'Value: what a share is worth. Left: shares that can be bought.',
  share: {
    ask: 'Tap a company to buy or sell',
    cash: (amount) => `you have ${money(amount)}`,
    quit: 'Quit',
    quitMeans: 'no more this round',
    buy: (company, price, founds) =>
      founds ? `Found ${company} for ${money(price)}` : `Buy a share: ${company} (${money(price)})`,
    sell: (shares, brings) => `Sell ${shares} (${plus(brings)})`,
    sellOwn: 'Sell a share',
  },
  dividend: {
    ask: 'Pay out the income?',
    earned: (income, upkeep) =>
      `earned ${money(income)}${upkeep > 0 ? ` · upkeep −${money(upkeep)}` : ''}`,
    keeps: (company, amount) => `${company} ${plus(amount)}`,
    rises: 'value +$10',
  },

  privilege,
  war,

  goal: {
    exploration: (left, end) => `${left} tiles left. The round with ${end} or fewer is the last.`,
    commonRoads: (built, end) =>
      `${built} of ${end} roads. The match ends after the round that builds the last one.`,
    roads: (cities) => `The round in which somebody links ${cities} cities is the last.`,
    production: (goods, houses) =>
      `The round in which somebody has ${goods} goods and ${houses} trading houses is the last.`,
    majorities: (done, all, row) =>
      `Scoring ${done + 1} of ${all}${row ? `: ${row.scoring} of ${count(row.cards, 'card')} starts it` : ''}.`,
    shares: (rounds, last, share) =>
      share === null
        ? `Business round ${rounds} of ${last}.`
        : `Share round ${share}, then business ${rounds.length > 1 ? 'rounds' : 'round'} ${rounds.join(' and ')} of ${last}.`,
  },

  last: {
    turn: 'The match ends with this turn.',
    reached: 'This is the last round.',
    limit: 'This is the last round: no match is longer.',
    limitNext: 'The next round is the last: no match is longer.',
    idle: 'If nobody builds or discovers anything this round, the match ends.',
  },

  standing: {
    inPlay: (points) => `${points} in play`,
    atEnd: (points) => `${points} at the end`,
    shares: (shares, company, worth) => `${shares}\u00a0×\u00a0${company} at\u00a0${worth}`,
    points: (points) => count(points, 'point'),
    money,
  },
  reasons: {
    points: (from, to) => `Points ${from} → ${to} (${signed(to - from)}).`,
    income: (from, to) => `Income ${money(from)} → ${money(to)}.`,
    cash: (from, to) => `Money ${money(from)} → ${money(to)}.`,
    wealth: (from, to) => `In all ${from} → ${to}.`,
    residents: (active) => `${count(active, 'resident')} still active.`,
    ends: 'Ends the turn.',
  },
};
