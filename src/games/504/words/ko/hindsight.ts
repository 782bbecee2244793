import { josa } from '../../../../kit/josa';
import type { HindsightWords } from '../en/hindsight';

export const hindsight: HindsightWords = {
  tie: (names, score) => `${josa(names.join(', '), '이/가')} 나란히 ${score}, 함께 이겼습니다.`,
  score: (score, isMoney) => (isMoney ? `$${score}` : `${score}점`),
  goal: {
    1: '배송한 상품',
    2: '도시 카드',
    3: '목표',
    4: '정복',
    5: '탐사한 땅',
    6: '연결한 타일',
    7: '점수 계산',
    8: '교역소와 상품',
    9: '주식',
  },
  leads: '마지막 우위',
  reason: {
    explore: '발견',
    settle: '새 땅의 첫 정착지',
    harvest: '수확',
    factory: '공장',
    card: '특권',
    bonus: '추가 승점',
    scoring: '점수 계산',
    missed: '놓친 차례',
  },
  part: (part, winner, figure, second, secondFigure) =>
    `${josa(part, '으로/로')} ${josa(winner, '은/는')} ${figure}점, ${josa(second, '은/는')} ${secondFigure}점을 얻었습니다.`,
  income: (winner, figure, second, secondFigure) =>
    `모든 라운드를 합쳐 ${josa(winner, '은/는')} $${figure}, ${josa(second, '은/는')} $${secondFigure}를 벌었습니다.`,
  cash: (winner, figure, second, secondFigure) =>
    `남은 돈은 ${josa(winner, '이/가')} $${figure}, ${josa(second, '이/가')} $${secondFigure}였습니다.`,
  dividends: (winner, figure, second, secondFigure) =>
    `배당으로 ${josa(winner, '은/는')} $${figure}, ${josa(second, '은/는')} $${secondFigure}를 받았습니다.`,
  most: {
    explore: (name, found, next) =>
      `${josa(name, '이/가')} 가장 많은 타일 ${found}개를 탐사했습니다. 나머지는 최대 ${next}개였습니다.`,
    road: (name, built, next) =>
      `${josa(name, '이/가')} 도로를 ${built}개 지었습니다. 나머지는 최대 ${next}개였습니다.`,
    plant: (name, built, next) =>
      `${josa(name, '이/가')} 생산 설비를 ${built}개 지었습니다. 나머지는 최대 ${next}개였습니다.`,
    deliver: (name, goods, next) =>
      `${josa(name, '이/가')} 상품을 ${goods}개 배송했습니다. 나머지는 최대 ${next}개였습니다.`,
  },
  holding: (name, shares, company, worth) =>
    `${josa(name, '은/는')} ${company} 주식이 ${shares}주였고, 1주에 ${worth}입니다.`,
  ended: (name, round) => `${josa(name, '이/가')} ${round}라운드에 게임을 끝냈습니다.`,
  limit: (round) => `게임이 ${round}라운드 제한에 이르렀습니다.`,
  idle: (round) => `${round}라운드에 진전이 없어 게임이 끝났습니다.`,
  lead: (name, round) => `${josa(name, '이/가')} ${round}라운드부터 줄곧 앞섰습니다.`,
  comeback: (name, round, behind) =>
    `${round}라운드에는 ${josa(name, '이/가')} 아직 ${behind} 뒤져 있었습니다.`,
};
