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
