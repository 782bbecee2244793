import { josa } from '../../../../kit/josa';
import type { StandingWords } from '../en/standing';

export const words: StandingWords = {
  points: (total) => `${total}점`,
  line: (company, shares, value, place, points) =>
    `${company}: 주식 ${shares}장 × ${value}점(${place}) = ${points}점`,
  tieByShares: (winner, others) =>
    `점수는 같지만 주식이 적은 ${josa(winner, '이/가')} ${others}보다 앞섭니다.`,
  tieBySeat: (winner, others) =>
    `점수와 주식 수가 같아 차례가 앞선 ${josa(winner, '이/가')} ${others}보다 앞섭니다.`,
  tieForAutoma: (winner, others) =>
    `점수가 같으면 ${josa(winner, '이/가')} ${josa(others, '을/를')} 이깁니다.`,
  barred: {
    'three-or-less': '영향력 3 이하',
    'below-automa': '오토마보다 낮은 영향력',
  },
};
