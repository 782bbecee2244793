import type { TextsOf } from '../../../../kit/texts';

/** What a puzzle can be about. The sentence helps without giving the answer away. */
export const texts = {
  'start-card': {
    title: 'The starting card',
    sentence: 'Ask what you want to do in the first round, and which card helps you do it.',
  },
  pass: {
    title: 'Time to pass?',
    sentence:
      'Passing pays at once, and rubles that you keep are still there in the next round. Is anything better left?',
  },
  'turn-order': {
    title: 'Who goes first?',
    sentence:
      'The worker who claims a place may still act at the end of the round. Look at what the others would take before you.',
  },
  'claim-worker': {
    title: 'One more action',
    sentence: 'The worker from the turn order costs nothing more. See what is still free.',
  },
  hire: {
    title: 'Hire or wait?',
    sentence:
      'A hired engineer acts in every round and counts at the end. Somebody else may have the ruble for it.',
  },
  engineer: {
    title: 'Engineers at work',
    sentence: 'Read what each engineer does, and count what it would bring you right now.',
  },
  token: {
    title: 'Which ? token?',
    sentence: 'Some tokens score at once, others in every round still to come. Count the rounds.',
  },
  reward: {
    title: 'Special spaces',
    sentence:
      'Workers, ? tokens and keys lie along the lines and the industry track. Some need a locomotive, too.',
  },
  color: {
    title: 'A new color',
    sentence:
      'Black on the Trans-Siberian brings new colors. Ask how many rounds there are to use them.',
  },
  locomotive: {
    title: 'Reach',
    sentence:
      'Look for track that nothing reaches yet, and for factories right before your marker.',
  },
  'where-to': {
    title: 'Where does it go?',
    sentence:
      'A locomotive pushes a lower one on, which then goes to work elsewhere. Follow it to its end.',
  },
  industry: {
    title: 'Along the industry track',
    sentence: 'Your marker scores in every round, and each factory does something at once.',
  },
  doublers: {
    title: 'Doublers',
    sentence: 'A doubler is worth as much as the space below it, round after round.',
  },
  means: {
    title: 'Investing',
    sentence: 'Rubles and workers score nothing by themselves. Ask what they let you do later.',
  },
  how: {
    title: 'The same space, used well',
    sentence: 'Which space to use is the easy part. The order and the lines make the difference.',
  },
  tracks: {
    title: 'Which track?',
    sentence: 'A step pays in every round that is left, but only within the reach of the line.',
  },
};

export type ThemeTexts = TextsOf<typeof texts>;
export type Theme = keyof ThemeTexts;
