import type { LessonText } from '../../../../../kit/lesson-plan';
import type { StepId } from '../../lesson-steps';

export const tracks: LessonText<StepId<'tracks'>> = {
  title: 'Tracks and colors',
  sentence: 'Place workers, lay tracks of better and better colors, and score them.',
  steps: {
    board: {
      say: 'The most points after six rounds win. Each round scores your three lines.',
      done: 'This is the first of them, with black track on its first square. “Spaces” leads to where your workers act.',
    },
    use: {
      say: 'Workers placed on a space do what it shows. Tap the space with 3 black steps and use it.',
      other: 'You may do that too, but look for the space with 3 black steps.',
      done: '2 of the 3 workers you had left are placed until the round ends. Now you see your board: the steps go there.',
    },
    gray: {
      say: 'Three steps, on any line. Move black on the Trans-Siberian to the square above the gray sign.',
      other: 'That is legal too, but here move black on the Trans-Siberian.',
      done: 'The sign below that square brings you gray. It waits at the left end of every line.',
    },
    worker: {
      say: 'Go on to the square above the worker.',
      other: 'That is legal too, but here go on along the Trans-Siberian.',
      done: 'One more worker, at once and in every round. Your locomotives 1 + 2 just reach this square: the bar shows how far.',
    },
    front: {
      say: 'And the last step, past the bar.',
      other: 'That is legal too, but here go on past the bar.',
      done: 'Black itself scores nothing, but no color may catch up with the one ahead of it.',
    },
    any: {
      say: 'Iris has moved. Now use the space with 2 steps of any color: a worker and a ruble.',
      other: 'You may do that too, but look for the 2 steps of any color.',
      done: 'A ruble may stand for a worker, but not in “Order”. Unlike workers, rubles don’t come back.',
    },
    first: {
      say: 'Move gray to the first square of the Trans-Siberian.',
      other: 'That is legal too, but here move gray on the Trans-Siberian.',
      done: 'A square counts its best color. Gray is worth 1, in every round from now on.',
    },
    second: {
      say: 'And once more, to the next square.',
      other: 'That is legal too, but here move gray on the Trans-Siberian.',
      done: 'Two squares of gray, 2 points. The number beside the line says what it would score now.',
    },
    doubler: {
      say: 'Take the doubler: it costs one worker.',
      other: 'You may do that too, but here take the doubler.',
      done: 'It lies over the first square of the Trans-Siberian, which now counts twice.',
    },
    pass: {
      say: 'Iris is second in turn order: her pass brought 2 points. You are first and get none. No worker is left: pass.',
      other: 'Nothing else is possible: pass.',
      done: 'Everybody has passed, so the round was scored, and all 7 of your workers are home again.',
    },
    count: {
      say: 'You got 6 points: 3 for two squares of gray, the first one doubled, and 3 for the industry marker.',
      done: 'Everything scores again in the next round. What you build early pays most often.',
    },
    late: {
      say: 'Round 5: black has come to the brown, natural and white signs below, which gave you these colors.',
      done: 'Each square shows what its best color counts. Doublers lie above.',
    },
    white: {
      say: 'Use 1 white step with your last worker.',
      other: 'You may do that too, but here use 1 white step.',
      done: 'The third square of white counts 7 instead of 4, and a doubler lies over it: +6 each round.',
    },
    score: {
      say: 'Black 0, gray 1, brown 2, natural 4, white 7: better colors are worth the wait.',
      done: 'Later lessons: “Hire” (an engineer: one more action each round), ★ (points for black) and ? (a bonus you pick).',
    },
  },
};

export const locomotives: LessonText<StepId<'locomotives'>> = {
  title: 'Locomotives and reach',
  sentence: 'Only what locomotives reach counts. See how one pushes another on.',
  steps: {
    reach: {
      say: 'Long tracks, 3 points: your locomotives 1 + 2 reach three squares only. Beyond the bar nothing scores.',
      done: 'Each line needs locomotives of its own.',
    },
    use: {
      say: 'You need another locomotive. Use the build space for one worker.',
      other: 'You may do that too, but here use the space for a locomotive or a factory.',
      done: 'The same space gives a locomotive or a factory. Now you choose.',
    },
    take: {
      say: 'Take locomotive 2.',
      other: 'A factory is possible too, but here take the locomotive.',
      done: 'You always take the lowest number left, so the numbers rise during the match.',
    },
    put: {
      say: 'Put it on Kiev, where black and gray wait for one.',
      other: 'That is legal too, but here put it on Kiev.',
      done: 'Two squares count now: gray gives 1 and 1, and black the stars below, 1 and 2.',
    },
    build: {
      say: 'Round 4. Use the build space for one worker once more.',
      other: 'You may do that too, but here use the space for a locomotive or a factory.',
      done: 'All four slots beside the names are full. That’s no problem: a higher number may replace a lower one.',
    },
    five: {
      say: 'Take locomotive 5.',
      other: 'A factory is possible too, but here take the locomotive.',
      done: 'Now you choose which one it replaces.',
    },
    over: {
      say: 'Each button says what it would bring. Put it on Kiev, over the 2.',
      other: 'That is legal too, but look what it would bring on Kiev.',
      done: 'Kiev’s reach is 5 now. One more square of gray counts, and the stars 3 and 4.',
    },
    chain: {
      say: 'The 2 isn’t lost, it moves on. Put it on the Trans-Siberian, over the 1.',
      other: 'That is legal too, but here put it over the 1.',
      done: 'The 1 found no place and has left your board. Its back is a factory that anybody may take.',
    },
    bottom: {
      say: 'Another match, your last worker. Use 1 black or gray step.',
      other: 'You may do that too, but here use the space with 1 black or gray step.',
      done: 'This space is never taken. St. Petersburg counts double once gray and the reach have come as far as the ×2 below.',
    },
    double: {
      say: 'Move gray on St. Petersburg to the square above the ×2.',
      other: 'That is legal too, but here move gray on St. Petersburg.',
      done: 'One step, 11 points more in every round.',
    },
    score: {
      say: 'Reach and tracks need each other. Watch for a line where one is far ahead of the other.',
      done: 'Signs that look like a locomotive, such as ? and a worker, also wait until the reach comes to them.',
    },
  },
};

export const industry: LessonText<StepId<'industry'>> = {
  title: 'Industry and factories',
  sentence: 'Move a marker from factory to factory, up to 30 points a round.',
  steps: {
    lane: {
      say: 'The industry track: each round, the marker gives the points of the number it is on.',
      done: 'Between the numbers there are gaps for factories.',
    },
    step: {
      say: 'Use 1 industry step.',
      other: 'You may do that too, but here use 1 industry step.',
      done: 'The marker is on 5: that many points each round. It had only one way to go.',
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
      done: 'The marker came to factory 2 and set it off: now a step of any color waits, too.',
    },
    six: {
      say: 'Use what waits in any order. First the second industry step: the marker goes on.',
      other: 'That is possible too, but here move the marker on first.',
      done: 'Past the gap the track shows 10. That doubles what the marker brings each round.',
    },
    any: {
      say: 'Now the factory’s step, of any color: move gray on Kiev.',
      other: 'That is legal too, but here move gray on Kiev.',
      done: 'Each factory works again for each marker that comes to it.',
    },
    far: {
      say: 'Much later. Use 1 industry step.',
      other: 'You may do that too, but here use 1 industry step.',
      done: 'Now you have five factories and, from a ? token, a second marker. You choose which one moves.',
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
      done: 'Halfway, the first marker also brings a ? token.',
    },
  },
};
