import type { StandingWords } from '../table-words';
import { count } from './count';

export const words: StandingWords = {
  points: (total) => count(total, 'point'),
  line: (company, shares, value, place, points) =>
    `${company}: ${count(shares, 'share')} at ${value} (${place}) make ${points}`,
  tieByShares: (winner, others) =>
    `${winner} stands before ${others}: as many points, fewer shares.`,
  tieBySeat: (winner, others) =>
    `${winner} stands before ${others}: points and shares equal, nearer to the start player.`,
  tieForAutoma: (winner, others) =>
    `${winner} stands before ${others}: as many points, and the automa wins ties.`,
  barred: {
    'three-or-less': 'influence 3 or less',
    'below-automa': 'less influence than the automa',
  },
};
