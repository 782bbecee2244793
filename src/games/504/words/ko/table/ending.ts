import type { CardRow, GoalText, LastText } from '../../en/table/ending';

/** In “첫 번째”, “두 번째”. */
const COUNTS = ['첫', '두', '세', '네'];

const ahead = ({ cards, scoring, from }: CardRow) => {
  if (scoring === 0) return `지금 차례부터 ${cards}번이 지난 뒤`;
  if (from !== null) return `${from}라운드부터 차례 ${cards}번 안에`;
  return cards === 1 ? '지금 차례가 끝나면' : `지금 차례부터 ${cards}번 안에`;
};

export const goal: GoalText = {
  exploration: (left, end) => `남은 타일 ${left}장. ${end}장 이하가 되는 라운드가 마지막입니다.`,
  commonRoads: (built, end) => `도로 ${end}개 중 ${built}개. 모두 놓인 라운드가 마지막입니다.`,
  roads: (cities) => `누군가 도시 ${cities}곳을 연결한 라운드가 마지막입니다.`,
  production: (goods, houses) =>
    `누군가 상품 ${goods}개와 교역소 ${houses}곳을 가진 라운드가 마지막입니다.`,
  majorities: (done, all, row) => `점수 계산 ${done + 1}/${all}${row ? `: ${ahead(row)}` : ''}.`,
  shares: (rounds, last, share) =>
    `${share === null ? '' : `${COUNTS[share - 1] ?? share} 번째 주식 라운드 · 다음: `}비즈니스 라운드 ${rounds.join('~')}/${last}`,
};

export const last: LastText = {
  turn: '이번 차례로 게임이 끝납니다.',
  reached: '이번이 마지막 라운드입니다.',
  limit: '이번이 마지막 라운드입니다. 더 긴 게임은 없습니다.',
  limitNext: '다음이 마지막 라운드입니다. 더 긴 게임은 없습니다.',
  idle: '이번 라운드에 아무도 짓거나 발견하지 않으면 게임이 끝납니다.',
};
