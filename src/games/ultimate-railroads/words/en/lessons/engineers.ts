import type { LessonText } from '../../../../../kit/lesson-plan';
import type { StepId } from '../../lesson-steps';
import { READ } from './read';

export const engineers: LessonText<StepId<'engineers'>> = {
  title: 'Engineers and turn order',
  sentence: 'Use engineers, hire your own, and act first in the next round.',
  steps: {
    light: {
      say: 'Engineers on their light side are spaces for everybody. Use engineer 7: a doubler and 5 points.',
      other: 'You may do that too, but here use engineer 7.',
      done: 'Like any space, it is taken now until the round ends.',
    },
    hire: {
      say: 'Engineer 4 can be hired, by one player only. Hire it for a ruble.',
      other: 'You may do that too, but here hire engineer 4.',
      done: 'It is yours until the end. It acts from your next turn on, once a round.',
    },
    own: {
      say: 'Your engineer is now among the spaces, under “Mine”. Use it for one worker.',
      other: 'You may do that too, but here use your engineer 4.',
      done: 'You may use only part of what your own engineer gives, or none of it.',
    },
    marker: {
      say: 'First the industry step.',
      other: 'That is possible too, but here move the marker first.',
      done: 'One part is done, the other still waits.',
    },
    track: {
      say: 'Then the black step: on the Trans-Siberian.',
      other: 'That is possible too, but here move black on the Trans-Siberian.',
      done: 'Two things for one worker, and again in each round to come.',
    },
    claim: {
      say: 'You are second. Place your last worker on “1st” to act first in the next round.',
      other: 'You may do that too, but here place it on “1st”.',
      done: 'It has to be a worker, not a ruble. You’ll see why.',
    },
    pass: {
      say: 'The others have passed. Pass as well: place 2 gets 2 points for it.',
      other: 'Nothing else is possible: pass.',
      done: 'The round is over, and the order changes first: you’re at the front.',
    },
    move: {
      say: 'The worker on “1st” may still act on a free space for one worker. Move it to the doubler.',
      other: 'That is possible too, but here move it to the doubler.',
      done: 'So a place in the order costs little: its worker still acts at the end of the round.',
    },
    next: {
      say: 'A new round, and you act first. The engineers have moved down: 7 can be hired now, 11 is light.',
      other: READ,
      done: 'Below the spaces you see who comes when.',
    },
    score: {
      say: 'At the end, most engineers score 40 points, second most 20. A tie goes to the higher number.',
      other: READ,
      done: 'With only one each round, each one counts.',
    },
  },
};
