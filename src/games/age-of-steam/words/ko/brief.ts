import { POINTS, SHARE_MONEY } from '../../data/figures';
import type { BriefText } from '../en/brief';

export const brief: BriefText = {
  goal: [
    '마지막 턴이 끝났을 때 승점이 가장 높으면 이깁니다. 도시 사이에 선로를 건설하고 상품을 수송하세요. 상품이 내 노선을 하나 지날 때마다 수익이 1씩 오릅니다.',
    '파산을 조심하세요. 경비를 낼 돈도, 줄일 수익도 없으면 게임에서 탈락합니다.',
  ],
  end: (turns) => [
    `${turns}턴이 끝나면 게임이 끝납니다. 탈락하지 않은 사람이 두 명보다 적어지면 그 전에 끝납니다.`,
  ],
  points: [
    `게임이 끝나면 수익 $1마다 ${POINTS.income}점을 얻고, 주식 1주마다 ${-POINTS.share}점을 잃고, 완성된 내 노선의 선로 구간마다 ${POINTS.segment}점을 얻습니다. 남은 돈은 점수에 들어가지 않습니다.`,
    '보통 3인 게임에서는 80~110점, 5인 게임에서는 40~60점쯤 얻습니다.',
  ],
  money: [
    '상품 수송이 끝나면 수익만큼 돈을 받고, 주식 1주와 수송 능력 1단계마다 $1를 냅니다.',
    `주식을 발행하면 바로 $${SHARE_MONEY}를 받지만 턴마다 $1가 들고, 다시 사들일 수 없습니다.`,
  ],
  progress: (turn, turns) =>
    turn < turns ? `지금은 ${turns}턴 중 ${turn}턴입니다.` : `지금은 마지막 턴인 ${turn}턴입니다.`,
};
