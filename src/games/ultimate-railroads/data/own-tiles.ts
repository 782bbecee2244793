import type { Json, JsonObject } from '../../../kit/json';
import { isVisible } from '../../../kit/names';
import type { Problem } from '../../../kit/problem';
import { flaw, path, reading, record } from '../../../kit/reading';
import type { Result } from '../../../kit/result';
import type { Language } from '../../../kit/words';
import { TILES } from './tiles';
import { tilesFlaws } from './tiles-flaws';
import type { Tiles } from './tiles-form';
import { readTilesForm, TILES_KEYS } from './tiles-read';

/** Tiles and cards by the user: in the form of tiles.json, with a name. */
export interface OwnTiles extends Tiles {
  readonly name: Readonly<Record<Language, string>>;
}

const NAME_MOST = 80;

/** Reads the form of a design. What the rules could not play of it is left to `ownTilesProblems`. */
export function readOwnForm(json: Json): Result<OwnTiles> {
  return reading(() => {
    const form = record(json, '', ['name', ...TILES_KEYS], ['note']);
    const names = record(form.name, 'name', ['en', 'ko']);
    const tiles = readTilesForm(form);
    // The locomotives belong to the board: they stay as printed.
    for (const [index, { number, supply }] of TILES.tiles.entries()) {
      const own = tiles.tiles[index];
      if (own.number !== number) flaw('not-as-printed', `tiles[${index}].number`);
      if (own.supply !== supply) flaw('not-as-printed', `tiles[${index}].supply`);
    }
    return { name: { en: nameIn(names, 'en'), ko: nameIn(names, 'ko') }, ...tiles };
  });
}

/** May be empty while it is written. */
function nameIn(names: JsonObject, language: Language): string {
  const name = names[language];
  return typeof name === 'string' && name.length <= NAME_MOST
    ? name
    : flaw('not-a-text', path('name', language));
}

/** What keeps a design from being played; empty: nothing. */
export function ownTilesProblems(json: Json): readonly Problem[] {
  const read = readOwnForm(json);
  if (!read.ok) return [read.problem];
  const { name } = read.value;
  const unnamed = (['en', 'ko'] as const).flatMap((language) =>
    isVisible(name[language]) ? [] : { problem: 'no-name', at: path('name', language) },
  );
  return [...unnamed, ...tilesFlaws(read.value)];
}

/** The written form of a design. */
export function writeOwnTiles({ name, ...tiles }: OwnTiles): JsonObject {
  const cards = (list: Tiles['cards']) => list.map(({ id, effects }) => ({ id, effects }));
  return {
    name: { ...name },
    tiles: tiles.tiles.map(({ id, number, supply, factory }) => ({ id, number, supply, factory })),
    engineers: tiles.engineers.map(({ number, stack, workers, rubles, effects }) => ({
      number,
      stack,
      cost: workers > 0 ? { workers } : { roubles: rubles },
      effects,
    })),
    tokens: cards(tiles.tokens),
    cards: cards(tiles.cards),
    startCards: cards(tiles.startCards),
    bonusCards: {
      removedUnseen: tiles.removedUnseen,
      cards: tiles.bonusCards.map(({ id, each, tiers }) =>
        tiers.length > 0 ? { id, tiers } : { id, each },
      ),
    },
  };
}
