import type { StandingWords } from '../en/standing';

export const standing: StandingWords = {
  rounds: (points) => `라운드 ${points}`,
  before: (points) => `이전 ${points}`,
  turns: (points) => `차례 ${points}`,
  cards: (points) => `카드 ${points}`,
  majority: (points) => `엔지니어 최다 ${points}`,
  hidden: (n) => `뒷면 카드 ${n}장`,
  source: {
    engineers: '엔지니어 행동',
    factories: '공장',
    keys: '점수로 바꾼 열쇠',
    passing: '패스',
    rest: '그 밖의 차례 점수',
  },
  card: (name) => `카드: ${name}`,
  round: (points) => `이번 라운드 ${points}`,
};
