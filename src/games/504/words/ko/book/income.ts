import { CITY, DESERT, FIELD, FOREST, MOUNTAIN } from '../../../data/board';
import {
  CARD_INCOME,
  CONTROL_INCOME,
  EXPLORATION,
  EXTRA_MONEY,
  FACTORY_INCOME,
  INCOME_BASE,
  LANDS_INCOME,
  LEAD_INCOME,
  LEAD_INCOME_MOST,
  LINK_INCOME,
  LINK_SET_INCOME,
  ROW_PRICE,
  SET_MONEY,
  SETTLING_INCOME,
  TRACK,
  TRACK_START,
} from '../../../data/figures';
import type { ModuleId } from '../../../data/world/world';
import type { Passages, Spoken } from '../../book/book-text';

/** What earns a mid-term bonus, by the module to which it belongs. */
const BONUS: Readonly<Record<ModuleId, string>> = {
  1: '한 종류의 상품을 두 번째로 배송하면 종류마다 5점',
  2: '',
  3: '도시 3곳에 공장이 있으면 10점, 한 도시에 공장이 3개면 10점',
  4: '자유 도시를 점령하면 게임의 첫 번째는 3점, 두 번째는 4점, 이런 식으로',
  5: '한 지형의 타일을 세 번째로 발견하면 지형마다 5점',
  6: '한 지형의 타일을 세 번째로 연결하면 지형마다 5점',
  7: '모든 지형에 1개씩 있으면 10점, 2개씩 있으면 20점',
  8: '한 상품의 생산 설비가 3개면 상품마다 5점',
  9: '',
};

function midTerm({ world, is }: Spoken): string {
  const isMoney = is('9.I');
  const module = isMoney ? world[1] : world[0];
  const first = module === '4' ? '' : ' 먼저 이룬 쪽만 얻습니다.';
  const unit = isMoney ? ' 점수 대신 그 열 배의 돈을 한 번 수입으로 얻습니다.' : '';
  return `추가 승점이 있습니다: ${BONUS[module]}.${first}${unit}`;
}

