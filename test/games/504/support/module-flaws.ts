import { bare } from './bare';
import { type Flaws, nine, seven, six } from './flaws';

const three = () => bare('367', 3, { owners: { 0: { residents: { '0,0': [1, 0] } } } });
const four = () =>
  bare('467', 3, {
    owners: {
      0: { hq: '0,-4', residents: { '0,-4': [1, 0] } },
      1: { hq: '4,0' },
      2: { hq: '-4,4' },
    },
  });

/** Of what modules add. */
export const MODULE_FLAWS: Flaws = [
  [
    'a card that this world does not have',
    three,
    (form) => form.owners[0].privileges.push('I(1)'),
    { problem: 'unknown-word', at: 'owners[0].privileges[0]' },
  ],
  [
    'a card twice in one hand',
    three,
    (form) => form.owners[0].privileges.push('I(11)', 'I(11)'),
    { problem: 'twice', at: 'owners[0].privileges[1]' },
  ],
  [
    'a price that no card has',
    three,
    (form) => (form.row = [{ card: 'I(11)', price: 10 }]),
    { problem: 'wrong-number', at: 'row[0].price' },
  ],
  [
    'a card under another back',
    three,
    (form) => form.deck.II.push('I(11)'),
    { problem: 'unknown-word' },
  ],
  [
    'four factories in a city',
    three,
    (form) => (form.map['0,0'].factories = { 0: 3, 1: 1 }),
    { problem: 'too-many', at: 'map.0,0.factories' },
  ],
  [
    'factories on land',
    three,
    (form) => (form.map['1,0'].factories = { 0: 1 }),
    { problem: 'not-a-city', at: 'map.1,0.factories' },
  ],
  [
    'a militia on grassland',
    four,
    (form) => (form.map['1,0'].militia = true),
    { problem: 'not-a-city', at: 'map.1,0.militia' },
  ],
  [
    'a fallen capital that stands',
    four,
    (form) => (form.turn.pending = { kind: 'annex', owner: 1 }),
    { problem: 'wrong-number', at: 'turn.pending.owner' },
  ],
  [
    'attackers that do not add up',
    four,
    (form) => (form.owners[0].attackers = { '0,0': 1 }),
    { problem: 'wrong-sum', at: 'owners[0].storage.residents' },
  ],
  [
    'a road between tiles that do not touch',
    six,
    (form) => form.roads.push({ between: ['0,0', '0,0'], owner: 0 }),
    { problem: 'not-neighbors', at: 'roads[0].between' },
  ],
  [
    'a plant on a city',
    six,
    (form) => (form.map['0,0'].plant = { good: 'fish', owner: 0 }),
    { problem: 'no-plant' },
  ],
  [
    'goods of no kind',
    six,
    (form) => (form.owners[0].goods = { gold: 1 }),
    { problem: 'unknown-key' },
  ],
  [
    'a pending choice of another module',
    six,
    (form) => (form.turn.pending = { kind: 'attack', at: '0,0' }),
    { problem: 'unknown-word', at: 'turn.pending.kind' },
  ],
  [
    'an explorer that is not there',
    six,
    (form) => {
      form.turn.pending = { kind: 'explore', from: '0,0', found: true };
      form.owners[0].residents['0,0'] = [2, 0];
    },
    { problem: 'no-resident' },
  ],
  [
    'a scoring that gives up more than it brings',
    seven,
    (form) => (form.shrink.queue[0].left = 2),
    { problem: 'too-many', at: 'shrink.queue[0].left' },
  ],
  [
    'another price of a piece',
    seven,
    (form) => (form.shrink.each = 3),
    { problem: 'wrong-number', at: 'shrink.each' },
  ],
  [
    'nobody who gives up pieces',
    seven,
    (form) => (form.shrink.queue = []),
    { problem: 'too-few', at: 'shrink.queue' },
  ],
  [
    'shares that do not add to 10',
    nine,
    (form) => form.owners[0].own--,
    { problem: 'wrong-sum', has: 9, needs: 10 },
  ],
  [
    'six shares in one hand',
    nine,
    (form) => (form.owners[0].shares = [6, 0, 0]),
    { problem: 'too-many' },
  ],
  [
    'a market with a company not founded',
    nine,
    (form) => (form.market = [1]),
    { problem: 'not-founded', at: 'market' },
  ],
  [
    'a value between',
    nine,
    (form) => (form.owners[0].value = 65),
    { problem: 'wrong-number', at: 'owners[0].value' },
  ],
  [
    'shares of a company not founded',
    nine,
    (form) => Object.assign(form.owners[1], { shares: [1, 0, 0], own: 9 }),
    { problem: 'not-founded' },
  ],
  [
    'a president who is no seat',
    nine,
    (form) => (form.owners[0].president = 3),
    { at: 'owners[0].president' },
  ],
  [
    'a president without the certificate',
    nine,
    (form) => (form.owners[0].president = 2),
    { problem: 'too-few', at: 'owners[0].shares[2]' },
  ],
  [
    'all seats have quit',
    nine,
    (form) => (form.share.quit = [0, 1, 2]),
    { problem: 'too-many', at: 'share.quit' },
  ],
  [
    'singles that are lost',
    () => bare('679', 3, { owners: { 0: { hq: '4,0' }, 1: { hq: '-4,0' }, 2: { hq: '0,4' } } }),
    (form) => form.owners[0].held[0]--,
    { problem: 'wrong-sum', needs: 8 },
  ],
];
