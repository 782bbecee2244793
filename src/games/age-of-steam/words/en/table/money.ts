import { count } from '../../../../../kit/agree';
import { and } from '../../../../../kit/and';
import type { TextsOf } from '../../../../../kit/texts';
import { POINTS } from '../../../data/figures';
import { change, dollars, signed, whole } from '../../figures';
import { NO_CUBES, points, shares } from '../count';

export const money = {
  row: {
    cash: 'Cash now',
    income: '+ Income',
    shares: '− Shares',
    engine: '− Engine',
    short: '+ Income given up',
    after: 'After payday',
    incomeThen: 'Income then',
    reduction: 'Reduction',
    incomePoints: `Income × ${POINTS.income}`,
    sharePoints: `Shares × ${whole(POINTS.share)}`,
    track: 'Track',
    score: 'Points then',
    final: 'Points',
  },
  /** Instead of what payday leaves. */
  goesOut: 'out',
  formula: (income: number, n: number, track: number, score: number) =>
    `${POINTS.income} × ${income} income − ${-POINTS.share} × ${shares(n)} + ${track} track = ${whole(score)}`,
  worthOfIncome: (paydays: number) =>
    paydays > 0
      ? `Each $1 of income is worth ${POINTS.income} points, and $1 at each payday: ${count(paydays, 'payday')} left.`
      : `Each $1 of income is worth ${POINTS.income} points.`,
};

/** The lines of everybody's money. */
export type MoneyWords = TextsOf<typeof money>;

/** What a seat may still ship before payday: something, more than what is about to be shipped, or nothing (null). */
export type StillShips = 'any' | 'more' | null;

const unlessShipping = (ships: StillShips) => `Unless you ship${ships === 'more' ? ' more' : ''}`;

const shortAtPayday = (missing: number, income: number, then: number) =>
  `${dollars(missing)} short at payday: income ${change(income, then)}.`;

const AFTER = {
  bid: 'Payday with this bid',
  open: 'Payday as of now',
  sure: 'After payday',
};

export const payday = {
  title: 'Payday',
  /** `income`: what it is then, how it falls, or how it is reduced. `when`: a bid is counted, or until then more may be spent or shipped. */
  ifYouDoThis: (cash: number, income: string, score: number, when: 'bid' | 'open' | 'sure') =>
    `${AFTER[when]}: ${dollars(cash)}, income ${income}, ${points(score)}.`,
  short: (missing: number, income: number, then: number, ships: StillShips) =>
    ships
      ? `${unlessShipping(ships)}, income falls: ${change(income, then)}.`
      : shortAtPayday(missing, income, then),
  shortOf: (name: string, missing: number, income: number, then: number) =>
    `${name} would be ${shortAtPayday(missing, income, then)}`,
  /** Must fit on one line of a small phone. The Money tab gives the reason. */
  ruin: (missing: number, ships: StillShips) =>
    ships
      ? `${unlessShipping(ships)}, you’re out: ${dollars(missing)} short.`
      : `Danger: ${dollars(missing)} short at payday: you’re out.`,
  ruinOf: (name: string, missing: number, income: number) =>
    `${name} would be ${dollars(missing)} short with an income of ${income}, and out of the game.`,
  /** How much more cash would be enough to stay in, or how much more income; null: no more can come. */
  ruinUnless: (cash: number, income: number | null) =>
    `${dollars(cash)} more${income === null ? '' : `, or income ${signed(income)},`} keeps you in.`,
  step: {
    income: 'Collect income in cash',
    expenses: 'Pay expenses: $1 per share and engine level',
    reduction: 'Income reduction',
    light: 'Goods growth: light side',
    dark: 'Goods growth: dark side',
    growth: 'Goods growth',
    turn: 'Next turn',
  },
};

/** What comes of it at the next payday, and warnings before it is too late. */
export type PaydayWords = TextsOf<typeof payday>;

export const goods = {
  side: { light: 'Light side', dark: 'Dark side' },
  column: (city: string, die: number) => `${city}, die ${die}`,
  cubes: (cubes: readonly { readonly cube: string; readonly count: number }[]) =>
    and(cubes.map(({ cube, count: n }) => `${n} ${cube}`)),
  noCubes: NO_CUBES,
  emptyBox: 'empty box',
  emptyBoxes: (boxes: number) => count(boxes, 'empty box', 'empty boxes'),
  offMap: 'not on the map',
  /** Of the cubes in the display, while goods still grow. */
  chance: (percent: number) =>
    `Waiting: a cube goes to a city when its number is rolled. Chance of at least one each turn: ${percent}%.`,
  /** How many cubes a city gets on average when goods grow next. */
  expected: (cubes: string) => `about ${cubes} to come`,
  expectedMeaning: 'Below each city: cubes to come, on average.',
  noGrowth: 'These cubes stay here: goods don’t grow anymore in the last turn.',
  inBag: (cubes: number) => `In the bag: ${cubes}`,
  bagMeaning: 'Counted from what lies open. What comes out next is chance.',
};

export type GoodsWords = TextsOf<typeof goods>;
