import { read, readAt } from '../../../kit/lesson-plan';
import { WORLD_OF } from '../words/lesson-steps';
import { buy, done, explore, move, plant, play, playRoad, sell, times } from './plan';
import { fresh, planOf } from './scenes';

const start = fresh(WORLD_OF.first);

/** What Iris and Otto do with their first turns. */
const others = [
  ...[...times(4, buy('0,0')), done, ...times(4, move('0,0', '1,0')), done],
  ...[...times(3, buy('0,0')), done, ...times(3, move('0,0', '1,0')), done],
];

/** The first turn of a match from its first purchase to its income, and the beginning of the second. */
export const first = planOf('first', {
  world: { start, goal: readAt('mine') },
  buy: { goal: play(times(6, buy('0,0'))) },
  explore: { goal: play(explore('0,0', '1,0')) },
  rest: { goal: play(done) },
  settle: { goal: play(times(5, move('0,0', '1,0'))) },
  plant: { goal: play(plant('1,0', 'wood')) },
  back: { goal: play(move('1,0', '0,0')) },
  sell: { goal: play(sell('wood')) },
  income: { goal: readAt('mine'), replies: others },
  again: { goal: play(times(3, buy('0,0'))) },
  road: { goal: playRoad(['0,0', '1,0'], [1, 2], '1,0') },
  ride: { goal: play(move('0,0', '1,0')) },
  goal: { goal: read, scores: true },
});
