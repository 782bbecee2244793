import type { Archive } from '../../src/archive/database';
import { exportAll, exportMatch } from '../../src/archive/export';
import { type Imported, importFile } from '../../src/archive/import';
import type { FileRefusal } from '../../src/archive/replay-filed';
import type { Trouble } from '../../src/archive/trouble';
import type { AnyRules } from '../../src/kit/rules';
import { reader, rules } from '../tiny-game/rules';
import { freshArchive, sound } from './archives';
import { validate } from './own-designs';
import { playedOut, storeMatch } from './stored-match';

export const SACK = { options: { heap: 'sack', die: true } };
/** Long enough for positions at 10, 20 and the end, with a die rolled at every entry. */
export const timeline = playedOut(
  Array.from({ length: 25 }, () => 3),
  SACK,
);

const games = {
  rules: async (game: string) => (game === rules.id ? rules : null),
  reader: async (game: string) => (game === rules.id ? reader : null),
};

/** The text of a match's file. */
export async function savedMatch(archive: Archive, id: string): Promise<string> {
  return sound(await exportMatch(archive, id, games)).file;
}

/** The backup of an archive as text, and what is not in it. */
export async function backup(archive: Archive) {
  const { file, missing } = sound(await exportAll(archive, { ...games, face: validate }));
  return { text: await file.text(), missing };
}

/** Imports as the app does, with empty pictures and counted ids. */
export function importInto(
  archive: Archive,
  text: string,
  installed: AnyRules = rules,
  skip = false,
): Promise<Imported | FileRefusal | Trouble> {
  let ids = 0;
  return importFile(archive, new Blob([text]), {
    rules: async (game) => (game === installed.id ? installed : null),
    reader: async (game) => (game === installed.id ? reader : null),
    draw: async () => () => '<svg/>',
    face: validate,
    skip,
    now: () => 1e6,
    newId: () => `new${++ids}`,
  });
}

/** A value to write at a path of the file; undefined deletes the path. */
export type Change = readonly [path: readonly (string | number)[], value: unknown];

/** The text of a file with the match above, after the given changes. */
export async function filed(...changes: readonly Change[]): Promise<string> {
  const archive = await freshArchive();
  await storeMatch(archive, timeline);
  const file = { whole: JSON.parse(await savedMatch(archive, 'm1')) as unknown };
  for (const [path, value] of changes) {
    const keys = ['whole', ...path];
    const last = keys.pop() ?? 'whole';
    const holder = keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), file);
    if (value !== undefined) Reflect.set(Object(holder), last, value);
    else if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else Reflect.deleteProperty(Object(holder), last);
  }
  return JSON.stringify(file.whole);
}

export async function isEmpty(archive: Archive): Promise<boolean> {
  const { matches, entries, positions, designs } = archive;
  const counts = await Promise.all(
    [matches, entries, positions, designs].map((all) => all.count()),
  );
  return counts.every((count) => count === 0);
}
