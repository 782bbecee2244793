import { bare } from './bare';
import type { Flaws } from './flaws';

const two = () => bare('268', 3, { owners: { 0: { cards: [2, 3] } } });
const three = () => bare('862', 3);
const places = { 0: { hq: '1,0' }, 1: { hq: '4,0' }, 2: { hq: '0,-4' } };
const one = () => bare('127', 3, { turn: { step: 'trolley', mp: 6 }, owners: places });
const houses = () =>
  bare('816', 3, {
    turn: { step: 'trolley', mp: 6 },
    owners: { ...places, 0: { hq: '1,0', houses: { '1,0': ['fish'] } } },
  });

/** Of what Race and Pick-up & Deliver add. */
export const LATER_FLAWS: Flaws = [
  [
    'a first capital that is missing',
    two,
    (form) => (form.owners[0].home = null),
    { problem: 'missing', at: 'owners[0].home' },
  ],
  [
    'a card of the own capital',
    two,
    (form) => (form.owners[0].cards = [1]),
    { problem: 'twice', at: 'owners[0].home' },
  ],
  [
    'a card of no city',
    two,
    (form) => (form.owners[0].cards = [0]),
    { problem: 'too-few', at: 'owners[0].cards' },
  ],
  [
    'a card twice',
    two,
    (form) => (form.owners[0].cards = [2, 2]),
    { problem: 'twice', at: 'owners[0].cards[1]' },
  ],
  [
    'more residents than there are',
    two,
    (form) => (form.owners[0].storage.residents = 26),
    { problem: 'wrong-sum', has: 26, needs: 25 },
  ],
  [
    'fewer residents than cards have',
    two,
    (form) => (form.owners[0].storage.residents = 22),
    { problem: 'wrong-sum', has: 22, needs: 23 },
  ],
  ['a capital that was not moved', two, (form) => (form.turn.moved = false), { at: 'turn.moved' }],
  [
    'an unknown bonus',
    three,
    (form) => (form.bonuses = ['city']),
    { problem: 'unknown-word', at: 'bonuses[0]' },
  ],
  [
    'a bonus twice',
    three,
    (form) => (form.bonuses = ['ore', 'ore']),
    { problem: 'twice', at: 'bonuses[1]' },
  ],
  [
    'residents in a world without',
    one,
    (form) => (form.owners[0].residents = {}),
    { problem: 'unknown-key' },
  ],
  [
    'goods on land',
    one,
    (form) => (form.map['2,0'].goods = 1),
    { problem: 'unknown-key', at: 'map.2,0.goods' },
  ],
  [
    'a demand for what the city offers',
    one,
    (form) => (form.map['1,0'].covered = ['wood']),
    { problem: 'unknown-word', at: 'map.1,0.covered[0]' },
  ],
  [
    'a trolley on water',
    one,
    (form) => (form.owners[0].trolley.at = '0,0'),
    { problem: 'on-water', at: 'owners[0].trolley.at' },
  ],
  [
    'a trolley nowhere',
    one,
    (form) => (form.owners[0].trolley.at = null),
    { problem: 'missing', at: 'owners[0].trolley.at' },
  ],
  [
    'a speed between',
    one,
    (form) => (form.owners[0].trolley.speed = 6),
    { problem: 'unknown-word', at: 'owners[0].trolley.speed' },
  ],
  [
    'three holds',
    one,
    (form) => (form.owners[0].trolley.holds = [null, null, null]),
    { problem: 'wrong-length', at: 'owners[0].trolley.holds', has: 3 },
  ],
  [
    'residents aboard where there are none',
    one,
    (form) => (form.owners[0].trolley.holds = [{ residents: 1 }]),
    { problem: 'too-few', at: 'owners[0].trolley.holds[0]' },
  ],
  [
    'a price track with a good left out',
    houses,
    (form) => delete form.prices.ore,
    { at: 'prices.ore' },
  ],
  [
    'a list of sales without any',
    houses,
    (form) => (form.turn.sales = []),
    { problem: 'wrong-length', at: 'turn.sales' },
  ],
  [
    'goods on a house that is not there',
    houses,
    (form) => (form.owners[0].houses = { '4,0': ['ore'] }),
    { problem: 'missing', at: 'owners[0].houses.4,0' },
  ],
  [
    'three goods on a house',
    houses,
    (form) => (form.owners[0].houses['1,0'] = ['ore', 'ore', 'ore']),
    { problem: 'too-many', at: 'owners[0].houses.1,0' },
  ],
];

