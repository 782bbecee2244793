import { josa } from '../../../../../kit/josa';
import { POINTS } from '../../../data/figures';
import type { GoodsWords, MoneyWords, PaydayWords, StillShips } from '../../en/table/money';
import { change, dollars, whole } from '../../figures';

export const money: MoneyWords = {
  row: {
    cash: '지금 가진 돈',
    income: '+ 수익',
    shares: '− 주식',
    engine: '− 수송 능력',
    short: '+ 수익으로 메움',
    after: '정산 후',
    incomeThen: '감소 후 수익',
    reduction: '수익 감소',
    incomePoints: `수익 × ${POINTS.income}`,
    sharePoints: `주식 × ${whole(POINTS.share)}`,
    track: '선로',
    score: '예상 승점',
    final: '승점',
  },
  goesOut: '탈락',
  formula: (income, shares, track, score) =>
    `수익 ${income} × ${POINTS.income} − 주식 ${shares} × ${-POINTS.share} + 선로 ${track} = ${whole(score)}`,
  worthOfIncome: (paydays) =>
    paydays > 0
      ? `수익 1달러는 승점 ${POINTS.income}점이고, 남은 정산 ${paydays}번 동안 매번 $1를 줍니다.`
      : `수익 1달러는 승점 ${POINTS.income}점입니다.`,
};

const unlessShipping = (ships: StillShips) => `${ships === 'more' ? '더 ' : ''}수송하지 않으면`;

const shortAtPayday = (missing: number, income: number, then: number) =>
  `정산 때 ${dollars(missing)}가 모자라 수익이 줄어듭니다: ${change(income, then)}.`;

const AFTER = { bid: '이 입찰로 정산하면', open: '지금대로 정산하면', sure: '정산 후' };

export const payday: PaydayWords = {
  title: '정산',
  ifYouDoThis: (cash, income, score, when) =>
    `${AFTER[when]}: 돈 ${dollars(cash)}, 수익 ${income}, 승점 ${whole(score)}점.`,
  short: (missing, income, then, ships) =>
    ships
      ? `${unlessShipping(ships)} 수익이 줄어듭니다: ${change(income, then)}.`
      : shortAtPayday(missing, income, then),
  shortOf: (name, missing, income, then) =>
    `${josa(name, '은/는')} ${shortAtPayday(missing, income, then)}`,
  ruin: (missing, ships) =>
    `${ships ? unlessShipping(ships) : '위험:'} 정산 때 ${dollars(missing)}가 모자라 탈락합니다.`,
  ruinOf: (name, missing, income) =>
    `${josa(name, '은/는')} 수익이 ${income}인데 경비 ${dollars(missing)}가 모자라 탈락하게 됩니다.`,
  ruinUnless: (cash, income) =>
    `${dollars(cash)}가 더 있${income === null ? '으면' : `거나 수익이 ${income} 오르면`} 남습니다.`,
  step: {
    income: '수익만큼 돈 받기',
    expenses: '경비 지불: 주식 1주와 수송 능력 1마다 $1',
    reduction: '수익 감소',
    light: '상품 증가: 밝은 영역',
    dark: '상품 증가: 어두운 영역',
    growth: '상품 증가',
    turn: '다음 턴',
  },
};

export const goods: GoodsWords = {
  side: { light: '밝은 영역', dark: '어두운 영역' },
  column: (city, die) => `${city}, 주사위 ${die}`,
  cubes: (cubes) => cubes.map(({ cube, count }) => `${cube} ${count}개`).join(', '),
  noCubes: '상품 없음',
  emptyBox: '빈 칸',
  emptyBoxes: (boxes) => `빈 칸 ${boxes}개`,
  offMap: '지도에 없음',
  chance: (percent) =>
    `대기 중인 상품: 도시의 숫자가 나오면 그 도시로 갑니다. 턴마다 하나라도 갈 확률: ${percent}%.`,
  expected: (cubes) => `평균 ${cubes}개 증가`,
  expectedMeaning: '도시 아래 숫자는 이번에 늘어날 상품의 평균입니다.',
  noGrowth: '마지막 턴이라 상품이 더 늘어나지 않습니다.',
  inBag: (cubes) => `주머니: ${cubes}개`,
  bagMeaning: '보이는 상품으로 센 수입니다. 무엇이 나올지는 운입니다.',
};
