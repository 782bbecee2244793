import type { LessonText } from '../../../../../kit/lesson-plan';
import type { StepId } from '../../lesson-steps';
import { READ } from './read';

export const tracks: LessonText<StepId<'tracks'>> = {
  title: 'Tracks and colors',
  sentence: 'Place workers, lay tracks of better and better colors, and score them.',
  steps: {
    board: {
      say: 'Your board has three lines, each with black on space 1. Below it are the spaces for your workers.',
      other: READ,
      done: 'Each round scores your lines.',
    },
    use: {
      say: 'Workers placed on a space do what it shows. Tap the space with 3 black steps and use it.',
      other: 'You may do that too, but look for the space with 3 black steps.',
      done: 'It cost 2 workers. The space is taken now, and they come home after the round.',
    },
    gray: {
      say: 'Three steps, on any line. Move black on the Trans-Siberian from 1 to 2.',
      other: 'That is legal too, but here go to 2 on the Trans-Siberian.',
      done: 'Space 2 there brings you gray. It waits left of space 1 on every line.',
    },
    worker: {
      say: 'Go on to space 3.',
      other: 'That is legal too, but here go to 3 on the Trans-Siberian.',
      done: 'One more worker, at once and in every round. Your locomotives 1 + 2 just reach space 3.',
    },
    front: {
      say: 'And the last step, to space 4.',
      other: 'That is legal too, but here go to 4 on the Trans-Siberian.',
      done: 'Black itself scores nothing, but no color may catch up with the one ahead of it.',
    },
    any: {
      say: 'Ada has moved. Now use the space with 2 steps of any color: a worker and a ruble.',
      other: 'You may do that too, but look for the 2 steps of any color.',
      done: 'A ruble may stand for a worker anywhere. Unlike workers, rubles don’t come back.',
    },
    first: {
      say: 'Move gray on the Trans-Siberian to space 1.',
      other: 'That is legal too, but here move gray on the Trans-Siberian.',
      done: 'A space counts its best color. Gray is worth 1, in every round from now on.',
    },
    second: {
      say: 'And once more, to space 2.',
      other: 'That is legal too, but here move gray on the Trans-Siberian.',
      done: 'Two spaces, 2 points. The number beside the line says what it would score now.',
    },
    doubler: {
      say: 'Take the doubler: it costs one worker.',
      other: 'You may do that too, but here take the doubler.',
      done: 'It lies over space 1 of the Trans-Siberian, which now counts twice.',
    },
    pass: {
      say: 'Ada has passed, and you have nobody left to place. Pass.',
      other: 'Nothing else is possible: pass.',
      done: 'Whoever acts first gets nothing for passing. Ada, in place 2, got 2 points.',
    },
    count: {
      say: 'The round is scored: gray on 2 spaces, the first one doubled, makes 3; the industry marker 1.',
      other: READ,
      done: 'Everything scores again in the next round. What you build early pays most often.',
    },
    white: {
      say: 'Round 5: black has passed 6, 10 and 15, and you have every color. Use 1 white step.',
      other: 'You may do that too, but here use 1 white step.',
      done: 'The third space counts 7 for white, not 4, and a doubler lies over it: +6 each round.',
    },
    score: {
      say: 'Black 0, gray 1, brown 2, natural 4, white 7: better colors are worth the wait.',
      other: READ,
      done: 'Next: why long tracks alone score nothing.',
    },
  },
};
