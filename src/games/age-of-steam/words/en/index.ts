import { OUTSIDE_WORDS } from '../../../../kit/outside-words';
import { wordsFrom } from '../words';
import { events } from './events';
import { heading } from './heading';
import { names } from './names';
import { refusals } from './refusals';
import { settings, values } from './settings';
import { table } from './table';

export const words = wordsFrom({
  name: 'Age of Steam',
  tagline: 'Borrow boldly, build fast, deliver far, and stay solvent while you do.',
  names,
  scoresByMove: 'Points after each move',
  settings,
  values,
  heading,
  refusals,
  outsideRefusals: async () => (await import('./refusals-outside')).refusals,
  ...OUTSIDE_WORDS.en,
  problems: async () => (await import('./problems')).problems,
  events,
  about: async () => (await import('./about')).about,
  help: async () => (await import('./help')).help,
  table,
});
