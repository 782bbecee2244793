import type { UpdateSpec } from 'dexie';
import { LONGEST_TITLE } from '../kit/header-form';
import type { Archive, MatchRecord, Summary } from './database';
import type { ListedMatch } from './match-row';
import { attempt, type Trouble, TroubleError } from './trouble';

/** Names a match. An empty name removes the name. */
export function renameMatch(archive: Archive, id: string, title: string): Promise<Trouble | null> {
  return change(archive, id, { title: title.trim().slice(0, LONGEST_TITLE) || null });
}

/** Marks a match as deleted. `restoreMatch` can bring it back until a later start of the app sweeps it. */
export function removeMatch(archive: Archive, id: string, now: number): Promise<Trouble | null> {
  return change(archive, id, { removed: now });
}

/** Restores a deleted match; `gone` when it has been swept. */
export function restoreMatch(archive: Archive, id: string): Promise<Trouble | null> {
  return change(archive, id, { removed: null });
}

/** Ends a match before its end: it no longer counts as running. Playing on in it reverts that. */
export function endMatch(archive: Archive, id: string, now: number): Promise<Trouble | null> {
  return change(archive, id, { ended: now });
}

export function resumeMatch(archive: Archive, id: string): Promise<Trouble | null> {
  return change(archive, id, { ended: null });
}

/** Sets undo to `asked`: from now on linked phones must agree before anything is taken back. */
export function askForUndo(archive: Archive, id: string): Promise<Trouble | null> {
  return change(archive, id, { 'header.undo': 'asked', removed: null });
}

/** Writes again what was lost of a match beside its log. If it fails, the next opening tries again. */
export async function mendMatch(
  archive: Archive,
  { id, title, touched, ended, removed }: ListedMatch,
  summary: Summary,
): Promise<void> {
  await change(archive, id, { title, touched, ended, removed, summary });
}

function change(
  archive: Archive,
  id: string,
  changes: UpdateSpec<MatchRecord>,
): Promise<Trouble | null> {
  return attempt(async () => {
    // IndexedDB also counts an update that changes nothing. So 0 means that the match does not exist.
    if ((await archive.matches.update(id, changes)) === 0 && !(await archive.matches.get(id)))
      throw new TroubleError('gone');
    return null;
  });
}
