import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reader } from '../../src/kit/reader';
import { unwrap } from '../../src/kit/result';
import { type Entry, kindOfEntry, positionOf } from './entry';

/** Every entry of a game, in the order of its file. */
export function entriesOf(game: string): readonly Entry[] {
  const path = fileURLToPath(new URL(`./positions/${game}.json`, import.meta.url));
  return JSON.parse(readFileSync(path, 'utf8')) as readonly Entry[];
}

/** A position of every kind of decision of a game, by the name of the kind. */
export function kindsIn<State>(game: string, reader: Reader<State>): ReadonlyMap<string, State> {
  const entries = entriesOf(game);
  const kinds = entries.filter(
    (entry) => entry.name === kindOfEntry(entry) && entry.name !== 'over',
  );
  return new Map(
    kinds.map((entry) => [
      entry.name,
      unwrap(reader.position(positionOf(entry, entries), entry.name)),
    ]),
  );
}
