import type { LessonText } from '../../../../../kit/lesson-plan';
import type { StepId } from '../../lesson-steps';
import { READ } from './read';

export const industry: LessonText<StepId<'industry'>> = {
  title: 'Industry and factories',
  sentence: 'Move a marker from factory to factory, up to 30 points a round.',
  steps: {
    lane: {
      say: 'The industry track: each round, the marker gives the points of the number it stands on.',
      other: READ,
      done: 'Between the numbers there are gaps for factories.',
    },
    step: {
      say: 'Use 1 industry step.',
      other: 'You may do that too, but here use 1 industry step.',
      done: 'The marker stands on 5: that many points each round. It had only one way to go.',
    },
    gap: {
      say: 'Ready for more? Tap the space with 2 industry steps to see why not.',
      other: 'Tap the space with 2 industry steps.',
      done: 'A gap comes next. No marker can enter it until a factory is there.',
    },
    use: {
      say: 'So build one. Use the space for a locomotive or a factory.',
      other: 'You may do that too, but here use the space for a locomotive or a factory.',
      done: 'A locomotive turned over is a factory. You have room for five.',
    },
    factory: {
      say: 'Take factory 2: 1 step of any color.',
      other: 'The locomotive would be possible too, but here take the factory.',
      done: 'It fills the first gap, right before your marker. It works when a marker comes to it.',
    },
    go: {
      say: 'Now use the 2 industry steps.',
      other: 'You may do that too, but here use 2 industry steps.',
      done: 'The marker came to factory 2 and set it off: a step of any color waits in the pool.',
    },
    six: {
      say: 'Use what waits in any order. First the second industry step: the marker goes on.',
      other: 'That is possible too, but here move the marker on first.',
      done: 'Past the gap the track shows 10. That doubles what the marker brings each round.',
    },
    any: {
      say: 'Now the factory’s step: move gray on the Trans-Siberian.',
      other: 'That is legal too, but here move gray on the Trans-Siberian.',
      done: 'Each factory works again for each marker that comes to it.',
    },
    far: {
      say: 'Much later, with five factories and a second marker. Use 1 industry step.',
      other: 'You may do that too, but here use 1 industry step.',
      done: 'The second marker comes from a ? token. Now you choose which one moves.',
    },
    end: {
      say: 'Bring the first marker to the end.',
      other: 'That is legal too, but here move the first marker to its end.',
      done: '30 points a round, and a key, which only the first marker gets.',
    },
    key: {
      say: 'A key is 10 points, or a black step and one of any color. Take the points.',
      other: 'That is possible too, but here take the points.',
      done: 'Early in a match the steps may be worth more.',
    },
    score: {
      say: 'On a gap, a marker counts the last number before it. Two markers both count.',
      other: READ,
      done: 'Halfway, the first marker also brings a ? token.',
    },
  },
};
