import type { OrderKind } from '../../../data/world/terms';
import type { PageText } from '../../book/book-text';
import { moneyOf } from './setup';

const ORDER: Readonly<Record<OrderKind, string>> = {
  clockwise: 'Clockwise',
  points: 'Fewest points first',
  'income-down': 'Highest income first',
  'income-up': 'Lowest income first',
  value: 'Highest value first',
};

export const page: PageText = {
  fact: { length: 'Length', map: 'Map', start: 'Start', money: 'Money', order: 'Order' },
  length: {
    set: '5 business rounds',
    short: 'About 7 rounds',
    middle: '11–13 rounds',
    long: '15–19 rounds',
    limit: 'Long, to the limit',
  },
  map: ({ facts }) =>
    ({
      1: 'A few cities known',
      2: 'Six cities on the rim',
      3: 'Around a lake',
      4: 'Unknown, no edge',
      5: 'One city in the center',
    })[facts.map],
  start: ({ facts }) =>
    ({ common: 'All in the center', different: 'Own capitals', founded: 'Companies are founded' })[
      facts.capitals
    ],
  money: moneyOf,
  order: ({ facts }) => ORDER[facts.order],
  turn: 'Your turn',
  income: 'Income',
};
