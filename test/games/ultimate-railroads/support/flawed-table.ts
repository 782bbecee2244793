import { type Flawed, flawed } from './flawed';
import { edited } from './positions';

const resolving = { phase: 'resolve', during: 'turn', seat: 0, round: 1 };
const GONE = ['loco9', 'engineer', 'roubles', 'works'];
const BONUS = edited('four').bonus;

/** 15: what a loader refuses of seats, tiles and cards. */
export const FLAWED_TABLE: readonly Flawed[] = [
  flawed('an unknown word', { 'table.0.black': 'blue' }, 'unknown-word', 'table[0].black'),
  flawed('an unknown phase', { 'turn.phase': 'auction' }, 'unknown-word', 'turn.phase'),
  flawed('another game', { game: 'age-of-steam' }, 'other-game', 'game'),
  flawed('options', { options: { board: 'usa' } }, 'unknown-key', 'options.board'),
  flawed('a wrong number of seats', { seats: 5 }, 'wrong-seats', 'seats'),
  flawed('a table too short', { table: [] }, 'wrong-length', 'table'),
  flawed('a strip too long', { strip: [3, 7, 5, 12, 9, 15, 10] }, 'wrong-length', 'strip', 'two'),
  flawed('an order too short', { order: [0, 1] }, 'wrong-length', 'order'),
  flawed('a seat twice in the order', { order: [0, 1, 1, 3] }, 'twice', 'order[2]'),
  flawed(
    'a color that is not owned',
    { 'table.0.tracks.kiev': [1, 0] },
    'wrong-length',
    'table[0].tracks.kiev',
  ),
  flawed(
    'a color that is missing',
    { 'table.0.tracks.trans': [2] },
    'wrong-length',
    'table[0].tracks.trans',
  ),
  flawed(
    'two locomotives on Peter',
    { 'table.0.locos.peter': ['2', '3'] },
    'too-many',
    'table[0].locos.peter',
  ),
  flawed(
    'fronts out of order',
    { 'table.0.tracks': { trans: [4, 4], peter: [1, 0], kiev: [1, 0] } },
    'out-of-order',
    'table[0].tracks.trans[1]',
  ),
  flawed(
    'a front beyond the line',
    { 'table.0.tracks.kiev': [10] },
    'too-many',
    'table[0].tracks.kiev[0]',
  ),
  flawed('no black track', { 'table.0.tracks.kiev': [0] }, 'too-few', 'table[0].tracks.kiev[0]'),
  flawed('a tile too few', { 'supply.4': 3 }, 'wrong-sum', 'supply.4'),
  flawed('a tile too many', { returned: ['4'] }, 'wrong-sum', 'supply.4'),
  flawed(
    'a tile in hand too many',
    { turn: resolving, lock: { kind: 'hand', tile: '4' } },
    'wrong-sum',
    'supply.4',
  ),
  flawed('a starting tile too few', { 'table.0.locos.trans': [] }, 'wrong-sum', 'table'),
  flawed(
    '9x twice',
    {
      cards: ['worker', 'engineer', 'roubles', 'works'],
      'table.0.locos': { trans: ['1', '9x'], peter: ['9x'], kiev: [] },
    },
    'wrong-sum',
    'table',
  ),
  flawed('9x on its card and on a line', { 'table.0.locos.kiev': ['9x'] }, 'twice', 'cards'),
  flawed('9x as a factory', { 'table.0.factories': ['9x'] }, 'no-factory', 'table[0].factories[0]'),
  flawed('9x returned', { returned: ['9x'] }, 'no-factory', 'returned[0]'),
  flawed('a doubler too few', { doublers: 29 }, 'wrong-sum', 'doublers'),
  flawed('more doublers than places', { 'table.0.doublers': 9 }, 'too-many', 'table[0].doublers'),
  flawed(
    'a card in two places',
    { bonus: { ...BONUS, out: ['locos', 'keys'] } },
    'twice',
    'bonus.out',
  ),
  flawed(
    'a card picked twice',
    { bonus: { ...BONUS, picked: [[0, 'keys']] } },
    'twice',
    'bonus.picked[0]',
  ),
  flawed('a card nowhere', { bonus: { ...BONUS, pile: BONUS.pile.slice(1) } }, 'missing', 'bonus'),
  flawed('one card out', { bonus: { ...BONUS, out: ['locos'] } }, 'wrong-length', 'bonus.out'),
  flawed('the black worker and its card', { 'table.0.black': 'ready' }, 'wrong-card', 'cards'),
  flawed('neither the black worker nor its card', { cards: GONE }, 'wrong-card', 'cards'),
  flawed(
    'two black workers',
    { cards: GONE, 'table.0.black': 'ready', 'table.1.black': 'ready' },
    'wrong-card',
    'cards',
  ),
  flawed('engineer 8 and its card', { 'table.0.engineers': [8] }, 'wrong-card', 'cards'),
  flawed(
    'an engineer on the strip and with a seat',
    { 'table.0.engineers': [7] },
    'twice',
    'strip[1]',
  ),
  flawed(
    'an engineer with two seats',
    { 'table.0.engineers': [1], 'table.1.engineers': [1] },
    'twice',
    'table[1].engineers[0]',
  ),
  flawed('engineer 8 on the strip', { 'strip.1': 8 }, 'not-on-the-strip', 'strip[1]'),
  flawed('a wrong number of own workers', { 'table.0.own': 6 }, 'wrong-workers', 'table[0].own'),
  flawed(
    'an own worker that was not met',
    { 'table.0.tracks.kiev': [7] },
    'wrong-workers',
    'table[0].own',
  ),
  flawed(
    'a second marker without its token',
    { 'table.0.industry': [3, 0] },
    'wrong-length',
    'table[0].industry',
  ),
  flawed(
    'the token without a second marker',
    { 'table.0.tokens': ['marker'] },
    'wrong-length',
    'table[0].industry',
  ),
  flawed('a marker beyond an empty gap', { 'table.0.industry': [5] }, 'gap', 'table[0].industry'),
  flawed('a token twice', { 'table.0.tokens': ['keys', 'keys'] }, 'twice', 'table[0].tokens[1]'),
];
