import { count } from '../../../../../kit/agree';
import { and } from '../../../../../kit/and';
import type { TableWords } from '../../table-words';
import { act, ask, first } from './act';
import { board, coming, strip, supply } from './board';
import { bonusCounts, effect, tokenDoes, units } from './effects';
import { spaces } from './space';

const plus = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

export const table: TableWords = {
  specials: { worker: '+1 worker', token: '? token', key: 'key' },
  effect,
  units,
  tokenDoes,
  bonusCounts,
  list: and,
  plus,
  points: (points) => count(points, 'point'),
  thisRound: 'points this round',
  now: 'points now',
  atBest: (points) => `${plus(points)} this round at best`,
  pay: (workers, black, rubles) =>
    and([
      ...(workers > 0 ? [count(workers, 'worker')] : []),
      ...(black > 0 ? ['the black worker'] : []),
      ...(rubles > 0 ? [count(rubles, 'ruble')] : []),
    ]),
  purse: (workers, rubles, black) =>
    `${count(workers, 'worker')}${black ? ' + black' : ''} · ${count(rubles, 'ruble')}`,
  log: 'Log',
  strip,
  board,
  spaces,
  coming,
  supply,
  ask,
  first,
  act,
  standing: {
    rounds: (points) => `Rounds ${points}`,
    turns: (points) => `turns ${points}`,
    cards: (points) => `cards ${points}`,
    majority: (points) => `engineer majority ${points}`,
    hidden: (n) => `${count(n, 'card')} face down`,
    source: {
      engineers: 'engineers used',
      factories: 'factories',
      keys: 'keys for points',
      passing: 'passing',
      rest: 'other in turns',
      majority: 'engineer majority',
    },
    card: (name) => `card: ${name}`,
    round: (points) => `this round ${points}`,
  },
  round: {
    ends: (round) => `Round ${round} ends`,
    over: 'The game is over',
    sum: 'Scoring',
    cards: 'End-bonus cards',
    turns: 'During turns',
    before: 'Before',
    total: 'Total',
  },
};
