import { count } from '../../../../../kit/agree';
import { and } from '../../../../../kit/and';
import type { TextsOf } from '../../../../../kit/texts';
import { names } from '../names';

const COLORS = Object.values(names.color);

export const strip = {
  label: 'Turn order',
  passed: 'passed',
  /** What passing would pay. */
  pass: (points: number) => `pass +${points}`,
  /** Behind a seat's points; before what the round would add to them. */
  points: 'pts',
  round: 'round',
  seat: (
    one: {
      readonly place: number;
      readonly score: number;
      readonly round: { readonly total: number };
      readonly workers: number;
      readonly rubles: number;
      readonly passed: boolean;
    },
    passing: number,
  ) =>
    `place ${one.place}, ${count(one.score, 'point')}, and ${one.round.total} if the round ended now. ` +
    (one.passed
      ? 'Has passed.'
      : `${count(one.workers, 'worker')} and ${count(one.rubles, 'ruble')} left, passing pays ${passing}.`),
};

/** What the strip of seats says. */
export type StripWords = TextsOf<typeof strip>;

export const board = {
  of: (name: string) => `Board of ${name}`,
  /** The way to it. */
  mine: 'My board',
  industry: 'Industry',
  reach: (reach: number) => `reach ${reach}`,
  ifRoundEnded: 'If scored now',
  /** For a screen reader: the fronts of the colors from black, and the points. */
  spoken: (fronts: readonly number[], points: number) =>
    `${and(fronts.map((front, color) => `${COLORS[color]} on ${front}`))}; ${count(points, 'point')}.`,
  spokenLane: (markers: readonly string[], factories: readonly number[]) =>
    `${markers.length > 1 ? 'Markers' : 'Marker'} on ${and(markers)}` +
    `${factories.length > 0 ? `; factories ${and(factories.map(String))}` : '; no factories'}.`,
  kievSum: (line: number, stars: number, medal: number) =>
    [`${line}`, `★ ${stars}`, ...(medal > 0 ? [`medal ${medal}`] : [])].join(' + '),
  /** Something is paid as soon as the reach is long enough. */
  waits: (what: string, needs: number, has: number) => `${what}: needs reach ${needs}, has ${has}`,
  doubled: '×2',
  doubleWaits: (needs: number, has: number) => `×2: needs reach ${needs}, has ${has}`,
  nextFactory: (number: number) => `next: factory ${number} →`,
  nextGap: (gap: string) => `${gap} needs a factory`,
  blackWorker: 'Black worker',
  hiddenCards: (n: number) => `${count(n, 'end-bonus card')}, face down`,
  showCards: (n: number) => `Show ${count(n, 'end-bonus card')}`,
};

/** A seat's board. */
export type BoardWords = TextsOf<typeof board>;

export const coming = {
  title: 'Engineers to come',
  /** In which round it can be hired, and how many rounds away that is. */
  hired: (round: number, away: number) =>
    away === 0 ? 'for hire this round' : `for hire in round ${round}`,
  never: 'the game ends before it is for hire',
};

export type ComingWords = TextsOf<typeof coming>;

export const supply = {
  title: 'Supply: locomotives, and the factories on their backs',
  tile: (number: number) => `Tile ${number}`,
  /** In the supply, and as factories that anybody may take. */
  left: (left: number, returned: number) =>
    `${left} left${returned > 0 ? `, and ${returned} for anybody as a factory` : ''}`,
  rest: (doublers: number, cards: number) =>
    `${count(doublers, 'doubler')} and ${count(cards, 'end-bonus card')} left.`,
  cards: (cards: string) => (cards ? `? cards: ${cards}.` : 'No ? card is left.'),
};

export type SupplyWords = TextsOf<typeof supply>;
