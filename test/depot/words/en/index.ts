import { OUTSIDE_WORDS } from '../../../../src/kit/outside-words';
import { wordsFrom } from '../words';
import { cars, points, table } from './table';

const sum = (prices: string) => [...prices].reduce((all, price) => all + Number(price), 0);

export const words = wordsFrom({
  name: 'Depot',
  tagline: 'Load, deliver, borrow; and keep your orders to yourself.',
  scoresByMove: 'Points after each move',
  good: { coal: 'coal', grain: 'grain', steel: 'steel' },
  company: (good) => `the ${good} company`,
  settings: {
    prices: {
      label: 'First prices',
      sentence: 'Three different figures.',
    },
    rounds: { label: 'Rounds', sentence: 'How long the match lasts.' },
    bank: { label: 'Bank', sentence: 'What the bank does about debts.' },
  },
  values: {
    'bank=strict': {
      label: 'Strict',
      sentence: 'Whoever ends a turn with less than −5 points is out.',
    },
    'bank=patient': { label: 'Patient', sentence: 'Everybody may owe as much as they like.' },
  },
  prices: ([coal, grain, steel]) =>
    `At first a car of coal brings ${coal}, of grain ${grain}, and of steel ${steel}.`,
  blocked: (value) => `No car starts at ${value}: it would bring nothing that counts.`,
  price: (value) => (Number(value) > 3 ? 'dear' : 'cheap'),
  page: (prices) => ({
    title: `Coal ${prices[0]}, grain ${prices[1]}, steel ${prices[2]}`,
    facts: [{ label: 'Three cars of each', text: points(3 * sum(prices)) }],
    sequence: { label: 'A round', steps: ['Bids', 'Work', 'Companies'] },
    sections: [
      {
        ...{ id: 'prices', title: 'First prices', part: prices[0] ?? null, main: true },
        passages: [{ title: 'Goods', text: 'Prices change when companies pay.', list: [] }],
      },
      {
        ...{ id: 'later', title: 'Later prices', part: null, main: false },
        passages: [
          { title: 'Dividend', text: 'The price falls by 1.', list: [] },
          { title: 'Investment', text: 'The price rises by 1.', list: [] },
        ],
      },
    ],
  }),
  summary: (prices, rounds, bank) =>
    [
      [...prices].join('–'),
      `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
      bank === 'strict' ? 'strict bank' : 'patient bank',
    ].join(' · '),
  refusals: {
    over: () => 'The match is over.',
    'no-action': () => 'This game has no such action.',
    'wrong-phase': () => 'That is not done in this phase.',
    'bid-too-low': (e) => `Bid more than ${points(e.bid)}, or pass.`,
    'no-steps': () => 'You have no step left: borrow one, or end your turn.',
    'deck-empty': () => 'All orders have been drawn.',
    'train-full': (e) => `Your train is full: it holds ${cars(e.cars)}.`,
    'yard-empty': (e, n) => `No ${n.good(e.good)} is left in the yard.`,
    'not-loaded': (e, n) => `There is no ${n.good(e.good)} on your train.`,
    'one-loan': () => 'The bank gives one loan in a turn.',
    'price-lowest': (e) => `No dividend: a car already brings only ${points(e.price)}.`,
    'price-highest': (e) => `No price rises above ${e.price}.`,
  },
  ...OUTSIDE_WORDS.en,
  problems: async () => ({}),
  events: {
    round: (e, n) => `Round ${e.round} begins. ${n.seat(e.first)} bids first.`,
    bid: (e, n) => `${n.seat(e.seat)} bids ${points(e.points)}.`,
    pass: (e, n) => `${n.seat(e.seat)} passes and works in place ${e.place}.`,
    order: (e, n) =>
      `${n.seat(e.seat)} pays ${points(e.points)} and works first. Order: ${e.order.map(n.seat).join(', ')}.`,
    draw: (e, n) => `${n.seat(e.seat)} draws an order.`,
    'order-card': (e, n) => `${n.seat(e.seat)}’s order is for ${n.good(e.good)}.`,
    load: (e, n) => `${n.seat(e.seat)} loads ${n.good(e.good)}.`,
    deliver: (e, n) => `${n.seat(e.seat)} delivers ${n.good(e.good)} for ${points(e.points)}.`,
    borrow: (e, n) => `${n.seat(e.seat)} borrows a step for ${points(e.points)}.`,
    done: () => null,
    out: (e, n) => `${n.seat(e.seat)} has ${points(e.points)} and is out.`,
    dividend: (e, n) =>
      e.forced
        ? `The ${n.good(e.good)} company can only pay ${n.seat(e.seat)} a dividend: 1 point, and the price falls to ${e.price}.`
        : `${n.seat(e.seat)} takes a dividend of 1 point; ${n.good(e.good)} falls to ${e.price}.`,
    invest: (e, n) =>
      e.forced
        ? `The ${n.good(e.good)} company needs 1 point of ${n.seat(e.seat)}, and the price rises to ${e.price}.`
        : `${n.seat(e.seat)} invests 1 point; ${n.good(e.good)} rises to ${e.price}.`,
    reveal: (e, n) => `${n.seat(e.seat)} shows orders for ${e.orders.map(n.good).join(', ')}.`,
    over: () => 'The match is over.',
  },
  heading: (phase, round, rounds) =>
    `Round ${round} of ${rounds}: ${{ bid: 'bids', work: 'work', owner: 'companies' }[phase]}`,
  table,
  help: async () => (await import('./help')).help,
  about: async () => [
    'Depot is no game that anybody has published. It exists to test this app: turns of several steps, secret cards, shared places, debts, and six people.',
  ],
});
