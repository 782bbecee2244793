import type { LessonText } from '../../../../../kit/lesson-plan';
import type { LessonTexts, StepId } from '../../lesson-steps';
import { industry, locomotives, tracks } from './board';

const engineers: LessonText<StepId<'engineers'>> = {
  title: 'Engineers and turn order',
  sentence: 'Use engineers, hire your own, and act first in the next round.',
  steps: {
    hire: {
      say: 'One engineer can be hired in each round, by one player only. Hire engineer 4 for a ruble.',
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
    light: {
      say: 'Engineers that nobody has hired are spaces for everybody. Use engineer 7: a doubler and 5 points.',
      other: 'You may do that too, but here use engineer 7.',
      done: 'Like any space, it is taken now until the round ends.',
    },
    claim: {
      say: 'You are second in turn order. Place your last worker on “1st” to act first in the next round.',
      other: 'You may do that too, but here place it on “1st”.',
      done: 'It has to be a worker, not a ruble. You’ll see why.',
    },
    pass: {
      say: 'The others have passed. Pass as well: the second in turn order gets 2 points for it.',
      other: 'Nothing else is possible: pass.',
      done: 'The round is over, and the order changes first: you’re at the front.',
    },
    move: {
      say: 'The worker on “1st” may still act on a free space for one worker. Move it to the 2 rubles.',
      other: 'That is possible too, but here move it to the 2 rubles.',
      done: 'So acting first costs little: its worker still acts at the end of the round.',
    },
    next: {
      say: 'A new round: you act first. The engineers have moved on: 7, which all could use, can now be hired for a ruble.',
      done: 'So each round another one is for sale.',
    },
    score: {
      say: 'At the end, most engineers score 40 points, second most 20. A tie goes to the higher number.',
      done: 'With only one each round, each one counts.',
    },
  },
};

const tokens: LessonText<StepId<'tokens'>> = {
  title: '? tokens and the end',
  sentence: 'Pick a ? token, take a secret card, and play the last round.',
  steps: {
    use: {
      say: 'A step can bring you a ? token. Use 1 black or gray step.',
      other: 'You may do that too, but here use the space with 1 black or gray step.',
      done: 'Look at St. Petersburg: black is one step before a ? token.',
    },
    step: {
      say: 'Move black on St. Petersburg to the square above the ?.',
      other: 'That is legal too, but here move black on St. Petersburg.',
      done: 'The locomotive reaches it too, so you may use one of your seven tokens.',
    },
    token: {
      say: 'Each of the seven works once. Take the end-bonus card and ? card.',
      other: 'A good token too, but here take the end-bonus card and ? card.',
      done: 'First you take one of five ? cards. Each exists only once for all of you.',
    },
    card: {
      say: 'Take the engineer, with a ruble.',
      other: 'A good card too, but here take the engineer.',
      done: 'It is your third engineer, and acts once a round like one that you hired.',
    },
    bonus: {
      say: 'Now look through the end-bonus cards. Take “Engineers”: 6 points for each one you have.',
      other: 'A good card too, but here take “Engineers”, as you have three.',
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
      done: 'You know it all now. Look at each ? token and plan for it early.',
    },
  },
};

export const texts: LessonTexts = { tracks, locomotives, industry, engineers, tokens };
