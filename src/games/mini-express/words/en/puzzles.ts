import type { ThemeTexts } from '../puzzle-themes';

export const texts: ThemeTexts = {
  'end-now': {
    title: 'Time to end it',
    sentence: 'Who stands well now need not give the others another turn.',
  },
  'not-yet': {
    title: 'Not yet the end',
    sentence: 'Whoever begins the last round too early has ended the match for the others.',
  },
  'free-share': {
    title: 'A share for nothing',
    sentence: 'A company without ready trains sells its shares for no influence at all.',
  },
  'keep-place': {
    title: 'Pay, and stay ahead',
    sentence: 'Look which share you can pay for and still have the best place in its company.',
  },
  'share-now': {
    title: 'Now or dearer',
    sentence: 'A share has its price today. Think of what it costs after the next trains.',
  },
  compensation: {
    title: 'A gift to others',
    sentence: 'Track on other tracks hands out trains. See who gets them, and what for.',
  },
  purple: {
    title: 'The colour of your choice',
    sentence: 'Purple is what you make of it: count where one more influence changes a place.',
  },
  overtake: {
    title: 'Overtaking',
    sentence: 'A place higher changes the value of every share you hold there.',
  },
  deny: {
    title: 'Taking it from them',
    sentence: 'A city can be worth more for what the others no longer get from it.',
  },
  length: {
    title: 'Worth more by length',
    sentence: 'Hexes without a city make a company longer, and the shares you hold dearer.',
  },
  influence: {
    title: 'Influence for later',
    sentence:
      'It counts nothing yet. Think of the share it will pay for, or the place it will hold.',
  },
  spike: {
    title: 'The Golden Spike',
    sentence: 'Two companies share the bonus of the spike. See to it that they are yours.',
  },
  harbor: {
    title: 'By way of a harbor',
    sentence:
      'A harbor begins a network anew. Ask which one helps you, and which one helps others.',
  },
};
