import type { FiledDesign } from '../kit/filed-design';
import { LONGEST_TEXT } from '../kit/hostile-json';
import {
  ARCHIVE_VERSION,
  FILE_VERSION,
  type FiledMatch,
  type Missing,
  ONE_MATCH,
  WHOLE_ARCHIVE,
} from '../kit/match-file';
import { isProblem, type Problem } from '../kit/rules';
import type { Archive, DesignRecord } from './database';
import { filed, readDesigns } from './designs';
import { loadMatch, type StoredMatch } from './log';
import { readMatches } from './matches';
import { nameIn } from './name-in';
import { PartedFile } from './parted-file';
import { playable, type RulesDeps } from './playable';
import { attempt, isTrouble, type Trouble, TroubleError } from './trouble';

export interface ExportDeps extends RulesDeps {
  /** Has the game validate a design; null: this app does not have the game or the setting. */
  readonly face: (game: string, setting: string, design: FiledDesign['design']) => Promise<unknown>;
  /** Called before each match is read. */
  readonly progress?: (done: number, of: number) => void;
}

/** A file, and what is not in it because it cannot be read. */
export interface Exported<File> {
  readonly file: File;
  readonly missing: readonly Missing[];
}

/** The file of one match, with what it is called by. */
export interface ExportedMatch extends Exported<string> {
  readonly game: string;
  /** Its title, or its people. */
  readonly name: string;
}

/** Writes one match as the text of a file: of a damaged log what comes before the damage. */
export async function exportMatch(
  archive: Archive,
  id: string,
  deps: RulesDeps,
): Promise<ExportedMatch | Problem | Trouble> {
  const stored = await loadMatch(archive, id);
  if (isTrouble(stored) || isProblem(stored)) return stored;
  const match = await fileOf(stored, deps);
  if (isProblem(match)) return match;
  const file = JSON.stringify({ format: ONE_MATCH, version: FILE_VERSION, ...match });
  if (file.length > LONGEST_TEXT)
    return { problem: 'too-large', at: '', length: file.length, longest: LONGEST_TEXT };
  return { file, missing: missingOf(match), game: match.header.game, name: nameOf(match) };
}

/** Writes all matches, each with its last position only, and all designs; names in it what cannot be read. */
export function exportAll(archive: Archive, deps: ExportDeps): Promise<Exported<Blob> | Trouble> {
  return attempt(async () => {
    const [matches, designs] = [await readMatches(archive), await readDesigns(archive)];
    const missing: Missing[] = [...matches.damaged, ...designs.damaged].map((row) => ({
      what: row.table === 'designs' ? 'design' : 'match',
      name: nameIn(row),
    }));
    const file = new PartedFile();
    file.add(`{"format":"${WHOLE_ARCHIVE}","version":${ARCHIVE_VERSION},"matches":[\n`);
    const ids = matches.rows.map(({ id }) => id);
    await file.addList(matchTexts(archive, ids, deps, missing));
    file.add('\n],"designs":[\n');
    await file.addList(designTexts(designs.rows, deps, missing));
    file.add(`\n],"missing":${JSON.stringify(missing)}}\n`);
    return { file: file.end(), missing };
  });
}

/** One match at a time, so that the memory needed does not grow with their number. */
async function* matchTexts(
  archive: Archive,
  ids: readonly string[],
  deps: ExportDeps,
  missing: Missing[],
): AsyncGenerator<string> {
  for (const [index, id] of ids.entries()) {
    deps.progress?.(index, ids.length);
    const text = await textOf(archive, id, deps, missing);
    if (text !== null) yield text;
  }
}

async function textOf(
  archive: Archive,
  id: string,
  deps: ExportDeps,
  missing: Missing[],
): Promise<string | null> {
  const stored = await loadMatch(archive, id);
  // Another tab may have deleted it meanwhile.
  if (isTrouble(stored) && stored.trouble === 'gone') return null;
  if (isTrouble(stored) && stored.trouble !== 'failed') throw new TroubleError(stored.trouble);
  const name = isTrouble(stored) || isProblem(stored) ? null : nameOf(stored.record);
  try {
    if (isTrouble(stored) || isProblem(stored)) throw new TypeError('unreadable');
    const match = await fileOf({ ...stored, positions: stored.positions.slice(-1) }, deps);
    if (isProblem(match)) throw new TypeError(match.problem);
    const text = JSON.stringify(match);
    missing.push(...missingOf(match));
    return text;
  } catch {
    // Not even rules or JSON.stringify that throw may cost the other matches.
    missing.push({ what: 'match', name });
    return null;
  }
}

async function* designTexts(
  designs: readonly DesignRecord[],
  deps: ExportDeps,
  missing: Missing[],
): AsyncGenerator<string> {
  for (const record of designs) {
    const { game, setting, design, names } = record;
    if (isProblem(await deps.face(game, setting, design)))
      missing.push({ what: 'design', name: names.en || null });
    else yield JSON.stringify(filed(record));
  }
}

/** The match in the form of a file, up to the first entry that cannot be read or does not follow. */
async function fileOf(stored: StoredMatch, deps: RulesDeps): Promise<FiledMatch | Problem> {
  const entries = await playable(stored, deps);
  if (isProblem(entries)) return entries;
  const { record, positions } = stored;
  const left = stored.stored - entries.length;
  return {
    ...(record.title === null ? {} : { title: record.title }),
    header: record.header,
    entries,
    positions: positions
      .filter(({ number }) => number <= entries.length)
      .map(({ number, position, fingerprint }) => ({ number, position, fingerprint })),
    ...(left > 0 ? { missing: left } : {}),
    ...(record.ended === null ? {} : { ended: record.ended }),
  };
}

function missingOf(match: FiledMatch): readonly Missing[] {
  const { missing: entries, entries: kept } = match;
  if (entries === undefined) return [];
  return [{ what: 'end', name: nameOf(match), after: kept.length, entries }];
}

function nameOf({
  title,
  header,
}: {
  title?: string | null;
  header: FiledMatch['header'];
}): string {
  return title ?? header.seats.map(({ name }) => name).join(', ');
}
