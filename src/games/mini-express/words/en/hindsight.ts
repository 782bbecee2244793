import type { HindsightWords } from '../coach-words';
import { count } from './count';

const points = (n: number) => count(n, 'point');
const shares = (n: number) => count(n, 'share');

export const words: HindsightWords = {
  tie: {
    'fewer-shares': (winner, second, n) =>
      `Both ${winner} and ${second} have ${points(n)}: who holds fewer shares, ${winner}, stands first.`,
    'turn-order': (winner, second, n) =>
      `${winner} and ${second} are level in points (${n}) and shares: ${winner} sits nearer to the start player.`,
    'automa-wins-ties': (winner, second, n) =>
      `Both ${winner} and ${second} have ${points(n)}, and the automa wins ties.`,
  },
  company: (company, winner, n, second, secondPoints) =>
    `${company} made the difference: ${points(n)} for ${winner}, ${secondPoints} for ${second}.`,
  edge: (company, winner, heir) =>
    `With one influence less in ${company}, ${winner} would have lost to ${heir}.`,
  worthless: (company, second, n, why) =>
    `${second} got nothing for ${shares(n)} of ${company}: ${why}.`,
  why: {
    none: 'no influence there',
    'three-or-less': 'influence 3 or less',
    'below-automa': 'less influence than the automa',
  },
  compensation: (company, winner, trains) =>
    `${company}, where ${winner} earned most, got ${count(trains, 'train')} as compensation from what others built.`,
  early: (winner, n, second, secondShares) =>
    `Half-way through, ${winner} held ${shares(n)}, ${second} ${secondShares}.`,
  late: (winner, n, brought) =>
    `The ${shares(n)} that ${winner} took in the last quarter brought ${points(brought)}.`,
  price: (winner, paid, n, second, secondPaid, secondShares) =>
    `${winner} paid ${paid} influence for ${shares(n)}, ${second} ${secondPaid} for ${secondShares}.`,
  lastRound: (winner, move, ahead) =>
    `${winner} began the last round with move ${move}, ${points(ahead)} in front.`,
  ended: (winner, move) => `It was ${winner} who ended the match, with move ${move}.`,
  lastRoundBehind: (second, move, behind) =>
    `${second} began the last round with move ${move}, though ${points(behind)} behind.`,
  endedBehind: (second, move, behind) =>
    `${second} ended the match with move ${move}, though ${points(behind)} behind.`,
};
