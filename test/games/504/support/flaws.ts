import { bare, type Form } from './bare';

export type Change = (form: Form) => void;

export const six = () => bare('685', 3, { owners: { 0: { residents: { '0,0': [1, 1] } } } });
export const seven = () =>
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
export const nine = () => {
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

/** Positions that are wrong, and the problem that names it: a good one, and what is changed. */
export type Flaws = readonly (readonly [
  name: string,
  form: () => Form,
  change: Change,
  problem: Form,
])[];

/** Of the table, the map and the pieces. */
export const TABLE_FLAWS: Flaws = [
  ['another game', six, (form) => (form.game = '505'), { problem: 'other-game', at: 'game' }],
  [
    'a world that does not exist',
    six,
    (form) => (form.options.world = '688'),
    { problem: 'unknown-world', at: 'options.world' },
  ],
  [
    'a number of seats',
    six,
    (form) => (form.seats = 5),
    { problem: 'wrong-seats', least: 2, most: 4 },
  ],
  ['a missing key', six, (form) => delete form.round, { at: 'round' }],
  ['a stray key', six, (form) => (form.deck = {}), { problem: 'unknown-key', at: 'deck' }],
  [
    'an unknown phase',
    six,
    (form) => (form.phase = 'share'),
    { problem: 'unknown-word', at: 'phase' },
  ],
  [
    'an unknown step',
    six,
    (form) => (form.turn.step = 'deal'),
    { problem: 'unknown-word', at: 'turn.step' },
  ],
  [
    'a turn outside its phase',
    seven,
    (form) => (form.turn = {}),
    { problem: 'not-as-written', at: 'turn' },
  ],
  [
    'an order with a seat twice',
    six,
    (form) => (form.order = [0, 1, 1]),
    { problem: 'twice', at: 'order[2]' },
  ],
  [
    'a place that is not in the order',
    six,
    (form) => (form.at = 3),
    { problem: 'too-many', at: 'at' },
  ],
  [
    'no hex',
    six,
    (form) => (form.map['a,b'] = { kind: 'desert' }),
    { problem: 'not-a-hex', at: 'map.a,b' },
  ],
  [
    'an unknown kind',
    six,
    (form) => (form.map['1,0'] = { kind: 'sea' }),
    { problem: 'unknown-word', at: 'map.1,0.kind' },
  ],
  [
    'a city without a number',
    six,
    (form) => delete form.map['0,0'].number,
    { at: 'map.0,0.number' },
  ],
  [
    'a settlement where no tile is',
    six,
    (form) => form.owners[0].settlements.push('3,0'),
    { problem: 'not-a-hex', at: 'owners[0].settlements[0]' },
  ],
  [
    'money below 0',
    six,
    (form) => (form.owners[0].cash = -1),
    { problem: 'too-few', at: 'owners[0].cash' },
  ],
];
