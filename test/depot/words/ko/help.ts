import { helpFrom } from '../../../../src/kit/help-plan';
import {
  FALL,
  HIGHEST_BID,
  HIGHEST_PRICE,
  LIMIT,
  LOAN,
  LOWEST_PRICE,
  ORDER_FILLED,
  ORDER_OPEN,
  STEPS,
  TRAIN,
} from '../../data/goods';
import { PLAN } from '../help';

export const help = helpFrom(PLAN, {
  chapters: { game: '게임', turn: '라운드', end: '끝' },
  paragraphs: {
    aim: { title: '목표', text: '마지막 라운드가 끝났을 때 점수가 가장 높으면 이깁니다.' },
    round: {
      title: '라운드',
      text: '기지에 화물이 들어옵니다. 모두가 차례 순서를 두고 입찰하고, 한 번씩 일한 다음, 회사의 소유자가 가격을 정합니다.',
    },
    bids: {
      title: '입찰',
      text: `점수가 가장 낮은 사람이 먼저 부릅니다. 앞사람보다 많이, ${HIGHEST_BID}점까지 부르거나 포기합니다. 먼저 포기하면 나중에 일합니다. 끝까지 남은 사람은 부른 점수를 내고 먼저 일합니다.`,
    },
    steps: {
      title: '행동',
      text: `한 차례에 행동이 ${STEPS}번 있습니다. 기지에서 한 칸을 싣거나, 한 칸을 나르거나, 주문을 하나 뽑습니다. 열차에는 ${TRAIN}칸까지 실을 수 있고, 다음 차례에도 남아 있습니다. 나르면 그 화물의 가격만큼 얻고, 가격은 ${FALL}씩 내리지만 ${LOWEST_PRICE}보다 낮아지지 않습니다.`,
    },
    loan: {
      title: '대출',
      text: `한 차례에 한 번, ${LOAN}점을 내고 행동을 빌릴 수 있습니다. 점수는 0보다 낮아질 수 있습니다. 엄격한 은행이라면 −${-LIMIT}점보다 낮게 차례를 마친 사람은 탈락합니다.`,
    },
    orders: {
      title: '주문',
      text: `뽑은 주문은 뽑은 사람만 압니다. 끝났을 때 주문마다 그 화물을 한 칸씩 날랐으면 ${ORDER_FILLED}점을 얻고, 그렇지 않으면 ${-ORDER_OPEN}점을 잃습니다.`,
    },
    companies: {
      title: '회사',
      text: `화물마다 회사가 있습니다. 그 화물을 가장 많이 나른 사람이 소유자이고, 같으면 먼저 일하는 사람입니다. 소유자는 배당 1점을 받아 가격을 1 내리거나, 1점을 투자해 가격을 1 올립니다. 가격은 ${LOWEST_PRICE}에서 ${HIGHEST_PRICE} 사이이고, 한 가지만 할 수 있으면 저절로 됩니다.`,
    },
    score: {
      title: '점수',
      text: '모든 주문을 보이고 계산합니다. 점수가 가장 높으면 이기고, 같으면 공동 순위입니다. 탈락한 사람은 맨 뒤입니다.',
    },
  },
  pictures: {
    steps: '석탄, 곡물, 강철 세 칸을 단 열차.',
    score: '같은 막대 둘과 0보다 낮은 막대 하나.',
  },
  rulings: {},
  figures: {},
});
