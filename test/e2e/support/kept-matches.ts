import type { Page } from '@playwright/test';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { type Archive, openArchive } from '../../../src/archive/database';
import { importFile } from '../../../src/archive/import';
import { appendEntries } from '../../../src/archive/log';
import { createMatch } from '../../../src/archive/matches';
import { type DrawMiniature, summarise } from '../../../src/archive/summary';
import { isTrouble } from '../../../src/archive/trouble';
import { miniature as worlds } from '../../../src/games/504/view/miniature';
import { miniature as steam } from '../../../src/games/age-of-steam/view/miniature';
import { miniature as express } from '../../../src/games/mini-express/view/miniature';
import { miniature as railroads } from '../../../src/games/ultimate-railroads/view/miniature';
import { ARCHIVE_VERSION, type FiledMatch, WHOLE_ARCHIVE } from '../../../src/kit/match-file';
import { unwrap } from '../../../src/kit/result';
import { Timeline } from '../../../src/kit/timeline';
import { catalogue } from '../../depot/catalogue';
import { miniature as depot } from '../../depot/view/miniature';

/** The pictures of lists. The rest of a view needs a browser. */
const MINIATURES: Readonly<Record<string, DrawMiniature>> = {
  'mini-express': express as DrawMiniature,
  'age-of-steam': steam as DrawMiniature,
  'ultimate-railroads': railroads as DrawMiniature,
  504: worlds as DrawMiniature,
  depot: depot as DrawMiniature,
};

/** A match from a file, or one played outside the browser. */
type Played = Pick<FiledMatch, 'header' | 'entries'>;

/** A store of a database and what is in it. */
interface Store {
  readonly name: string;
  readonly keyPath: string | string[] | null;
  readonly indexes: readonly { readonly name: string; readonly keyPath: string | string[] }[];
  readonly rows: readonly unknown[];
}

interface Database {
  readonly version: number;
  readonly stores: readonly Store[];
}

/**
 * Puts matches into the database of a phone, as an import would have left them, and leaves the app: the next `goto`
 * opens it with them. `at` is where the app is served.
 */
export async function keepMatches(
  page: Page,
  matches: readonly Played[],
  at = './',
): Promise<void> {
  // A page of the same origin that opens no database.
  await page.goto(`${at}licenses.txt`);
  await page.evaluate(restore, await databaseWith(matches));
}

/** The app's own import, into a database of Node. */
async function databaseWith(matches: readonly Played[]): Promise<Database> {
  const archive = await openArchive({}, 'roundhouse', { indexedDB: new IDBFactory(), IDBKeyRange });
  if (isTrouble(archive)) throw new Error(archive.detail);
  const file = JSON.stringify({
    ...{ format: WHOLE_ARCHIVE, version: ARCHIVE_VERSION, designs: [] },
    matches: matches
      .filter(({ header }) => !header.start)
      .map(({ header, entries }) => ({ header, entries })),
  });
  // Of those from a file nothing could be played on.
  for (const match of matches) if (match.header.start) await keepOwn(archive, match);
  const imported = await importFile(archive, new Blob([file]), {
    rules: async (id) => (await game(id)?.rules()) ?? null,
    reader: async (id) => (await game(id)?.reader()) ?? null,
    draw: async (id) => MINIATURES[id] ?? (() => ''),
    face: () => Promise.reject(new Error('a match has no face')),
    now: () => 1_800_000_000_000,
    newId: () => 'never the same twice in one phone',
  });
  if (isTrouble(imported) || imported.refused) throw new Error(JSON.stringify(imported));
  const read = await contents(archive);
  archive.close();
  return read;
}

const game = (id: string) => catalogue.find((one) => one.id === id);

/** Writes a match that begins from a position, as this phone would have. */
async function keepOwn(archive: Archive, { header, entries }: Played): Promise<void> {
  const [rules, reader] = [await game(header.game)?.rules(), await game(header.game)?.reader()];
  if (!rules || !reader) throw new Error(header.game);
  const timeline = unwrap(Timeline.begin(rules, header, reader));
  for (const entry of entries) {
    const reason = timeline.append(entry);
    if (reason) throw new Error(JSON.stringify(reason));
  }
  const summaryAt = (number: number) =>
    summarise(
      rules,
      header.seats,
      timeline.stateAt(number),
      timeline.line(number).length,
      MINIATURES[header.game] ?? null,
    );
  const begun = await createMatch(archive, header, summaryAt(0));
  const played =
    entries.length > 0 &&
    (await appendEntries(archive, {
      ...{ match: header.id, number: 1, entries, summary: summaryAt(entries.length) },
      position: (number) => rules.position.write(timeline.stateAt(number)),
    }));
  if (begun || played) throw new Error(JSON.stringify(begun ?? played));
}

async function contents(archive: Archive): Promise<Database> {
  const raw = archive.backendDB();
  const stores = archive.tables.map(async ({ name }) => {
    const store = raw.transaction(name).objectStore(name);
    return {
      name,
      keyPath: store.keyPath,
      indexes: [...store.indexNames].map((index) => ({
        name: index,
        keyPath: store.index(index).keyPath,
      })),
      rows: await archive.table(name).toArray(),
    };
  });
  return { version: raw.version, stores: await Promise.all(stores) };
}

/** In the page. */
async function restore({ version, stores }: Database): Promise<void> {
  const request = indexedDB.open('roundhouse', version);
  request.onupgradeneeded = () => {
    for (const { name, keyPath, indexes } of stores) {
      if (request.result.objectStoreNames.contains(name)) continue;
      const store = request.result.createObjectStore(name, { keyPath });
      for (const index of indexes) store.createIndex(index.name, index.keyPath);
    }
  };
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const writing = database.transaction(
    stores.map(({ name }) => name),
    'readwrite',
  );
  for (const { name, rows } of stores) for (const row of rows) writing.objectStore(name).put(row);
  await new Promise((resolve, reject) => {
    writing.oncomplete = resolve;
    writing.onabort = () => reject(writing.error);
  });
  database.close();
}
