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

/** Tests also play Age of Steam on a board of their own, which the app refuses. */
async function steamReader() {
  return (await import('../../src/games/age-of-steam/rules/reader')).readerWith(() => []);
}

/** The list of the app, with that reader, and Depot. */
export const catalogue: readonly CatalogueEntry[] = [
  ...house.map((game) => (game.id === 'age-of-steam' ? { ...game, reader: steamReader } : game)),
  depot,
];
