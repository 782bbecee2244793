import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { type Archive, openArchive } from '../../archive/database';
import { writeSetting } from '../../archive/settings';
import { isTrouble } from '../../archive/trouble';

/** An archive in the memory of this page, for where the browser keeps nothing. It ends with the page. */
export async function temporaryArchive(): Promise<Archive> {
  const indexedDB = new IDBFactory();
  const archive = await openArchive({}, 'roundhouse', { indexedDB, IDBKeyRange });
  if (isTrouble(archive)) throw new Error(archive.detail);
  // Nobody knows which games people here know already.
  await writeSetting(archive, 'brief', false);
  return archive;
}
