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
    'a card of no city',
    two,
    (form) => (form.owners[0].cards = [0]),
    { problem: 'not-as-written', at: 'owners[0].cards' },
  ],
  [
    'a card twice',
    two,
    (form) => (form.owners[0].cards = [2, 2]),
    { problem: 'twice', at: 'owners[0].cards[1]' },
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
    { problem: 'not-as-written', at: 'bonuses' },
  ],
  [
    'residents in a world without',
    one,
    (form) => (form.owners[0].residents = {}),
    { problem: 'unknown-key' },
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
    'a price track with a good left out',
    houses,
    (form) => delete form.prices.ore,
    { at: 'prices.ore' },
  ],
  [
    'a list of sales without any',
    houses,
    (form) => (form.turn.sales = []),
    { problem: 'unknown-key', at: 'turn.sales' },
  ],
  [
    'more turns than rounds',
    two,
    (form) => (form.owners[0].turns = 3),
    { problem: 'too-many', at: 'owners[0].turns', has: 3, most: 2 },
  ],
];
