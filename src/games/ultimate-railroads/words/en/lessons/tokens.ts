import type { LessonText } from '../../../../../kit/lesson-plan';
import type { StepId } from '../../lesson-steps';
import { READ } from './read';

export const tokens: LessonText<StepId<'tokens'>> = {
  title: '? tokens and the end',
  sentence: 'Pick a ? token, take a secret card, and play the last round.',
  steps: {
    use: {
      say: 'Black on St. Petersburg stands one step before a ? token. Use 1 black or gray step.',
      other: 'You may do that too, but here use the space with 1 black or gray step.',
      done: 'This space is always free.',
    },
    step: {
      say: 'Move black on St. Petersburg to 4.',
      other: 'That is legal too, but here move black on St. Petersburg.',
      done: 'The locomotive reaches space 4 too, so you may use one of your seven tokens.',
    },
    token: {
      say: 'Each of the seven works once. Take the end-bonus card and ? card.',
      other: 'A good token too, but here take the end-bonus card and ? card.',
      done: 'First you take one of five ? cards. Each exists only once for all of you.',
    },
    card: {
      say: 'Take the black worker.',
      other: 'A good card too, but here take the black worker.',
      done: 'It is one more worker in each round, and on the spaces with black steps it adds a step.',
    },
    bonus: {
      say: 'Now look through the end-bonus cards. Take “Engineers”: 6 points for each one you have.',
      other: 'A good card too, but here take “Engineers”, as you have two.',
      done: 'Nobody else sees it until the end. Collect what it counts.',
    },
    last: {
      say: 'The last round, your last worker: use the 3 industry steps that only this round has.',
      other: 'You may do that too, but here use the 3 industry steps.',
      done: 'Past factory 10 for 12 points, and on to the end of the track, which gives a key.',
    },
    key: {
      say: 'Take 10 points for the key.',
      other: 'That is possible too, but here take the points.',
      done: 'Rubles and workers left over are worth nothing now.',
    },
    pass: {
      say: 'Pass, and the match ends.',
      other: 'Nothing else is possible: pass.',
      done: 'First the last round is scored, then the cards are revealed.',
    },
    end: {
      say: 'Your card gives 18 points for 3 engineers, and most engineers 40 more. That wins.',
      other: READ,
      done: 'You know it all now. Look at each ? token and plan for it early.',
    },
  },
};
