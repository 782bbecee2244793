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
  usedBy: (names) => `Used by ${names}, and still free for everybody.`,
  hire: 'Hire',
  hires: (engineer, effects) => `Hire engineer ${engineer} (${effects})`,
  hireNote: 'Yours for the rest of the game, to be used once a round from your next turn on.',
  ofEngineer: (engineer, effects) => `Engineer ${engineer}: ${effects}`,
  place: (place) => (place === 1 ? '1st' : '2nd'),
  claim: (place) => `Be ${place === 1 ? 'first' : 'second'} in the next round`,
  claimFirst: 'Unless somebody takes place 1, you stay first all the same.',
  claimNote: 'When the round ends this worker may still move to a free space for one worker.',
  use: 'Use',
  payDifferently: 'Pay differently',
  unlock: (color, space) =>
    `You have no ${color} track yet: it comes when black reaches space ${space} of the Trans-Siberian.`,
  blocked: {
    color: (unlock) => unlock,
    room: (steps) => `There’s no room for ${steps}: a track can’t catch up with the color ahead.`,
    ends: (steps) => `There’s no room for ${steps} on your lines.`,
    gap: (gap) => `Your marker can’t go that far: ${gap} needs a factory first.`,
    lane: () => 'Your marker can’t go that far: it comes to the end of the industry track.',
    supply: () => 'No locomotive is left in the supply.',
    doubled: () => 'All your places for doublers are full.',
    doublers: () => 'No doubler is left in the supply.',
    again: () => 'You haven’t used a one-worker space in this round that could be used again.',
    spread: (steps) => `You can’t make ${steps} now.`,
  },
  short: {
    color: 'no track',
    room: 'no room',
    ends: 'no room',
    gap: 'no factory',
    lane: 'at the end',
    supply: 'none left',
    doubled: 'all full',
    doublers: 'none left',
    again: 'none used',
    spread: 'no room',
    'no-workers': 'no worker',
    'few-workers': 'too few',
    'no-rubles': 'no ruble',
    'few-rubles': 'too few',
    'own-place': 'yours now',
    'has-claim': 'claimed',
    'not-now': 'not now',
  },
};
