import { OUTSIDE_WORDS } from '../../../../kit/outside-words';
import { wordsFrom } from '../words';
import { events } from './events';
import { names } from './names';
import { refusals } from './refusals';

export const words = wordsFrom({
  language: 'en',
  name: 'Ultimate Railroads',
  tagline: 'Place workers to build three lines and your industry. Medium to demanding.',
  names,
  scoresByMove: 'Points after each move, with end-bonus cards and engineer majority',
  summary: 'Russian board',
  settings: {
    tiles: { label: 'Tiles and cards', sentence: 'Factories, engineers, tokens and cards.' },
  },
  values: {
    'tiles=built-in': {
      label: 'The app’s',
      sentence:
        'Most factories and all engineers are reconstructed. If you own the game, you can copy and correct them.',
    },
  },
  heading: (phase, round, rounds) => `Round ${round}/${rounds} · ${phase}`,
  refusals,
  ...OUTSIDE_WORDS.en,
  problems: async () => (await import('./problems')).problems,
  events,
  about: async () => (await import('./about')).about,
  help: async () => (await import('./help')).help,
  table: async () => (await import('./table')).table,
  own: async () => (await import('./own')).own,
});
