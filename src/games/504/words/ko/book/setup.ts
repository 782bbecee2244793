import type { MapNumber } from '../../../data/board';
import {
  EXTRA_MONEY,
  ISSUE_PRICES,
  LOST_LOT,
  OWN_VALUE,
  ROW_PRICE,
  SHARES_MONEY,
} from '../../../data/figures';
import type { OrderKind, PhaseId, StepId } from '../../../data/world/terms';
import { type Passages, type Spoken, startMoney } from '../../book/book-text';
import { byTable } from './tables';

const MAP: Readonly<Record<MapNumber, string>> = {
  1: '가운데의 도시 몇 개와 물만 알려져 있습니다. 중심에서 네 칸까지 나머지는 모두 탐사해야 합니다.',
  2: '가운데에 도시 1곳, 그 둘레에 3곳, 가장자리에 6곳이 있습니다. 그 사이의 땅은 무작위로 놓습니다.',
  3: '도시 10곳이 있고 가운데에 호수, 둘레에 작은 물이 있습니다. 그 사이의 땅은 무작위로 놓습니다.',
  4: '중앙 도시만 알려져 있습니다. 끝이 없어 탐사하는 만큼 세계가 넓어집니다.',
  5: '가운데에 도시 1곳, 바깥쪽에 9곳이 있습니다. 그 사이의 땅은 무작위로 놓습니다.',
};

/** How an order that changes is found from the second round on. */
const LATER: Readonly<Record<Exclude<OrderKind, 'clockwise' | 'value'>, string>> = {
  points: '승점이 적은 쪽이 먼저이고',
  'income-down': '수입이 많은 쪽이 먼저이고',
  'income-up': '수입이 적은 쪽이 먼저이고',
};

function order({ facts }: Spoken): string {
  const { order: kind, companies } = facts;
  if (kind === 'clockwise') return '게임 내내 시작 플레이어부터 시계 방향으로 진행합니다.';
  const shares = companies ? ' 주식 라운드는 자리 순서대로 시계 방향으로 진행합니다.' : '';
  if (kind === 'value') return `회사는 주가가 높은 순서로 차례를 가집니다.${shares}`;
  const first = companies
    ? '첫 비즈니스 라운드를 맞는 회사가 먼저이고, 그중 나중에 설립된 회사가 앞섭니다.'
    : `첫 순서는 ${kind === 'income-down' ? '입찰로' : '무작위로'} 정합니다.`;
  return `${first} 그 뒤로는 ${LATER[kind]}, 같으면 나중이었던 쪽이 먼저입니다.${shares}`;
}

const PHASE: Readonly<Record<PhaseId, string>> = {
  'share-round': '있을 때는 주식 라운드',
  tax: '차례 순서와 세금',
  auction: '특권 경매',
  card: '세 번째 라운드부터 차례 뒤에 각자의 카드',
  dividend: '배당과 유지 비용',
  values: '주가 변동',
};

const STEP: Readonly<Record<StepId, string>> = {
  'move-capital': '본부 옮기기',
  deal: '남의 주식 사기',
  privilege: '특권 가져가기',
  upgrade: '수송 차량 개량',
  buy: '주민 구매와 재활성화',
  act: '주민의 행동(순서는 자유)',
  trolley: '수송 차량 이동',
  factory: '공장 짓기',
  fight: '전투',
  sale: '상품 교환과 판매',
};

function capitals({ facts, is }: Spoken): string {
  const goods = is('1.I/II') ? ' 같은 상품이 나는 도시를 둘이 고를 수 없습니다.' : '';
  if (facts.capitals === 'common') return '모든 본부를 중앙 도시에 놓습니다.';
  if (facts.capitals === 'founded')
    return `회사는 설립될 때 수도를 정합니다. 증권을 보세요.${goods}`;
  const rim =
    facts.map === 2 ? ' 가장자리의 도시 6곳만, 서로 고르게 떨어지도록 고를 수 있습니다.' : '';
  // M3.4: a seat chooses right after its place in the first order.
  const when = facts.order === 'income-down' ? '순서에서 자리를 잡자마자' : '마지막 플레이어부터';
  return `${when} 저마다 다른 수도를 고릅니다.${rim}${goods}`;
}

/** What everybody has at the start. */
export function moneyOf(w: Spoken): string {
  const dealt = startMoney(w, 4);
  if (!dealt)
    return w.is('3.III')
      ? `$${SHARES_MONEY}를 똑같이, +$${EXTRA_MONEY}`
      : `$${SHARES_MONEY}를 똑같이`;
  return new Set(dealt).size === 1 ? `각자 $${dealt[0]}` : `$${dealt.join(', ')}`;
}

function money(w: Spoken): string {
  const two = startMoney(w, 2);
  if (!two)
    return `$${SHARES_MONEY}를 똑같이 나누어 주식을 삽니다. 회사에는 따로 현금이 있습니다.${w.is('3.III') ? ` 모두 $${EXTRA_MONEY}를 더 받습니다.` : ''}`;
  return new Set(two).size === 1
    ? `${moneyOf(w)}를 받습니다.`
    : `차례 순서대로 ${moneyOf(w)}를 받습니다. 2명이면 $${two.join('와 $')}입니다.`;
}

