import { bare } from './bare';
import { type Flaws, nine, seven, six } from './flaws';

const three = () => bare('367', 3, { owners: { 0: { residents: { '0,0': [1, 0] } } } });

/** Of what modules add. */
export const MODULE_FLAWS: Flaws = [
  [
    'a card twice in one hand',
    three,
    (form) => form.owners[0].privileges.push('I(11)', 'I(11)'),
    { problem: 'not-as-written', at: 'owners[0].privileges' },
  ],
  [
    'a card under another back',
    three,
    (form) => form.deck.II.push('I(11)'),
    { problem: 'not-as-written', at: 'deck.I' },
  ],
  [
    'a road between tiles that do not touch',
    six,
    (form) => form.roads.push({ between: ['0,0', '0,0'], owner: 0 }),
    { problem: 'not-a-hex', at: 'roads[0].between' },
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
    'another price of a piece',
    seven,
    (form) => (form.shrink.each = 3),
    { problem: 'not-as-written', at: 'shrink.each' },
  ],
  [
    'nobody who gives up pieces',
    seven,
    (form) => (form.shrink.queue = []),
    { problem: 'wrong-length', at: 'shrink.queue' },
  ],
  [
    'six shares in one hand',
    nine,
    (form) => (form.owners[0].shares = [6, 0, 0]),
    { problem: 'too-many' },
  ],
  [
    'a president who is no seat',
    nine,
    (form) => (form.owners[0].president = 3),
    { at: 'owners[0].president' },
  ],
];