export const income: Passages<'income' | 'twist'> = {
  'income-base': {
    title: '수입',
    text: ({ facts, is }) =>
      `차례가 끝날 때 $${INCOME_BASE}에 ${is('9.II') ? '첫째 모듈의 규칙이 주는 수입' : '아래의 수입'}을 더해 얻습니다.${facts.companies ? ' 회사의 수입은 라운드가 끝날 때까지 따로 둡니다.' : ''}`,
  },
  'income-1': {
    title: '상품 값',
    text: `이번 차례에 배송한 상품을 차례대로 그 종류의 값에 팝니다. 값은 $${TRACK[TRACK_START]}에서 시작합니다. 팔린 종류는 세 칸 내려가고 나머지 네 종류는 한 칸 오릅니다.`,
  },
  'income-1-toll': {
    title: '통행료',
    text: '자기 정착지가 없는 도시에 배송한 상품은 값의 10분의 1을 그 도시를 지배하는 쪽에 냅니다.',
  },
  'income-2': {
    title: '새 정착지와 도시',
    text: ({ is }) =>
      `이번 차례에 빈 타일에 놓은 정착지마다 한 번 $${SETTLING_INCOME[FIELD]}, 도시나 산이면 $${SETTLING_INCOME[CITY]}를 얻습니다.${is('4') ? ' 점령도 마찬가지입니다.' : ''} 새로 도달한 도시마다 수도를 뺀 순번에 따라 $${CARD_INCOME}, ${2 * CARD_INCOME}, ${3 * CARD_INCOME}…을 얻습니다.`,
  },
  'income-3': { title: '공장', text: `자기 공장마다 $${FACTORY_INCOME}를 얻습니다.` },
  'income-4': {
    title: '지배하는 땅',
    text: `수도를 뺀 지배 타일마다 $${CONTROL_INCOME}를 얻습니다. 육지 지형이 1~5종류면 $${LANDS_INCOME.slice(1).join(', ')}을 더 얻습니다.`,
  },
  'income-5': { title: '수입 토큰', text: `수입 토큰마다 $${EXPLORATION.token}를 얻습니다.` },
  'income-6': {
    title: '연결한 타일',
    text: `첫 도시를 뺀 연결한 도시마다 $${LINK_INCOME[CITY]}를 얻습니다. 도시마다 지형을 하나씩 원합니다. 연결한 초원·숲·들판은 $${LINK_INCOME[FIELD]}, 산은 $${LINK_INCOME[MOUNTAIN]}이며, 종류마다 연결한 도시 수까지만 셉니다. 도시와 네 지형을 모두 갖춘 세트마다 $${LINK_SET_INCOME}를 더 얻습니다. 사막은 수입이 없습니다.`,
  },
  'income-7': {
    title: '우위',
    text: `아무도 나보다 많지 않은 지형마다 자기 것으로 센 하나에 $${LEAD_INCOME}를 얻습니다. 도시와 초원은 $${LEAD_INCOME_MOST[CITY]}, 숲 $${LEAD_INCOME_MOST[FOREST]}, 들판 $${LEAD_INCOME_MOST[FIELD]}, 산 $${LEAD_INCOME_MOST[MOUNTAIN]}, 사막 $${LEAD_INCOME_MOST[DESERT]}까지입니다.`,
  },
  'income-8-sale': {
    title: '상품 판매',
    text: `먼저 생산 설비마다 상품 1개를 얻습니다. 그다음 서로 다른 종류의 세트를 팝니다. 한 종류부터 다섯 종류까지 $${SET_MONEY.slice(1).join(', ')}입니다.`,
  },
  'income-8-houses': {
    title: '교역소의 상품',
    text: `라운드마다 상품이 서로 다른 종류의 세트로 돈이 됩니다. 한 종류부터 다섯 종류까지 $${SET_MONEY.slice(1).join(', ')}이며, 자리가 있는 만큼만 셉니다. 상품은 그대로 남고 교환은 없습니다.`,
  },
  'twist-1': {
    title: '바퀴 위에서',
    text: ({ is }) =>
      `모두 수송 차량이 있습니다. 주민${is('8') ? '과 생산 설비의 상품을 나릅니다' : '을 나르고 상품은 나르지 않습니다'}.`,
  },
  'twist-1-alone': {
    title: '바퀴 위에서',
    text: '주민이 없습니다. 모두 수송 차량으로 다니며 정착하고 도시에 도달합니다.',
  },
  'twist-2': { title: '먼저 온 쪽이 임자', text: midTerm },
  'twist-3': {
    title: '특권 구매',
    text: `차례마다 특권 카드 1장을 $${ROW_PRICE}에 살 수 있습니다. 누군가 남겨 둔 카드는 공짜입니다. 모두 $${EXTRA_MONEY}를 더 가지고 시작합니다.`,
  },
  'twist-4': {
    title: '거친 이웃',
    text: '타일의 주인은 한쪽뿐입니다. 남의 타일로 걸어 들어간 주민은 군대 하나와 함께 사라집니다. 주사위는 쓰지 않습니다.',
  },
  'twist-5': {
    title: '미지의 땅',
    text: '지도는 거의 알려지지 않았습니다. 탐사는 점수도 돈도 주지 않지만 쓸 땅을 줍니다.',
  },
  'twist-6': {
    title: '빨라지는 도로',
    text: '도로를 어디에나 지을 수 있고 주민을 잃지 않습니다. 점수는 없지만 주민이 도로 위를 그냥 다닙니다.',
  },
  'twist-7': {
    title: '마지막 영예',
    text: ({ is }) =>
      is('9.I')
        ? '게임이 끝나면 지형마다 우위를 차지한 회사의 주식이 1주마다 더 비싸집니다. 도시와 초원 6, 숲 5, 들판 4, 산 3, 사막 2입니다.'
        : '게임이 끝나면 지형마다 우위를 차지한 쪽이 점수를 얻습니다. 도시와 초원 6점, 숲 5점, 들판 4점, 산 3점, 사막 2점입니다.',
  },
  'twist-8': {
    title: '모두에게 일감을',
    text: '두 번째 차례부터 주민을 생산 설비 수보다 2명까지만 더 살 수 있습니다.',
  },
  'twist-9': {
    title: '주식을 돈으로',
    text: '차례마다 자기 회사 주식 1주를 팔 수 있고, 남이 판 주식을 살 수 있습니다. 지금 판 주식은 다른 사람의 점수가 됩니다.',
  },
};
