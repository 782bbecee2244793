import { count } from '../../../../../kit/agree';
import { and } from '../../../../../kit/and';
import type { SpaceWords } from '../../table/space-words';

const cost = (workers: number, rubles: number) =>
  and([
    ...(workers > 0 ? [count(workers, 'worker')] : []),
    ...(rubles > 0 ? [count(rubles, 'ruble')] : []),
  ]);

export const spaces: SpaceWords = {
  title: 'Spaces',
  free: (n) => `${n} possible · points this round at best`,
  area: {
    track: 'Track',
    build: 'Build',
    industry: 'Work',
    more: 'More',
    engineers: 'Hire',
    mine: 'Mine',
    order: 'Order',
  },
  cost,
  atBest: (points) => `At best ${count(points, 'point')} this round.`,
  takenBy: (names) => `Taken by ${names}.`,
  hire: 'Hire',
  hires: (engineer, effects) => `Hire engineer ${engineer} (${effects})`,
  hireNote: 'Yours for the rest of the game, to be used once a round from your next turn on.',
  ofEngineer: (engineer, effects) => `Engineer ${engineer}: ${effects}`,
  place: (place) => (place === 1 ? '1st' : '2nd'),
  claim: (place) => `Be ${place === 1 ? 'first' : 'second'} in the next round`,
  claimNote: 'When the round ends this worker may still move to a free space for one worker.',
  use: 'Use',
  payDifferently: 'Pay differently',
  noColor: (color, space) =>
    `You have no ${color} track yet: it comes when black reaches space ${space} of the Trans-Siberian.`,
  short: {
    'not-complete': 'not yet',
    'too-few': 'too expensive',
    'own-place': 'yours now',
    'has-claim': 'claimed',
    'wrong-pay': 'not now',
  },
};
