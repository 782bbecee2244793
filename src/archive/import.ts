import { canonical } from '../kit/json';
import { type FiledMatch, readMatchFile } from '../kit/match-file';
import { isProblem, type Problem } from '../kit/rules';
import { type Archive, type MatchRecord, wholeMatch } from './database';
import { type FileRefusal, type ReplayDeps, type ReplayedMatch, replayFiled } from './replay-filed';
import { attempt, type Trouble } from './trouble';

export interface ImportDeps extends ReplayDeps {
  /** A new match id. */
  readonly newId: () => string;
  /** Called before each match is replayed. */
  readonly progress?: (done: number, total: number) => void;
}

/** What became of one match of the file. */
export interface Imported {
  readonly id: string;
  readonly title: string | null;
  /** `copied`: this phone has another match of the same origin, so it came in beside it with a new id. */
  readonly outcome: 'added' | 'already-here' | 'copied';
}

/**
 * Imports the text of an exported file. Every match is replayed entry by entry first; if anything in the
 * file does not hold, nothing of it is imported and the refusal says where. All matches enter in one
 * transaction.
 */
export async function importMatches(
  archive: Archive,
  text: string,
  deps: ImportDeps,
): Promise<readonly Imported[] | FileRefusal | Trouble> {
  const filed = readMatchFile(text);
  if (isProblem(filed)) return refuseFile(filed);
  const replayed: ReplayedMatch[] = [];
  for (const [index, match] of filed.entries()) {
    deps.progress?.(index, filed.length);
    // Lets the screen show the progress: replaying hundreds of matches takes seconds.
    await new Promise((resolve) => setTimeout(resolve));
    const one = await replayFiled(match, deps);
    if ('refused' in one) return inFile(one, filed.length === 1 ? null : index);
    replayed.push(one);
  }
  return attempt(() =>
    archive.transaction('rw', archive.matches, archive.entries, archive.positions, async () => {
      const outcomes: Imported[] = [];
      for (const match of replayed) outcomes.push(await store(archive, match, deps.newId));
      return outcomes;
    }),
  );
}

/** Runs inside the import's transaction. */
async function store(
  archive: Archive,
  match: ReplayedMatch,
  newId: () => string,
): Promise<Imported> {
  const { record, entries, positions } = match;
  const title = record.title;
  const here = await archive.matches.get(record.id);
  if (here && (await isSame(archive, here, match))) {
    if (here.removed !== null) await archive.matches.update(here.id, { removed: null });
    return { id: here.id, title, outcome: 'already-here' };
  }
  const id = here ? newId() : record.id;
  await archive.matches.add({ ...record, id, header: { ...record.header, id } });
  await archive.entries.bulkAdd(
    entries.map((entry, index) => ({ match: id, number: index + 1, entry })),
  );
  await archive.positions.bulkAdd(positions.map((position) => ({ ...position, match: id })));
  return { id, title, outcome: here ? 'copied' : 'added' };
}

async function isSame(archive: Archive, here: MatchRecord, match: ReplayedMatch): Promise<boolean> {
  const records = await archive.entries
    .where('[match+number]')
    .between(...wholeMatch(here.id))
    .toArray();
  const stored = { header: here.header, entries: records.map(({ entry }) => entry) };
  const filed = { header: match.record.header, entries: match.entries };
  return text(stored) === text(filed);
}

function text({ header, entries }: Pick<FiledMatch, 'header' | 'entries'>): string {
  return canonical(JSON.parse(JSON.stringify({ header, entries })));
}

function refuseFile(reason: Problem): FileRefusal {
  return { refused: 'form', at: reason.at, match: null, entry: null, game: null, reason };
}

function inFile(refusal: FileRefusal, index: number | null): FileRefusal {
  if (index === null) return refusal;
  return { ...refusal, match: index + 1, at: `matches[${index}].${refusal.at}` };
}
