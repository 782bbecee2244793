import { count, whose, within } from '../../../../../kit/agree';
import { and } from '../../../../../kit/and';
import type { AreaId } from '../../ids';
import { payNames } from '../../names';
import { names, ordinal } from '../names';

const COLORS = Object.values(names.color);

/** What the strip of seats says. */
export const strip = {
  label: 'Turn order',
  passed: 'passed',
  /** What passing would pay. */
  pass: (points: number) => `pass +${points}`,
  /** Behind a seat's points; before what the round would add to them. */
  points: '\u00a0pts',
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
    `${ordinal(one.place)} in turn order, ${count(one.score, 'point')}, and ${one.round.total} if the round ended now. ` +
    (one.passed
      ? 'Has passed.'
      : `${count(one.workers, 'worker')} and ${count(one.rubles, 'ruble')} left, passing pays ${passing}.`),
};

/** A seat's board. */
export const board = {
  of: (name: string) => `${whose(name)} board`,
  /** The way to it. */
  mine: 'My board',
  industry: 'Industry',
  reach: (reach: number) => `reach ${reach}`,
  /** Steps of black to the space that brings a color. */
  untilColor: (steps: number, color: string) => `${steps} more black to ${color}`,
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

export const coming = {
  title: 'Engineers to come',
  /** In which round it can be hired, and how many rounds away that is. */
  hired: (round: number, away: number) =>
    away === 0 ? 'for hire this round' : `for hire in round ${round}`,
  never: 'the game ends before it is for hire',
};

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

/** The main board. */
export const spaces = {
  title: 'Spaces',
  /** How many can be used, and what the figures on them are. */
  free: (n: number) => `${n} possible · +now · ≈ by the end`,
  /** Unfolds those for which the seat has no color. */
  rest: (n: number) => `${n} for colors you don’t have yet`,
  area: {
    track: 'Track',
    build: 'Build',
    industry: 'Work',
    more: 'More',
    engineers: 'Engineers',
    mine: 'Mine',
    order: 'Order',
  } satisfies Readonly<Record<AreaId, string>>,
  cost: (workers: number, rubles: number) => and(payNames(names, [workers, 0, rubles])),
  takenBy: (holders: string) => `Taken by ${within(holders)}.`,
  /** Of the space that is never taken. */
  usedBy: (holders: string) => `Used by ${within(holders)}, and still free for everybody.`,
  /** What the figures until the end are for. */
  estimate: '≈ takes off what further workers and rubles bring elsewhere: more is better.',
  hire: 'Hire',
  /** Where the engineer for hire was; in a sentence. */
  hired: 'hired',
  noneForHire: 'Nobody is for hire any more in this round',
  hires: (engineer: number, effects: string) => `Hire engineer ${engineer} (${effects})`,
  hireNote: 'Yours for the rest of the game, to be used once a round from your next turn on.',
  ofEngineer: (engineer: number, effects: string) => `Engineer ${engineer}: ${effects}`,
  /** On a space, and in a sentence. */
  place: (place: number) => (place === 1 ? '1st' : '2nd'),
  claim: (place: number) => `Be ${ordinal(place)} in the next round`,
  /** To the first player who claims to be second. */
  claimFirst: 'Unless somebody takes “1st”, you stay first all the same.',
  claimNote:
    'When the round ends this worker may still move to a free space for one worker. So nobody knows yet what it will bring.',
  use: 'Use',
  payDifferently: 'Pay differently',
  /** A color that the seat does not have yet, and the space of black on the first line that brings it. */
  unlock: (color: string, space: number) =>
    `You have no ${color} track yet: it comes when black reaches space ${space} of the Trans-Siberian.`,
  /** Why an action cannot be carried out in full (5.4). `about`: the steps or what else is not possible, the gap in the way, or what `unlock` says. */
  blocked: {
    color: (unlock: string) => unlock,
    room: (steps: string) =>
      `There’s no room for ${steps}: a track can’t catch up with the color ahead.`,
    ends: (steps: string) => `There’s no room for ${steps} on your lines.`,
    gap: (gap: string) => `Your marker can’t go that far: ${gap} needs a factory first.`,
    lane: (_about: string) =>
      'Your marker can’t go that far: it comes to the end of the industry track.',
    supply: (_about: string) => 'No locomotive is left in the supply.',
    doubled: (_about: string) => 'All your places for doublers are full.',
    doublers: (_about: string) => 'No doubler is left in the supply.',
    again: (_about: string) =>
      'You haven’t used a one-worker space in this round that could be used again.',
    spread: (steps: string) => `You can’t make ${steps} now.`,
  } satisfies Readonly<Record<string, (about: string) => string>>,
  /** The same in a word or two, and other reasons why a space cannot be used. */
  short: {
    color: 'no color yet',
    room: 'color ahead',
    ends: 'no room',
    gap: 'no factory',
    lane: 'at the end',
    supply: 'none left',
    doubled: 'all full',
    doublers: 'none left',
    again: 'none used',
    spread: 'no room',
    'no-workers': 'no worker',
    'few-workers': 'too few workers',
    'no-rubles': 'no ruble',
    'few-rubles': 'few rubles',
    'own-place': 'yours now',
    'has-claim': 'claimed',
    'not-now': 'not now',
  },
};

export type BlockId = keyof typeof spaces.blocked;
export type ShortId = keyof typeof spaces.short;
