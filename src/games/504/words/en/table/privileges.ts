import { count } from '../../../../../kit/agree';
import type { PrivilegeText } from '../../privilege-text';
import { theirOwn } from '../count';

const ORDINALS = ['first', 'second', 'third', 'fourth'];

export const privilege: PrivilegeText = {
  bid: (amount) => `Bid $${amount}`,
  bidAsk: 'Bid for your place in the order',
  bidNote: (cash) => `you have $${cash} · nobody sees it yet`,
  bidMeans:
    'Everybody pays their bid. The highest picks a place first. Of equal bids a draw decides, and whoever loses it gets $2.',
  haveBid: 'Bids are in',
  placeAsk: 'Choose your place in the order',
  place: (place) => `Go ${ORDINALS[place] ?? `${place + 1}th`}`,
  placeOf: (place, name) => `${ORDINALS[place] ?? `${place + 1}th`}: ${name}`,
  forSale: (card) => `Privilege ${card}`,
  cardOf: (card, all) => `card ${card} of ${all}`,
  least: (amount) => `at least $${amount}`,
  highest: (name, amount) => `${name}: $${amount}`,
  nobodyBids: (price) => `No bid so far; it starts at $${price}`,
  passMeans: (winner, price) => (winner ? `${winner} gets it for $${price}` : ''),
  out: 'out',
  bidding: 'next',
  hasIt: 'has this card',
  raise: (by) => `+$${by}`,
  later: 'To come',
  takeAsk: 'Take a privilege?',
  take: (card, price) => (price === 0 ? `Take ${card} for free` : `Take ${card} for $${price}`),
  nothingTaken: 'Take nothing: all become free',
  free: 'free',
  owned: 'yours already',
  row: 'Privileges for sale',
  cards: 'Privileges',
  deck: (left) => `${count(left, 'card')} left in the deck`,
  none: 'none',
  factory: (price) => `Build a factory for $${price}`,
  factoryNote: (here, most) => `${here} of ${most} in this city`,
  factoriesHere: (owner, factories) =>
    owner
      ? theirOwn(owner, factories, 'factory', 'factories')
      : `${count(factories, 'factory', 'factories')} without an owner`,
  factories: 'Factories',
  lastIncome: 'last income',
  taxNote: (per) =>
    `Tax before the next auction: $1 for each $${per} of it (one player pays double, one nothing).`,
  rouse: 'Wake up a resident',
  rouseNote: 'Once a turn, by a privilege',
  follow: 'Follow onto the new tile',
  goal: (built, end) =>
    `${built} of ${end} factories. The match ends after the round that builds the last one.`,
  shift: {
    ask: 'Move a marker before the tile is drawn?',
    from: 'From',
    to: 'To',
    leave: 'Leave them',
    marker: (kind, markers) => `${kind} ${markers}`,
  },
};
