import { count } from '../../../../kit/agree';
import type { StandingWords } from '../table-words';

export const words: StandingWords = {
  points: (total) => count(total, 'point'),
  line: (company, shares, value, place, points) =>
    `${company}: ${count(shares, 'share')} × ${value} (${place}) = ${points}`,
  tieByShares: (winner, others) => `${winner} ranks ahead of ${others}: same points, fewer shares.`,
  tieBySeat: (winner, others) =>
    `${winner} ranks ahead of ${others}: same points and shares, earlier in turn order.`,
  tieForAutoma: (winner, others) => `${winner} ranks ahead of ${others}: the automa wins ties.`,
  barred: {
    'three-or-less': 'influence 3 or less',
    'below-automa': 'less influence than the automa',
  },
};
