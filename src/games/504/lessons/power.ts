import type { JsonObject } from '../../../kit/json';
import { read, readAt } from '../../../kit/lesson-plan';
import { WORLD_OF } from '../words/lesson-steps';
import { bid, done, factory, fight, move, pass, place, play, retreat, times } from './plan';
import { city, fresh, planOf, position, tile, turn } from './scenes';

/** The card that the learner buys: factories always cost $20. */
const CHEAP = 'III(7)';

/** A row of cards, all at their first price. */
const row = (...cards: readonly string[]) => cards.map((card) => ({ card, price: 20 }));

/** Round 4: Iris has a factory in city 2, where the learner has settled as well. */
const later = (table: JsonObject, learner: JsonObject) =>
  position(WORLD_OF.privileges, {
    table: {
      ...{ round: 4, order: [0, 1, 2], ...table },
      roads: [
        { between: ['0,0', '1,0'], owner: 0 },
        { between: ['0,0', '1,0'], owner: 1 },
        { between: ['1,0', '2,0'], owner: 0 },
      ],
    },
    map: {
      '0,0': city(1),
      '1,0': tile('grassland'),
      '2,0': { ...city(2), factories: { 1: 1 } },
      '2,-1': tile('water'),
      '1,-1': tile('desert'),
      '0,1': tile('field'),
      '-1,1': tile('forest'),
      '-1,0': tile('mountain'),
    },
    owners: [
      {
        settlements: ['1,0', '2,0'],
        residents: { '1,0': [0, 2], '2,0': [0, 2] },
        rest: { hq: '0,0', income: 35, turns: 3, ...learner },
      },
      {
        settlements: ['1,0', '2,0'],
        residents: { '2,0': [0, 4] },
        rest: { hq: '0,0', cash: 45, vp: 5, income: 25, turns: 3 },
      },
      {
        settlements: ['0,1', '-1,1'],
        residents: { '-1,1': [0, 3] },
        rest: { hq: '0,0', cash: 15, income: 20, turns: 3 },
      },
    ],
  });

/** The last of the cards is for sale; nobody wanted the others. */
const sale = later(
  {
    ...{ phase: 'auction', at: null, turn: null, row: row('II(8)', 'II(11)', CHEAP) },
    auction: { card: 2, bidder: 0, high: null, out: [] },
  },
  { cash: 60 },
);

/** A secret bid, an auction, and a factory with the card from it. */
export const privilegesLesson = planOf('privileges', {
  bid: { start: fresh(WORLD_OF.privileges), goal: play(bid(5)), replies: [bid(3), bid(0)] },
  place: { goal: play(place(0)) },
  card: { start: sale, goal: play(bid(20)), replies: [bid(21)] },
  more: { goal: play(bid(22)), replies: [pass] },
  factory: {
    start: later(
      { ...turn('factory'), row: row('II(8)', 'II(11)') },
      { cash: 38, privileges: [CHEAP] },
    ),
    goal: play(factory('2,0')),
    // Iris and Otto do nothing, and a new round begins.
    replies: [...times(3, done), done, done],
  },
  tax: { goal: readAt('seats') },
  end: { goal: read, scores: true },
});

/** Round 4: Iris's grassland and mountain lie between the learner's lands and her capital. */
const borders = position(WORLD_OF.military, {
  table: { round: 4, order: [0, 1, 2], ...turn('act') },
  map: {
    '0,0': city(1),
    '1,0': tile('forest'),
    '1,-1': tile('desert'),
    '2,0': tile('grassland'),
    '2,-1': tile('mountain'),
    '3,-1': city(3),
    '0,1': { ...city(2), barracks: true, militia: true },
    '-1,1': city(4),
    '1,1': tile('water'),
    '-1,0': tile('field'),
    '0,-1': tile('water'),
  },
  owners: [
    {
      settlements: ['1,0', '1,-1'],
      residents: { '0,0': [0, 1], '1,0': [3, 0], '1,-1': [3, 0] },
      rest: { hq: '0,0', cash: 20, income: 25, turns: 3 },
    },
    {
      settlements: ['2,0', '2,-1'],
      residents: { '2,0': [0, 1], '2,-1': [0, 3], '3,-1': [0, 2] },
      rest: { hq: '3,-1', cash: 30, income: 25, turns: 3 },
    },
    {
      settlements: ['-1,0'],
      residents: { '-1,0': [0, 3] },
      rest: { hq: '-1,1', cash: 30, income: 25, turns: 3 },
    },
  ],
});

/** Two attacks, the dice, a way back, an army at home, and a free city. */
export const militaryLesson = planOf('military', {
  attack: { start: borders, goal: play(times(3, move('1,0', '2,0'))) },
  mountain: { goal: play(times(3, move('1,-1', '2,-1'))) },
  fight: { goal: play(fight('2,0')) },
  retreat: {
    goal: play(retreat('2,0')),
    // Iris attacks with one of her two. Her fight is a ply of its own, so that its dice are shown.
    replies: [done, move('3,-1', '2,0')],
  },
  threat: { goal: readAt('2,0'), replies: [done] },
  home: { goal: readAt('2,0'), replies: [retreat('3,-1')] },
  city: { goal: readAt('0,1') },
  end: { goal: read, scores: true },
});
