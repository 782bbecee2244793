import { count, does } from '../../../../../kit/agree';
import type { TextsOf } from '../../../../../kit/texts';
import { theirOwn } from '../count';

const ORDINALS = ['first', 'second', 'third', 'fourth'];

export const privilege = {
  /** A bid in dollars, on its button and as the name of a step to it. */
  bid: (amount: number) => `Bid $${amount}`,
  bidAsk: 'Bid for your place in the order',
  bidNote: (cash: number) => `you have $${cash} · nobody sees it yet`,
  bidMeans:
    'Everybody pays their bid. The highest picks a place first. Of equal bids a draw decides, and whoever loses it gets $2.',
  /** Whose bid is in, by their marks. */
  haveBid: 'Bids are in',
  placeAsk: 'Choose your place in the order',
  place: (place: number) => `Go ${ORDINALS[place] ?? `${place + 1}th`}`,
  placeOf: (place: number, name: string) => `${ORDINALS[place] ?? `${place + 1}th`}: ${name}`,
  forSale: (card: string) => `Privilege ${card}`,
  cardOf: (card: number, all: number) =>
    card === all ? 'the last card' : `${count(all - card, 'card')} after it`,
  least: (amount: number) => `at least $${amount}`,
  highest: (name: string, amount: number) => `${name}: $${amount}`,
  nobodyBids: (price: number) => `No bid so far; it starts at $${price}`,
  /** Passing ends the sale of the card. */
  passMeans: (winner: string | null, price: number) =>
    winner ? `${does(winner, 'gets')} it for $${price}` : '',
  out: 'out',
  bidding: 'next',
  hasIt: 'has this card',
  raise: (by: number) => `+$${by}`,
  later: 'To come',
  takeAsk: 'Take a privilege?',
  take: (card: string, price: number) =>
    price === 0 ? `Take ${card} for free` : `Take ${card} for $${price}`,
  nothingTaken: 'Take nothing: all become free',
  free: 'free',
  owned: 'yours already',
  row: 'Privileges for sale',
  cards: 'Privileges',
  deck: (left: number) => `${count(left, 'card')} left in the deck`,
  none: 'none',
  factory: (price: number) => `Build a factory for $${price}`,
  factoryFrom: (price: number) => `from $${price} each · tap a marked city`,
  factoryNote: (here: number, most: number) => `${here} of ${most} in this city`,
  factoriesHere: (owner: string | null, factories: number) =>
    owner
      ? theirOwn(owner, factories, 'factory', 'factories')
      : `${count(factories, 'factory', 'factories')} without an owner`,
  factories: 'Factories',
  lastIncome: 'last income',
  /** The taxes, per full `per` dollars of the last income. */
  taxNote: (per: number) =>
    `Tax before the next auction: $1 for each $${per} of it (one player pays double, one nothing).`,
  rouse: 'Wake up a resident',
  rouseNote: 'Once a turn, by a privilege',
  follow: 'Follow onto the new tile',
  goal: (built: number, end: number) =>
    `${built} of ${end} factories. The match ends after the round that builds the last one.`,
  shift: {
    ask: 'Move a marker before the tile is drawn?',
    from: 'From',
    to: 'To',
    leave: 'Leave them',
    marker: (kind: string, markers: number) => `${kind} ${markers}`,
  },
};

/** What the table says of privileges, bids and factories, in one language. */
export type PrivilegeText = TextsOf<typeof privilege>;
