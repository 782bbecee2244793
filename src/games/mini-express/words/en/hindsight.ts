import { count } from '../../../../kit/agree';
import type { HindsightWords } from '../coach-words';

const points = (n: number) => count(n, 'point');
const shares = (n: number) => count(n, 'share');

export const words: HindsightWords = {
  tie: {
    'fewer-shares': (winner, second, n) =>
      `${winner} and ${second} both have ${points(n)}; ${winner} wins with fewer shares.`,
    'turn-order': (winner, second, n) =>
      `${winner} and ${second} are tied on points (${n}) and shares; ${winner} comes first in turn order.`,
    'automa-wins-ties': (winner, second, n) =>
      `${winner} and ${second} both have ${points(n)}, and the automa wins ties.`,
  },
  company: (company, winner, n, second, secondPoints) =>
    `${company} made the difference: ${points(n)} for ${winner}, ${secondPoints} for ${second}.`,
  edge: (company, winner, heir) =>
    `With 1 less influence in ${company}, ${winner} would have lost to ${heir}.`,
  worthless: (company, second, n, why) =>
    `${second} scored nothing for ${count(n, `${company} share`)}: ${why}.`,
  why: {
    none: 'no influence there',
    'three-or-less': 'influence 3 or less',
    'below-automa': 'less influence than the automa',
  },
  compensation: (company, winner, trains) =>
    `${company}, ${winner}’s best company, got ${count(trains, 'train')} as compensation from others’ builds.`,
  early: (winner, n, second, secondShares) =>
    `Halfway through, ${winner} held ${shares(n)}, ${second} ${secondShares}.`,
  late: (winner, n, brought) =>
    n === 1
      ? `The share that ${winner} took in the last quarter scored ${points(brought)}.`
      : `The ${shares(n)} that ${winner} took in the last quarter scored ${points(brought)}.`,
  price: (winner, paid, n, second, secondPaid, secondShares) =>
    `${winner} paid ${paid} influence for ${shares(n)}, ${second} ${secondPaid} for ${secondShares}.`,
  lastRound: (winner, move, ahead) =>
    `${winner} triggered the last round with move ${move}, ${points(ahead)} ahead.`,
  ended: (winner, move) => `${winner} ended the match with move ${move}.`,
  lastRoundBehind: (second, move, behind) =>
    `${second} triggered the last round with move ${move} while ${points(behind)} behind.`,
  endedBehind: (second, move, behind) =>
    `${second} ended the match with move ${move} while ${points(behind)} behind.`,
};
