import { count } from '../../../../../kit/agree';
import { MEDAL, PRIZE_POINTS, VALUES } from '../../../data/board';
import type { Effect } from '../../../data/effects';
import type { BonusCard, TOKEN_IDS } from '../../../data/tiles-form';
import type { Unit } from '../../../rules/units';

export const units = {
  black: (n: number) => count(n, 'black step'),
  gray: (n: number) => count(n, 'gray step'),
  brown: (n: number) => count(n, 'brown step'),
  natural: (n: number) => count(n, 'natural step'),
  white: (n: number) => count(n, 'white step'),
  basic: (n: number) => `${count(n, 'step')}, black or gray`,
  any: (n: number) => `${count(n, 'step')} of any color`,
  industry: (n: number) => count(n, 'industry step'),
  build: (n: number) => (n === 1 ? 'a locomotive or a factory' : `${n} locomotives or factories`),
  locomotive: (n: number) => (n === 1 ? 'a locomotive' : `${n} locomotives`),
  factory: (n: number) => (n === 1 ? 'a factory' : `${n} factories`),
  key: (n: number) => count(n, 'key'),
  token: (n: number) => count(n, '? token'),
  card: (n: number) => count(n, '? card'),
  prize: (n: number) =>
    `${n === 1 ? '' : `${n} times `}${PRIZE_POINTS} points or an end-bonus card`,
  bonus: (n: number) => count(n, 'end-bonus card'),
} satisfies Readonly<Record<Unit, (n: number) => string>>;

export function effect(one: Effect): string {
  if ('steps' in one) return units[one.steps](one.n);
  if ('points' in one) return count(one.points, 'point');
  if ('roubles' in one) return count(one.roubles, 'ruble');
  if ('doublers' in one) return count(one.doublers, 'doubler');
  if ('temps' in one) return `${count(one.temps, 'temporary worker')} for this round`;
  if ('sumLocomotives' in one)
    return `points for your ${count(one.sumLocomotives, 'highest locomotive')}`;
  if ('sumEngineers' in one) return 'points for your engineers’ numbers';
  if ('spread' in one) return `${count(one.spread, 'step')} of different tracks`;
  if ('marker' in one) return 'a second industry marker';
  if ('blackWorker' in one) return 'the black worker';
  if ('again' in one) return 'use one of your spaces again';
  if ('guest' in one) return 'use another player’s engineer';
  if ('hand' in one) return `locomotive ${Number.parseInt(one.hand, 10)}`;
  if ('engineer' in one) return `engineer ${one.engineer}`;
  const [[unit, n] = ['key', 1]] = Object.entries(one);
  return units[unit as keyof typeof units](n);
}

export const tokenDoes = {
  bonus: 'A ? card now, and an end-bonus card at the end of your turn',
  medal: `${MEDAL.points} points a round while gray stands on Kiev ${MEDAL.space} or beyond and the reach is ${MEDAL.reach}`,
  revalue: `Your spaces are worth ${VALUES.revalued.join(', ')} from now on`,
  doublers: '3 doublers',
  steps: '4 steps of any color',
  marker: 'A second industry marker, and 2 industry steps',
  keys: '2 keys',
} satisfies Readonly<Record<(typeof TOKEN_IDS)[number], string>>;

/** What the cards count, one and many. */
const COUNTED: Readonly<Record<string, readonly [string, string]>> = {
  factories: ['factory', 'factories'],
  engineers: ['engineer', 'engineers'],
  ends: ['line that black has finished', 'lines that black has finished'],
  black: ['space of black', 'spaces of black'],
  grayBrown: ['space of gray and of brown', 'spaces of gray and of brown'],
  keys: ['key', 'keys'],
  doublers: ['doubler', 'doublers'],
  tokens: ['? token used', '? tokens used'],
  locos: ['number on your locomotives', 'on your locomotives'],
  workers: ['worker gained', 'workers gained'],
};

/** “a”, “a or b”, “a, b, or c” */
function or(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 3) return words.join(' or ');
  return `${words.slice(0, -1).join(', ')}, or ${last}`;
}

export function bonusCounts({ id, each, tiers }: BonusCard): string {
  const [one, many] = COUNTED[id] ?? ['', ''];
  if (id === 'extra') return 'Counts as an engineer without a number';
  if (tiers.length > 0) {
    const points = or(tiers.map(([, points]) => String(points)));
    return `${points} for ${or(tiers.map(([least]) => String(least)))} ${many}`;
  }
  if (id !== 'locos') return `${each} for each ${one}`;
  return each === 1 ? 'The sum of your locomotives' : `${each} times the sum of your locomotives`;
}
