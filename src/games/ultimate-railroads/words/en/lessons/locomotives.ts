import type { LessonText } from '../../../../../kit/lesson-plan';
import type { StepId } from '../../lesson-steps';
import { READ } from './read';

export const locomotives: LessonText<StepId<'locomotives'>> = {
  title: 'Locomotives and reach',
  sentence: 'Only what locomotives reach counts. See how one pushes another on.',
  steps: {
    reach: {
      say: 'Long tracks, one point: your locomotive 1 reaches space 1 only. Everything beyond is hatched and scores nothing.',
      other: READ,
      done: 'Each line needs locomotives of its own.',
    },
    use: {
      say: 'You need another locomotive. Use the build space for one worker.',
      other: 'You may do that too, but here use the space for a locomotive or a factory.',
      done: 'The same space gives a locomotive or a factory. Now you choose.',
    },
    take: {
      say: 'Take locomotive 2, the lowest one in the supply.',
      other: 'A factory is possible too, but here take the locomotive.',
      done: 'You always take the lowest number left, so the numbers rise during the match.',
    },
    put: {
      say: 'Put it on Kiev, where black and gray wait for one.',
      other: 'That is legal too, but here put it on Kiev.',
      done: 'Two spaces count now: gray gives 1 and 1, and black the stars below, 1 and 2.',
    },
    build: {
      say: 'Round 4: your four slots are full. Use the build space for one worker once more.',
      other: 'You may do that too, but here use the space for a locomotive or a factory.',
      done: 'Full slots are no problem: a higher number may replace a lower one.',
    },
    five: {
      say: 'Take locomotive 5.',
      other: 'A factory is possible too, but here take the locomotive.',
      done: 'Each button says what the new locomotive would bring in this round.',
    },
    over: {
      say: 'Put it on Kiev, over the 2.',
      other: 'That is legal too, but look what it would bring on Kiev.',
      done: 'Kiev’s reach is 5 now. One more gray space counts, and the stars at 3 and 4.',
    },
    chain: {
      say: 'The 2 isn’t lost, it moves on. Put it on the Trans-Siberian, over the 1.',
      other: 'That is legal too, but here put it over the 1.',
      done: 'The 1 found no place and was flipped: its back is a factory that anybody may take.',
    },
    bottom: {
      say: 'Another match: St. Petersburg counts double once gray is on 7 and the reach is 7. Use 1 black or gray step.',
      other: 'You may do that too, but here use the space with 1 black or gray step.',
      done: 'This space is never taken. Everybody may use it, again and again.',
    },
    double: {
      say: 'Move gray on St. Petersburg from 6 to 7.',
      other: 'That is legal too, but here move gray on St. Petersburg.',
      done: 'One step, 11 points more in every round.',
    },
    score: {
      say: 'Reach and tracks need each other. Watch for a line where one is far ahead of the other.',
      other: READ,
      done: 'Special spaces marked with a locomotive pay once it reaches them, too.',
    },
  },
};
