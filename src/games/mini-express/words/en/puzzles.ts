import type { ThemeTexts } from '../puzzle-themes';

export const texts: ThemeTexts = {
  'end-now': {
    title: 'Time to end it',
    sentence: 'If you’re ahead, end it before they move again.',
  },
  'not-yet': {
    title: 'Not yet',
    sentence: 'Trigger the last round too early, and you end the match for someone else.',
  },
  'free-share': {
    title: 'A free share',
    sentence: 'With no trains ready, a company’s shares are free.',
  },
  'keep-place': {
    title: 'Pay, and stay ahead',
    sentence: 'Find the share you can pay for and still keep the best place in its company.',
  },
  'share-now': {
    title: 'Cheaper now',
    sentence: 'Prices change. Think what this share will cost once more trains are ready.',
  },
  compensation: {
    title: 'A gift to others',
    sentence: 'Building over others’ track gives them trains. See who gains.',
  },
  purple: {
    title: 'The color of your choice',
    sentence: 'Purple is your choice: find where 1 more influence changes a place.',
  },
  overtake: {
    title: 'Overtaking',
    sentence: 'One place higher raises the value of every share you hold there.',
  },
  deny: {
    title: 'Denying them',
    sentence: 'Sometimes a city is worth more for what it denies the others.',
  },
  length: {
    title: 'Longer is better',
    sentence: 'Open hexes make a company longer and your shares more valuable.',
  },
  influence: {
    title: 'Influence for later',
    sentence: 'No points yet. Think of the share it will buy, or the place it will hold.',
  },
  spike: {
    title: 'The Golden Spike',
    sentence: 'Two companies share the spike bonus. Make sure they’re yours.',
  },
  harbor: {
    title: 'By way of a harbor',
    sentence: 'A harbor is a fresh start. Ask which one helps you and which one helps others.',
  },
};
