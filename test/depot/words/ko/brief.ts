import { LIMIT, ORDER_FILLED, ORDER_OPEN } from '../../data/goods';
import type { BriefText } from '../en/brief';

export const brief: BriefText = {
  goal: (strict) => [
    '마지막 라운드가 끝났을 때 점수가 가장 높으면 이깁니다.',
    ...(strict ? [`−${-LIMIT}점보다 낮게 차례를 마치면 탈락합니다.`] : []),
  ],
  end: (rounds) => [`${rounds}라운드가 끝나면 게임이 끝납니다.`],
  points: [
    '화물을 나르면 그 화물의 가격만큼 점수를 얻습니다.',
    `게임이 끝나면 나른 주문은 ${ORDER_FILLED}점이고, 나르지 못한 주문마다 ${-ORDER_OPEN}점을 잃습니다.`,
  ],
  progress: (round, rounds) => `지금은 ${rounds}라운드 중 ${round}라운드입니다.`,
};
