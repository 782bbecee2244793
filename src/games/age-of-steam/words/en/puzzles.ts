import type { ThemeTexts } from '../puzzle-themes';

export const texts: ThemeTexts = {
  shares: {
    title: 'How many shares?',
    sentence:
      'Add up what this turn will cost you. A share too many costs money every turn and 3 points at the end.',
  },
  bid: {
    title: 'What is the turn order worth?',
    sentence: 'Ask what you could do if you went first, and what it leaves you for track.',
  },
  drop: {
    title: 'Letting go',
    sentence:
      'A place in the order is only worth what you can do with it. Look at the prices below.',
  },
  'action-now': {
    title: 'The right action',
    sentence:
      'Think of what you want to build and ship this turn, and which action helps you do it.',
  },
  'action-ahead': {
    title: 'Looking ahead',
    sentence: 'Some actions only pay off later: in the next auction, or in every delivery to come.',
  },
  'longer-delivery': {
    title: 'The longer way',
    sentence:
      'Every link of yours that a cube travels raises your income by $1. Find the track that makes a long delivery possible.',
  },
  link: {
    title: 'Connecting',
    sentence:
      'A finished link scores at the end and stays yours. See which one you can finish now.',
  },
  'lay-track': {
    title: 'Track for later',
    sentence: 'Nothing pays right away. Look for the city that your track should reach next.',
  },
  'save-money': {
    title: 'Money to keep',
    sentence: 'Payday comes after the deliveries. Count what you will owe before you build.',
  },
  'new-city': {
    title: 'A new city',
    sentence:
      'A new city takes goods of its color. See where such cubes wait, and over whose links they would come.',
  },
  'best-delivery': {
    title: 'The best delivery',
    sentence: 'Look at every cube and its color. A longer route over your own links pays more.',
  },
  'whom-it-pays': {
    title: 'Who gets paid?',
    sentence: 'Links of the others pay the others. See which route keeps the income to yourself.',
  },
  engine: {
    title: 'Engine or delivery?',
    sentence: 'A bigger engine costs $1 a turn, but allows a longer delivery each time.',
  },
  production: {
    title: 'Cubes on the display',
    sentence: 'They come to the map at the end of a turn. Think of where you could use them.',
  },
};
