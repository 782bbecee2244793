import { OUTSIDE_WORDS } from '../../../../kit/outside-words';
import { wordsFrom } from '../words';
import { events } from './events';
import { refusals } from './refusals';
import { level, settings, values } from './settings';
import { table } from './table';

export const words = wordsFrom({
  language: 'en',
  name: 'Mini Express',
  tagline: 'Four railways, owned by all: build what you hold, hold what others build.',
  company: { brown: 'Brown', gray: 'Gray', orange: 'Orange', white: 'White' },
  automa: 'Automa',
  scoresByMove: 'Points move by move',
  settings,
  values,
  level,
  refusals,
  outsideRefusals: async () => (await import('./outside')).refusals,
  ...OUTSIDE_WORDS.en,
  otherRefusal: (because) => `That is not allowed (${because}).`,
  problems: async () => (await import('./outside')).problems,
  events,
  extras: () => import('./extras'),
  about: async () => (await import('./about')).about,
  help: async () => (await import('./help')).help,
  table,
});