const bids = () =>
  bare('314', 3, {
    ...{ round: 0, phase: 'bid', turn: null, at: 1, bids: [7, null, null] },
    owners: { 0: { hq: null }, 1: { hq: null }, 2: { hq: null } },
  });
const auction = () =>
  bare('367', 3, {
    ...{ round: 2, phase: 'auction', turn: null, at: null },
    row: [{ card: 'I(11)', price: 20 }],
    auction: { card: 0, bidder: 1, high: { owner: 0, amount: 25 }, out: [] },
  });
const trading = () =>
  bare('796', 3, {
    ...{ round: 2, share: { first: 0, sr: 2 }, market: [0], foundedOrder: [0], last: [0] },
    owners: {
      0: { founded: true, hq: '0,0', value: 60, president: 0, shares: [4, 2, 0], bank: 4 },
    },
  });
const business = () => ({
  ...trading(),
  ...{ phase: 'turn', order: [0], share: { first: 0, sr: 2 } },
  turn: { step: 'buy', free: 0, bought: 0, once: 0, pending: null },
});

/** What can be paid, and who has had a turn. */
export const FIGURE_FLAWS: Flaws = [
  [
    'a bid that cannot be paid',
    bids,
    (form) => (form.owners[0].cash = 6),
    { problem: 'too-many', at: 'bids[0]', has: 7, most: 6 },
  ],
  [
    'more money than is dealt before the first bid',
    bids,
    (form) => (form.owners[1].cash = 2000),
    { problem: 'too-many', at: 'owners[1].cash' },
  ],
  [
    'a highest bid that cannot be paid',
    auction,
    (form) => (form.auction.high.amount = 51),
    { problem: 'too-many', at: 'auction.high.amount', has: 51, most: 50 },
  ],
  [
    'a highest bid below the price',
    auction,
    (form) => (form.auction.high.amount = 4),
    { problem: 'too-few', at: 'auction.high.amount' },
  ],
  [
    'a bid for a card that its owner has',
    auction,
    (form) => form.owners[0].privileges.push('I(11)'),
    { problem: 'twice', at: 'auction.high.owner' },
  ],
  [
    'an auction in the first round',
    auction,
    (form) => {
      form.round = 1;
    },
    { problem: 'too-few', at: 'round' },
  ],
  [
    'more turns than rounds',
    two,
    (form) => (form.owners[0].turns = 3),
    { problem: 'too-many', at: 'owners[0].turns', has: 3, most: 2 },
  ],
  [
    'a turn without an income',
    two,
    (form) => (form.owners[0].income = null),
    { problem: 'wrong-number', at: 'owners[0].income' },
  ],
  [
    'an owner whose turn is over and who has had none',
    two,
    (form) => {
      form.at = 1;
      Object.assign(form.owners[0], { turns: 0, income: null });
    },
    { problem: 'missing', at: 'owners[0].income' },
  ],
  [
    'a company in the order that is not founded',
    business,
    (form) => (form.order = [1]),
    { problem: 'not-founded', at: 'order[0]' },
  ],
  [
    'a company too many in the order',
    business,
    (form) => (form.order = [0, 1]),
    { problem: 'wrong-length', at: 'order' },
  ],
  [
    'another last order than that of the round',
    business,
    (form) => (form.last = [1]),
    { problem: 'out-of-order', at: 'last' },
  ],
  [
    'a last order without a company that has had a turn',
    trading,
    (form) => (form.last = []),
    { problem: 'wrong-number', at: 'last' },
  ],
  [
    'no share round yet',
    business,
    (form) => (form.share.sr = 0),
    { problem: 'too-few', at: 'share.sr' },
  ],
  [
    'a company that takes part in a share round',
    trading,
    (form) => (form.order = [0, 1, 4]),
    { problem: 'not-founded', at: 'order[2]' },
  ],
];
