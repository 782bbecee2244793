import type { UpdateSpec } from 'dexie';
import { LONGEST_TITLE } from '../kit/header-form';
import type { Archive, MatchRecord } from './database';
import { attempt, type Trouble, TroubleError } from './trouble';

/** An empty name takes the name away. */
export function renameMatch(archive: Archive, id: string, title: string): Promise<Trouble | null> {
  return change(archive, id, { title: title.trim().slice(0, LONGEST_TITLE) || null });
}

/** Takes a match out of the lists. `restoreMatch` brings it back until the sweep of a later start. */
export function removeMatch(archive: Archive, id: string, now: number): Promise<Trouble | null> {
  return change(archive, id, { removed: now });
}

/** Brings a deleted match back; `gone` when it has been swept. */
export function restoreMatch(archive: Archive, id: string): Promise<Trouble | null> {
  return change(archive, id, { removed: null });
}

/** From now on linked phones ask each other before anything is taken back. */
export function askForUndo(archive: Archive, id: string): Promise<Trouble | null> {
  return change(archive, id, { 'header.undo': 'asked', removed: null });
}

function change(
  archive: Archive,
  id: string,
  changes: UpdateSpec<Pick<MatchRecord, 'title' | 'removed' | 'header'>>,
): Promise<Trouble | null> {
  return attempt(async () => {
    // IndexedDB counts a change that changes nothing too, so 0 means that there is no such match.
    if ((await archive.matches.update(id, changes)) === 0 && !(await archive.matches.get(id)))
      throw new TroubleError('gone');
    return null;
  });
}
