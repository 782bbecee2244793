import { type CatalogueEntry, catalogue } from './catalogue';
import { views } from './views';

export type { CatalogueEntry } from './catalogue';

/** The games of a catalogue that screens can show: those with a view, in the order of the catalogue. */
export function withView(
  games: readonly CatalogueEntry[],
  shown: Readonly<Record<string, unknown>>,
): readonly CatalogueEntry[] {
  return games.filter(({ id }) => Object.hasOwn(shown, id));
}

/** What the app offers. The engine and the arena know the whole catalogue. */
export const offered = withView(catalogue, views);
