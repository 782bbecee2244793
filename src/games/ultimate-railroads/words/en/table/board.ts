import { count } from '../../../../../kit/agree';
import { and } from '../../../../../kit/and';
import type { BoardWords, ComingWords, StripWords, SupplyWords } from '../../table/board-words';
import { names } from '../names';

const COLORS = Object.values(names.color);

export const strip: StripWords = {
  label: 'Turn order',
  passed: 'passed',
  pass: (points) => `pass +${points}`,
  points: 'pts',
  round: 'round',
  seat: (one, passing) =>
    `place ${one.place}, ${count(one.score, 'point')}, and ${one.round.total} if the round ended now. ` +
    (one.passed
      ? 'Has passed.'
      : `${count(one.workers, 'worker')} and ${count(one.rubles, 'ruble')} left, passing pays ${passing}.`),
};

export const board: BoardWords = {
  of: (name) => `Board of ${name}`,
  mine: 'My board',
  industry: 'Industry',
  reach: (reach) => `reach ${reach}`,
  ifRoundEnded: 'If scored now',
  spoken: (fronts, points) =>
    `${and(fronts.map((front, color) => `${COLORS[color]} on ${front}`))}; ${count(points, 'point')}.`,
  spokenLane: (markers, factories) =>
    `${markers.length > 1 ? 'Markers' : 'Marker'} on ${and(markers)}` +
    `${factories.length > 0 ? `; factories ${and(factories.map(String))}` : '; no factories'}.`,
  kievSum: (line, stars, medal) =>
    [`${line}`, `★ ${stars}`, ...(medal > 0 ? [`medal ${medal}`] : [])].join(' + '),
  waits: (what, needs, has) => `${what}: needs reach ${needs}, has ${has}`,
  doubled: '×2',
  doubleWaits: (needs, has) => `×2: needs reach ${needs}, has ${has}`,
  nextFactory: (number) => `next: factory ${number} →`,
  nextGap: (gap) => `${gap} needs a factory`,
  blackWorker: 'Black worker',
  hiddenCards: (n) => `${count(n, 'end-bonus card')}, face down`,
  showCards: (n) => `Show ${count(n, 'end-bonus card')}`,
};

export const coming: ComingWords = {
  title: 'Engineers to come',
  hired: (round, away) => (away === 0 ? 'for hire this round' : `for hire in round ${round}`),
  never: 'the game ends before it is for hire',
};

export const supply: SupplyWords = {
  title: 'Supply: locomotives, and the factories on their backs',
  tile: (number) => `Tile ${number}`,
  left: (left, returned) =>
    `${left} left${returned > 0 ? `, and ${returned} for anybody as a factory` : ''}`,
  rest: (doublers, cards) =>
    `${count(doublers, 'doubler')} and ${count(cards, 'end-bonus card')} left.`,
  cards: (cards) => (cards ? `? cards: ${cards}.` : 'No ? card is left.'),
};