function pieces(w: Spoken): string {
  const hq = '본부 하나가 수도를 나타냅니다.';
  if (!w.facts.residents)
    return `주민이 없습니다. ${w.facts.companies ? '회사마다 저장고에 정착지 15개가' : '각자 저장고에 정착지 20개가'} 있습니다. ${hq}`;
  // G2.2.
  const marker =
    w.facts.order === 'clockwise'
      ? ''
      : ' 주민 한 명은 게임 내내 차례 순서를 표시하므로 살 수 있는 주민은 한 명 적습니다.';
  return `${w.facts.companies ? '회사마다' : '각자'} 저장고에 주민 ${byTable(w, [30, 25, 20], 15, '명')}과 같은 수의 정착지가 있습니다.${marker} 처음에는 지도에 주민이 없습니다. ${hq}`;
}

export const setup: Passages<'setup' | 'round'> = {
  'setup-map': { title: '지도', text: ({ facts }) => MAP[facts.map] },
  'setup-capital': { title: '수도', text: capitals },
  'setup-order': { title: '차례 순서', text: order },
  'setup-money': { title: '돈', text: money },
  'setup-pieces': { title: '말', text: pieces },
  'setup-bids': {
    title: '첫 순서 입찰',
    text: ({ is }) =>
      `첫 ${is('9.II') ? '주식 라운드' : '라운드'} 전에 모두 $0부터 가진 돈까지 비밀로 입찰하고 그 돈을 냅니다. 많이 낸 순서대로 차례의 자리를 고릅니다. 같은 금액이면 추첨하고, 밀린 쪽은 그때마다 $${LOST_LOT}를 받습니다.`,
  },
  'setup-goods': {
    title: '도시의 상품',
    text: '도시마다 거기서 나는 상품이 4개 있고, 나머지 네 종류를 원합니다. 수송 차량은 수도의 상품 1개를 싣고 시작합니다.',
  },
  'setup-city-cards': {
    title: '도시 카드',
    text: ({ facts }) =>
      facts.residents
        ? '도시 10곳마다 카드가 한 장 있습니다. 수도의 카드에는 자기 정착지 하나가 놓입니다.'
        : '열 도시마다 카드가 한 장 있습니다. 수도는 도달한 것으로 칩니다.',
  },
  'setup-privileges': {
    title: '특권 카드',
    text: ({ facts }) =>
      `이 세계에서 쓸모 있는 카드만 두 장씩 씁니다.${facts.companies ? '' : ' 2명이면 한 장씩, 3명이면 한 장씩에 더해 둘째 장은 추첨한 절반만 씁니다.'} 뒷면은 I, II, III의 세 가지이며 이 순서로 나옵니다. 처음 카드는 $${ROW_PRICE}로 펼쳐 둡니다.`,
  },
  'setup-free-cities': {
    title: '자유 도시',
    text: ({ is }) =>
      is('8.I/II')
        ? '누구의 수도도 아닌 도시에는 병영이 있으며, 값을 셀 때 교역소 하나로 칩니다.'
        : '누구의 수도도 아닌 도시는 자유 도시이며, 병영과 민병이 지킵니다.',
  },
  'setup-points': {
    title: '지도 위의 점수',
    text: ({ facts }) =>
      facts.map === 1
        ? `중앙 도시에 4점, ${facts.companies ? '' : '4명이면 '}알려진 초원마다 2점이 놓여 있습니다.`
        : '처음에는 지도에 점수가 없습니다.',
  },
  'setup-order-cards': {
    title: '순서 카드',
    text: '카드를 세 줄로 놓습니다. 줄마다 한 장이 점수 카드이고 나머지는 표시 카드입니다.',
  },
  'setup-companies': {
    title: '주식회사',
    text: ({ is }) =>
      `주식이 10주인 회사가 5곳 있습니다. 발행가는 초록색 $${ISSUE_PRICES[0]}, 흰색과 보라색 $${ISSUE_PRICES[1]}, 파란색과 주황색 $${ISSUE_PRICES[3]}입니다. ${is('9.I') ? '팔리지 않은 주식은 회사에 있고 회사의 현금은 $0입니다.' : '팔리지 않은 주식은 은행에 있고 회사의 현금은 발행가의 다섯 배입니다.'}`,
  },
  'setup-own-company': {
    title: '자기 회사',
    text: `모두 자기 회사가 있습니다. 주가는 $${OWN_VALUE}이고, 사장 주식 1장과 1주짜리 8장이 있습니다.`,
  },
  'round-phases': {
    title: '라운드',
    text: ({ facts }) => {
      const said = (phases: readonly PhaseId[]) =>
        facts.phases
          .filter((one) => phases.includes(one))
          .map((one) => PHASE[one])
          .join(', ');
      const early = said(['share-round', 'tax', 'auction']);
      const late = said(['dividend', 'values']);
      const card = facts.phases.includes('card') ? ` ${PHASE.card}를 펼칩니다.` : '';
      const who = facts.companies ? '회사' : '플레이어';
      return `${early ? `먼저 할 일: ${early}. 그다음 ` : ''}${who}마다 순서대로 한 차례씩 진행합니다.${card}${late ? ` 마지막에 할 일: ${late}.` : ''}`;
    },
  },
  'turn-steps': {
    title: '차례',
    text: ({ facts }) =>
      `차례는 이 순서로 진행합니다: ${facts.steps.map((step) => STEP[step]).join(', ')}. 그다음 수입을 얻습니다. 어느 단계든 건너뛸 수 있습니다.`,
  },
  'turn-undone': {
    title: '한 번에 하나씩',
    text: '할 수 있는 일이 하나뿐이면 저절로 진행됩니다. 혼자 컴퓨터와 할 때는 무엇이든 무를 수 있습니다. 한 휴대전화로 여럿이 하면 우연이 개입하거나 다른 사람이 정하기 전까지 무를 수 있습니다. 휴대전화를 연결하면 내 차례 안에서는 같고, 그 전의 수는 다른 사람에게 물어봅니다.',
  },
};
