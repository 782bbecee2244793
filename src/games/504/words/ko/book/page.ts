import type { OrderKind } from '../../../data/world/terms';
import type { PageText } from '../../book/book-text';
import { moneyOf } from './setup';

const ORDER: Readonly<Record<OrderKind, string>> = {
  clockwise: '시계 방향',
  points: '승점이 적은 순',
  'income-down': '수입이 많은 순',
  'income-up': '수입이 적은 순',
  value: '주가가 높은 순',
};

export const page: PageText = {
  fact: { length: '길이', map: '지도', start: '시작', money: '돈', order: '차례 순서' },
  length: {
    set: '비즈니스 라운드 5번',
    short: '7라운드쯤',
    middle: '11~13라운드',
    long: '15~19라운드',
    limit: '길고 한도까지',
  },
  map: ({ facts }) =>
    ({
      1: '도시 몇 개만 알려짐',
      2: '가장자리에 여섯 도시',
      3: '호수 둘레',
      4: '미지, 끝없음',
      5: '가운데에 한 도시',
    })[facts.map],
  start: ({ facts }) =>
    ({ common: '모두 중앙에서', different: '저마다 다른 수도', founded: '회사를 설립하며' })[
      facts.capitals
    ],
  money: moneyOf,
  order: ({ facts }) => ORDER[facts.order],
  turn: '차례의 단계',
  income: '수입',
};
