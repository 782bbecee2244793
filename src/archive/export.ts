import { LONGEST_TEXT } from '../kit/hostile-json';
import {
  ARCHIVE_VERSION,
  FILE_VERSION,
  type FiledMatch,
  ONE_MATCH,
  WHOLE_ARCHIVE,
} from '../kit/match-file';
import { isProblem, type Problem } from '../kit/rules';
import type { Archive } from './database';
import { filed, listDesigns } from './designs';
import { loadMatch, type StoredMatch } from './log';
import { listMatches } from './matches';
import { isTrouble, type Trouble } from './trouble';

/** Writes one match as the text of a file. */
export async function exportMatch(
  archive: Archive,
  id: string,
): Promise<string | Problem | Trouble> {
  const stored = await loadMatch(archive, id);
  if (isTrouble(stored) || isProblem(stored)) return stored;
  return write({ format: ONE_MATCH, version: FILE_VERSION, ...file(stored) });
}

/**
 * Writes every match and every design of the user as the text of one file. Only the last position of each match
 * is included, so that hundreds of matches stay below the limit of import; `too-large` when they do not.
 */
export async function exportAll(archive: Archive): Promise<string | Problem | Trouble> {
  const records = await listMatches(archive);
  if (isTrouble(records)) return records;
  const matches: FiledMatch[] = [];
  for (const { id } of records) {
    const stored = await loadMatch(archive, id);
    if (isTrouble(stored) || isProblem(stored)) return stored;
    matches.push(file({ ...stored, positions: stored.positions.slice(-1) }));
  }
  const designs = await listDesigns(archive);
  if (isTrouble(designs)) return designs;
  return write({
    format: WHOLE_ARCHIVE,
    version: ARCHIVE_VERSION,
    matches,
    designs: designs.map(filed),
  });
}

function file({ record, entries, positions }: StoredMatch): FiledMatch {
  return {
    ...(record.title === null ? {} : { title: record.title }),
    header: record.header,
    entries,
    positions: positions.map(({ number, position, fingerprint }) => ({
      number,
      position,
      fingerprint,
    })),
  };
}

function write(content: object): string | Problem {
  const text = JSON.stringify(content);
  if (text.length <= LONGEST_TEXT) return text;
  return { problem: 'too-large', at: '', length: text.length, longest: LONGEST_TEXT };
}
