import { count } from '../../../../../kit/agree';
import { and } from '../../../../../kit/and';
import { change, dollars, whole } from '../../figures';
import type { GoodsWords, MoneyWords, PaydayWords } from '../../table/money-words';
import { points, shares } from '../count';

export const money: MoneyWords = {
  row: {
    cash: 'Cash now',
    income: '+ Income',
    shares: '− Shares',
    engine: '− Engine',
    short: '+ From income',
    after: 'After payday',
    incomeThen: 'Income then',
    reduction: 'Reduction',
    incomePoints: 'Income × 3',
    sharePoints: 'Shares × −3',
    track: 'Track',
    score: 'Points then',
    final: 'Points',
  },
  formula: (income, n, track, score) =>
    `3 × ${income} income − 3 × ${shares(n)} + ${track} track = ${whole(score)}`,
  worthOfIncome: (paydays) =>
    paydays > 0
      ? `Each $1 of income is worth 3 points, and $1 at each payday: ${count(paydays, 'payday')} left.`
      : 'Each $1 of income is worth 3 points.',
};

const shortAtPayday = (owes: string, then: string) => `${owes} short at payday: ${then}`;

export const payday: PaydayWords = {
  title: 'Payday',
  ifYouDoThis: (cash, income, score) =>
    `After payday: ${dollars(cash)}, income ${income}, ${points(score)}.`,
  short: (missing, income, then) =>
    shortAtPayday(`You’d be ${dollars(missing)}`, `your income goes ${change(income, then)}.`),
  shortOf: (name, missing, income, then) =>
    shortAtPayday(`${name} would be ${dollars(missing)}`, `income goes ${change(income, then)}.`),
  ruin: (missing, income) =>
    `Danger: you’d be ${dollars(missing)} short with an income of ${income}. It would fall below 0, and you’d be out of the game with a score of 0.`,
  ruinOf: (name, missing, income) =>
    `${name} would be ${dollars(missing)} short with an income of ${income}, and out of the game.`,
  ruinUnless: (cash) => `You’d stay in with ${dollars(cash)} more in cash.`,
  reduction: (by, income, then) => `Income reduction −${by}: ${change(income, then)}.`,
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

export const goods: GoodsWords = {
  side: { light: 'Light side', dark: 'Dark side' },
  column: (city, die) => `${city}, die ${die}`,
  cubes: (cubes) => and(cubes.map(({ cube, count: n }) => `${n} ${cube}`)),
  noCubes: 'no cubes',
  emptyBox: 'empty box',
  emptyBoxes: (boxes) => count(boxes, 'empty box', 'empty boxes'),
  offMap: 'not on the map',
  chance: (percent) => `Chance of at least one cube each turn: ${percent}%.`,
  expected: (cubes) => `about ${cubes} to come`,
  expectedMeaning: 'Below each city: cubes to come, on average.',
  noGrowth: 'Goods don’t grow anymore: this is the last turn.',
  inBag: (cubes) => `In the bag: ${cubes}`,
  bagMeaning: 'Counted from what lies open. What comes out next is chance.',
};
