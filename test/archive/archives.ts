import { Dexie } from 'dexie';
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { onTestFinished } from 'vitest';
import { type Archive, type ArchiveEvents, openArchive } from '../../src/archive/database';
import { isTrouble, type Trouble } from '../../src/archive/trouble';
import { isProblem, type Problem } from '../../src/kit/rules';

Dexie.dependencies.indexedDB = indexedDB;
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

let opened = 0;

/** A name that no other test uses. */
export function freshName(): string {
  return `test ${++opened}`;
}

/** An empty archive. With the name of another one: that archive, as a second tab of the same phone opens it. */
export async function archiveNamed(name: string, events?: ArchiveEvents): Promise<Archive> {
  const archive = sound(await openArchive(events, name));
  onTestFinished(() => archive.close());
  return archive;
}

export function freshArchive(): Promise<Archive> {
  return archiveNamed(freshName());
}

/** Returns the value; throws on a trouble or a problem. */
export function sound<T>(value: T | Trouble | Problem): T {
  if (isTrouble(value) || isProblem(value)) throw new Error(JSON.stringify(value));
  return value;
}
