import { FACTORY_PRICES, HOUSE_PRICES } from '../../../data/figures';
import type { OrderKind } from '../../../data/world/terms';
import type { PictureTexts } from '../../book/pictures';
import type { BookText, PageText } from '../../en/book';
import { goal } from './goal';
import { income } from './income';
import { lands } from './lands';
import { power } from './power';
import { rulings } from './rulings';
import { moneyOf, setup } from './setup';
import { shares } from './shares';
import { trade } from './trade';
import { wheels } from './wheels';

const ORDER: Readonly<Record<OrderKind, string>> = {
  clockwise: '시계 방향',
  points: '승점이 적은 순',
  'income-down': '수입이 많은 순',
  'income-up': '수입이 적은 순',
  value: '주가가 높은 순',
};

const page: PageText = {
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
      2: '가장자리에 도시 6곳',
      3: '호수 둘레',
      4: '미지, 끝없음',
      5: '가운데에 도시 1곳',
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

const pictures: PictureTexts = {
  tiles: '위 왼쪽부터 숲, 산, 물, 아래 왼쪽부터 초원, 도시 1, 들판, 사막입니다.',
  awake:
    '도시에 빨강의 본부가 있습니다. 채운 것은 활성 주민 3명, 테두리만 있는 것은 비활성 주민 1명입니다. 숲에는 정착지만 있습니다.',
  move: '빨강의 주민이 들판에 정착지를 놓았고, 숲에는 비활성 주민 2명이 있습니다.',
  explore: '도시와 숲 둘레의 점선 칸은 미지의 땅입니다.',
  harvest:
    '초원의 2점 가운데 1점은 첫 정착지의 것이라 테두리가 끊겨 있습니다. 숲에는 수확할 1점이 있습니다.',
  road: '도시와 숲 사이에 빨강과 파랑의 도로가 나란히 있고, 빨강의 도로는 들판까지 이어집니다.',
  network: '빨강의 도로가 도시, 숲, 들판을 연결합니다. 산에는 정착지만 있고 연결되지 않았습니다.',
  counts: '숲은 정착지가 2개인 빨강이 1개인 파랑을 앞섭니다. 들판은 둘 다 1개입니다.',
  'counts-linked':
    '숲은 도로로 2곳을 연결한 빨강이 1곳을 연결한 파랑을 앞섭니다. 들판에는 빨강의 정착지도 있지만 도로가 없어 파랑만 1곳으로 셉니다.',
  'counts-plants':
    '숲에서는 빨강이 앞섭니다. 그곳의 파랑 정착지에는 생산 설비가 없습니다. 들판에서는 파랑이 앞섭니다. 도시는 둘 다 교역소가 있어 1곳씩입니다.',
  plants:
    '숲에는 빨강의 나무 생산 설비, 들판에는 파랑의 곡식 생산 설비, 물 옆에는 빨강의 물고기 생산 설비가 있습니다.',
  houses: `도시 2에 빨강과 파랑의 교역소가 있어 세 번째 교역소는 $${HOUSE_PRICES[2]}입니다.`,
  shares: '왕관은 사장입니다. 남은 주식은 살 수 있습니다.',
  demand:
    '도시 1에는 가축이 3개 있습니다. 오른쪽은 아직 원하는 상품이고, 빨강의 차량이 실은 물고기가 표시되어 있습니다.',
  factories: `도시 1에 빨강의 공장이 있습니다. 도시 2에는 빨강과 파랑의 공장이 1개씩 있어 세 번째는 $${FACTORY_PRICES[2]}입니다.`,
  armies:
    '파랑의 숲은 정착지와 주민, 군대 2개가 지킵니다. 도시 2는 자유 도시로, 탑은 병영과 민병, 군대 2개입니다.',
  attack: '칼 아래는 파랑의 숲에 들어간 빨강의 공격자 2명입니다.',
  reach:
    '두 도시 위에 빨강의 작은 표시가 있습니다. 첫 수도였던 도시 1의 표시는 테두리가 진합니다. 파랑은 도시 2를 떠났지만 표시는 남습니다.',
};

export const book: BookText = {
  chapters: {
    goal: '목표',
    end: '게임 종료',
    income: '수입',
    twist: '변주',
    setup: '준비',
    round: '라운드와 차례',
    residents: '타일과 주민',
    deliver: '집화와 배송',
    race: '경주',
    privileges: '특권',
    military: '군사',
    exploration: '탐사',
    roads: '도로',
    majorities: '우위',
    production: '생산',
    shares: '증권',
  },
  paragraphs: {
    ...goal,
    ...income,
    ...setup,
    ...wheels,
    ...power,
    ...lands,
    ...trade,
    ...shares,
  },
  rulings,
  page,
  pictures,
};
