import { events } from './en-events';
import { refusals } from './en-refusals';
import { level, settings, values } from './en-settings';
import { table } from './en-table';
import { wordsFrom } from './words';

export const words = wordsFrom({
  language: 'en',
  name: 'Mini Express',
  tagline: 'Four railways, everybody’s money: build what you hold, hold what others build.',
  company: { brown: 'Brown', gray: 'Gray', orange: 'Orange', white: 'White' },
  automa: 'Automa',
  settings,
  values,
  level,
  refusals,
  outsideRefusals: async () => (await import('./en-refusals-outside')).refusals,
  otherRefusal: (because) => `That is not possible (${because}).`,
  problems: async () => (await import('./en-problems')).problems,
  problem: (wrong, at) => (at ? `Not valid at “${at}”: ${wrong}.` : `Not valid: ${wrong}.`),
  events,
  extras: () => import('./en-extras'),
  about: async () => (await import('./en-about')).about,
  help: async () => (await import('./help/en')).help,
  table,
});
