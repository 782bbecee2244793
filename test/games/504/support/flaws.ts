import { bare, type Form } from './bare';

type Change = (form: Form) => void;

export const six = () => bare('685', 3, { owners: { 0: { residents: { '0,0': [1, 1] } } } });
const seven = () =>
  bare('786', 3, {
    ...{ round: 3, phase: 'shrink', turn: null, scorings: 1 },
    rows: [
      { cards: 2, scoring: 0 },
      { cards: 6, scoring: 1 },
      { cards: 6, scoring: 1 },
    ],
    shrink: { queue: [{ owner: 0, left: 1 }], each: 4, gain: [4, 0, 0] },
    owners: { 0: { settlements: ['1,0', '0,1'] } },
  });
const nine = () => {
  const company = {
    founded: true,
    hq: '0,0',
    value: 60,
    president: 0,
    shares: [4, 2, 0],
    own: 4,
    bank: 0,
  };
  return bare('965', 3, {
    ...{ round: 2, share: { first: 0, sr: 2 }, market: [0], foundedOrder: [0] },
    owners: { 0: company },
  });
};

const three = () => bare('367', 3, { owners: { 0: { residents: { '0,0': [1, 0] } } } });
const two = () => bare('268', 3, { owners: { 0: { cards: [2, 3] } } });
const eight = () => bare('862', 3);
const places = { 0: { hq: '1,0' }, 1: { hq: '4,0' }, 2: { hq: '0,-4' } };
const one = () => bare('127', 3, { turn: { step: 'trolley', mp: 6 }, owners: places });
const houses = () =>
  bare('816', 3, {
    turn: { step: 'trolley', mp: 6 },
    owners: { ...places, 0: { hq: '1,0', houses: { '1,0': ['fish'] } } },
  });

/** Positions that are wrong: a good one, what is changed, and the problem with its place and figures. */
export const FLAWS: readonly (readonly [
  name: string,
  form: () => Form,
  change: Change,
  problem: string,
  at: string,
  figures?: Form,
])[] = [
  ['another game', six, (it) => (it.game = '505'), 'other-game', 'game'],
  [
    'a world that does not exist',
    six,
    (it) => (it.options.world = '688'),
    'unknown-world',
    'options.world',
  ],
  ['a number of seats', six, (it) => (it.seats = 5), 'wrong-seats', 'seats', { least: 2, most: 4 }],
  ['a missing key', six, (it) => delete it.round, 'missing', 'round'],
  ['a stray key', six, (it) => (it.deck = {}), 'unknown-key', 'deck'],
  ['an unknown phase', six, (it) => (it.phase = 'share'), 'unknown-word', 'phase'],
  ['an unknown step', six, (it) => (it.turn.step = 'deal'), 'unknown-word', 'turn.step'],
  ['a turn outside its phase', seven, (it) => (it.turn = {}), 'not-as-written', 'turn'],
  ['an order with a seat twice', six, (it) => (it.order = [0, 1, 1]), 'twice', 'order[2]'],
  ['a place that is not in the order', six, (it) => (it.at = 3), 'too-many', 'at'],
  ['no hex', six, (it) => (it.map['a,b'] = { kind: 'desert' }), 'not-a-hex', 'map.a,b'],
  [
    'an unknown kind',
    six,
    (it) => (it.map['1,0'] = { kind: 'sea' }),
    'unknown-word',
    'map.1,0.kind',
  ],
  [
    'a city without a number',
    six,
    (it) => delete it.map['0,0'].number,
    'missing',
    'map.0,0.number',
  ],
  [
    'a settlement where no tile is',
    six,
    (it) => it.owners[0].settlements.push('3,0'),
    'not-a-hex',
    'owners[0].settlements[0]',
  ],
  ['money below 0', six, (it) => (it.owners[0].cash = -1), 'too-few', 'owners[0].cash'],
  [
    'a card twice in one hand',
    three,
    (it) => it.owners[0].privileges.push('I(11)', 'I(11)'),
    'not-as-written',
    'owners[0].privileges',
  ],
  [
    'a card under another back',
    three,
    (it) => it.deck.II.push('I(11)'),
    'not-as-written',
    'deck.I',
  ],
  [
    'a road between tiles that do not touch',
    six,
    (it) => it.roads.push({ between: ['0,0', '0,0'], owner: 0 }),
    'not-a-hex',
    'roads[0].between',
  ],
  [
    'goods of no kind',
    six,
    (it) => (it.owners[0].goods = { gold: 1 }),
    'unknown-key',
    'owners[0].goods.gold',
  ],
  [
    'a pending choice of another module',
    six,
    (it) => (it.turn.pending = { kind: 'attack', at: '0,0' }),
    'unknown-word',
    'turn.pending.kind',
  ],
  [
    'another price of a piece',
    seven,
    (it) => (it.shrink.each = 3),
    'not-as-written',
    'shrink.each',
  ],
  [
    'nobody who gives up pieces',
    seven,
    (it) => (it.shrink.queue = []),
    'wrong-length',
    'shrink.queue',
  ],
  [
    'six shares in one hand',
    nine,
    (it) => (it.owners[0].shares = [6, 0, 0]),
    'too-many',
    'owners[0].shares[0]',
  ],
  [
    'a president who is no seat',
    nine,
    (it) => (it.owners[0].president = 3),
    'too-many',
    'owners[0].president',
  ],
  [
    'a card of no city',
    two,
    (it) => (it.owners[0].cards = [0]),
    'not-as-written',
    'owners[0].cards',
  ],
  ['a card twice', two, (it) => (it.owners[0].cards = [2, 2]), 'twice', 'owners[0].cards[1]'],
  [
    'a capital that was not moved',
    two,
    (it) => (it.turn.moved = false),
    'not-a-mark',
    'turn.moved',
  ],
  ['an unknown bonus', eight, (it) => (it.bonuses = ['city']), 'unknown-word', 'bonuses[0]'],
  ['a bonus twice', eight, (it) => (it.bonuses = ['ore', 'ore']), 'not-as-written', 'bonuses'],
  [
    'residents in a world without',
    one,
    (it) => (it.owners[0].residents = {}),
    'unknown-key',
    'owners[0].residents',
  ],
  [
    'a speed between',
    one,
    (it) => (it.owners[0].trolley.speed = 6),
    'unknown-word',
    'owners[0].trolley.speed',
  ],
  [
    'three holds',
    one,
    (it) => (it.owners[0].trolley.holds = [null, null, null]),
    'wrong-length',
    'owners[0].trolley.holds',
    { has: 3 },
  ],
  [
    'a price track with a good left out',
    houses,
    (it) => delete it.prices.ore,
    'missing',
    'prices.ore',
  ],
  [
    'a list of sales without any',
    houses,
    (it) => (it.turn.sales = []),
    'unknown-key',
    'turn.sales',
  ],
  [
    'more turns than rounds',
    two,
    (it) => (it.owners[0].turns = 3),
    'too-many',
    'owners[0].turns',
    { has: 3, most: 2 },
  ],
];
