import { type CatalogueEntry, catalogue as house } from '../../src/games/catalogue';
import { card } from './card';
import { thinking } from './thinking';

const depot: CatalogueEntry = {
  id: 'depot',
  name: { en: 'Depot', ko: '차량기지' },
  card,
  ...thinking.depot,
  reader: async () => (await import('./rules/reader')).reader,
  words: async (language) => (await import('./words/texts')).texts[language].words.fetch(),
  lessons: async (language) => (await import('./lessons')).lessonsIn(language),
};

/** The list of the app, and Depot. */
export const catalogue: readonly CatalogueEntry[] = [...house, depot];
