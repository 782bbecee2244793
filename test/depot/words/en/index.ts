import type { Told } from '../told';
import { wordsFrom } from '../words';
import { cars, points, table } from './table';

const paid = (t: Told) => points(t.figure('points'));

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
    'wrong-phase': () => 'That is not done in this phase.',
    'bid-too-low': (t) => `Bid more than ${points(t.figure('bid'))}, or pass.`,
    'no-steps': () => 'You have no step left: borrow one, or end your turn.',
    'deck-empty': () => 'All orders have been drawn.',
    'train-full': (t) => `Your train is full: it holds ${cars(t.figure('cars'))}.`,
    'yard-empty': (t) => `No ${t.good} is left in the yard.`,
    'not-loaded': (t) => `There is no ${t.good} on your train.`,
    'one-loan': () => 'The bank gives one loan in a turn.',
    'price-lowest': (t) => `No dividend: a car already brings only ${points(t.figure('price'))}.`,
    'price-highest': (t) => `No price rises above ${t.figure('price')}.`,
  },
  otherRefusal: (because) => `That is not possible (${because}).`,
  problem: (problem, at) => `This is no position of Depot (${[at, problem].join(': ')}).`,
  events: {
    round: (t) => `Round ${t.figure('round')} begins. ${t.seat} bids first.`,
    bid: (t) => `${t.seat} bids ${paid(t)}.`,
    pass: (t) => `${t.seat} passes and works in place ${t.figure('place')}.`,
    order: (t) => `${t.seat} pays ${paid(t)} and works first. Order: ${t.order.join(', ')}.`,
    draw: (t) => `${t.seat} draws an order.`,
    'order-card': (t) => `${t.seat}’s order is for ${t.good}.`,
    load: (t) => `${t.seat} loads ${t.good}.`,
    deliver: (t) => `${t.seat} delivers ${t.good} for ${paid(t)}.`,
    borrow: (t) => `${t.seat} borrows a step for ${paid(t)}.`,
    done: () => null,
    out: (t) => `${t.seat} has ${paid(t)} and is out.`,
    dividend: (t) =>
      t.forced
        ? `The ${t.good} company can only pay ${t.seat} a dividend: 1 point, and the price falls to ${t.figure('price')}.`
        : `${t.seat} takes a dividend of 1 point; ${t.good} falls to ${t.figure('price')}.`,
    invest: (t) =>
      t.forced
        ? `The ${t.good} company needs 1 point of ${t.seat}, and the price rises to ${t.figure('price')}.`
        : `${t.seat} invests 1 point; ${t.good} rises to ${t.figure('price')}.`,
    reveal: (t) => `${t.seat} shows orders for ${t.orders.join(', ')}.`,
    over: () => 'The match is over.',
  },
  heading: (phase, round, rounds) =>
    `Round ${round} of ${rounds}: ${{ bid: 'bids', work: 'work', owner: 'companies' }[phase]}`,
  table,
  help: async () => (await import('./help')).help,
  about: [
    'Depot is no game that anybody has published. It exists to test this app: turns of several steps, secret cards, shared places, debts, and six people.',
  ],
});
