import type { JsonObject } from '../../../kit/json';
import { read } from '../../../kit/lesson-plan';
import { WORLD_OF } from '../words/lesson-steps';
import { buy, capital, payout, play, quit, sellOwn, share, withhold } from './plan';
import { AROUND_CITY, city, fresh, planOf, position, tile, turn } from './scenes';

const [GREEN, WHITE, ORANGE] = [0, 1, 4];
const FOUNDED = [GREEN, WHITE, ORANGE];

/** What a business round has left to a company. */
interface Business {
  readonly value: number;
  readonly cash: number;
  readonly income: number;
  readonly residents: number;
}

/** The dividends of a business round: each seat has three shares of its own company. */
function earned(
  round: number,
  seatCash: readonly [number, number, number],
  [green, white, orange]: readonly [Business, Business, Business],
): JsonObject {
  const company = (seat: number, hq: string, settlements: readonly string[], one: Business) => ({
    settlements,
    residents: { [hq]: [0, one.residents] as const },
    rest: {
      ...{ founded: true, hq, turns: round, vp: 0, tokens: (one.income - 20) / 5 },
      ...{ value: one.value, cash: one.cash, income: one.income, president: seat },
      ...{ shares: [0, 1, 2].map((holder) => (holder === seat ? 3 : 0)), own: 7, bank: 0 },
    },
  });
  return position(WORLD_OF.shares, {
    table: {
      ...{ round, phase: 'dividend', order: FOUNDED, at: null, turn: null, dividend: FOUNDED },
      ...{ seatCash, market: FOUNDED, foundedOrder: FOUNDED, share: { first: 0, sr: 1 } },
    },
    map: {
      '-3,2': city(5),
      '-2,1': tile('water'),
      '-1,-2': city(4),
      '-1,-1': tile('water'),
      '-1,0': tile('grassland'),
      '0,0': city(1),
      '1,0': tile('grassland'),
      '1,1': tile('water'),
      '1,2': city(3),
      '2,-1': tile('water'),
      '3,-2': city(2),
      '0,1': tile('field'),
      '1,-1': tile('forest'),
      '0,-1': tile('mountain'),
      '3,-1': tile('desert'),
      '2,2': tile('field'),
    },
    owners: [
      company(0, '0,0', ['1,0', '1,-1'], green),
      company(1, '3,-2', ['3,-1'], white),
      null,
      null,
      company(2, '1,2', ['2,2'], orange),
    ],
  });
}

/** A company from its founding to its dividends. */
export const shares = planOf('shares', {
  found: { start: fresh(WORLD_OF.shares), goal: play(share(GREEN)) },
  capital: {
    goal: play(capital('0,0')),
    replies: [share(WHITE), capital('3,-2'), share(ORANGE), capital('1,2')],
  },
  share: { goal: play(share(GREEN)), replies: [share(WHITE), share(ORANGE)] },
  quit: { goal: play(quit), replies: [quit, quit] },
  company: { goal: play(buy('0,0')) },
  payout: {
    start: earned(
      1,
      [80, 110, 140],
      [
        { value: 40, cash: 40, income: 45, residents: 6 },
        { value: 30, cash: 30, income: 30, residents: 5 },
        { value: 20, cash: 10, income: 30, residents: 5 },
      ],
    ),
    goal: play(payout),
  },
  withhold: {
    start: earned(
      2,
      [92, 119, 149],
      [
        { value: 50, cash: 1, income: 55, residents: 9 },
        { value: 40, cash: 12, income: 40, residents: 8 },
        { value: 30, cash: 8, income: 35, residents: 7 },
      ],
    ),
    goal: play(withhold),
  },
  wealth: { goal: read, scores: true },
});

const ADA = 1;

/** Round 5: the learner has hardly any money, and one of Iris's shares is in the bank. */
const poor = position(WORLD_OF['own-shares'], {
  table: { round: 5, order: [0, 1, 2], ...turn('deal') },
  map: AROUND_CITY,
  owners: [
    {
      settlements: ['1,0', '0,1'],
      residents: { '1,0': [0, 3] },
      rest: {
        ...{ cash: 5, vp: 5, income: 20, turns: 4 },
        ...{ value: 40, held: [8, 0, 0], light: 0, dark: 0 },
      },
    },
    {
      settlements: ['-1,1', '-1,0'],
      residents: { '-1,0': [0, 4] },
      rest: {
        ...{ cash: 30, vp: 8, income: 30, turns: 4 },
        ...{ value: 40, held: [0, 7, 0], light: 0, dark: 1 },
      },
    },
    {
      settlements: ['0,-1', '-1,1'],
      residents: { '0,-1': [0, 4] },
      rest: {
        ...{ cash: 20, vp: 4, income: 25, turns: 4 },
        ...{ value: 40, held: [0, 0, 8], light: 0, dark: 0 },
      },
    },
  ],
});

/** A share sold for money, and one bought for points. */
export const ownShares = planOf('own-shares', {
  sell: { start: poor, goal: play(sellOwn) },
  deal: { goal: play(share(ADA)) },
  values: { goal: read },
  score: { goal: read, scores: true },
});
