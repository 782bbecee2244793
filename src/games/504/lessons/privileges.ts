import type { JsonObject } from '../../../kit/json';
import { type LessonPlan, read } from '../../../kit/lesson-plan';
import { type StepId, WORLD_OF } from '../words/lesson-steps';
import { bid, done, factory, pass, place, play, times } from './plan';
import { city, fresh, position, SEATS, tile, turn } from './scenes';

const world = WORLD_OF.privileges;

/** The card that the learner buys: factories always cost $20. */
const CHEAP = 'III(7)';

/** A row of cards, all at their first price. */
const row = (...cards: readonly string[]) => cards.map((card) => ({ card, price: 20 }));

/** Round 4: Ada has a factory in city 2, where the learner has settled as well. */
const later = (table: JsonObject, learner: JsonObject) =>
  position(world, {
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
export const privilegesLesson: LessonPlan<StepId<'privileges'>> = {
  options: { world },
  seats: SEATS,
  rest: sale,
  steps: {
    bid: { start: fresh(world), goal: play(bid(5)), replies: [bid(3), bid(0)] },
    place: { goal: play(place(0)) },
    card: { start: sale, goal: play(bid(20)), replies: [bid(21)] },
    more: { goal: play(bid(22)), replies: [pass] },
    factory: {
      start: later(
        { ...turn('factory'), row: row('II(8)', 'II(11)') },
        { cash: 38, privileges: [CHEAP] },
      ),
      goal: play(factory('2,0')),
      // Ada and Ben do nothing, and a new round begins.
      replies: [...times(3, done), done, done],
    },
    tax: { goal: read },
    end: { goal: read, scores: true },
  },
};
