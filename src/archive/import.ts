import { canonical } from '../kit/json';
import { type FiledMatch, readFileText } from '../kit/match-file';
import { isProblem, type Problem, within } from '../kit/rules';
import { type Archive, type MatchRecord, wholeMatch } from './database';
import { addIfAbsent, type ImportedDesign, type NewDesign } from './design-changes';
import { type DesignImportDeps, validateDesign } from './designs-file';
import { type FileRefusal, type ReplayDeps, type ReplayedMatch, replayFiled } from './replay-filed';
import { attempt, type Trouble } from './trouble';

export interface ImportDeps extends ReplayDeps, DesignImportDeps {
  /** Called before each match is replayed. */
  readonly progress?: (done: number, total: number) => void;
}

/** The results, in the order of the file. */
export interface Imported {
  readonly matches: readonly ImportedMatch[];
  readonly designs: readonly ImportedDesign[];
}

/** The result for one match of the file. */
export interface ImportedMatch {
  readonly id: string;
  readonly title: string | null;
  /** `copied`: another match with this id is already stored, so this one was added under a new id. */
  readonly outcome: 'added' | 'already-here' | 'copied';
}

/**
 * Imports the text of an exported file. First every match is replayed entry by entry, and every design is
 * validated by its game. If anything is invalid, nothing is imported, and the refusal gives the path. All
 * writes happen in one transaction.
 */
export async function importFile(
  archive: Archive,
  text: string,
  deps: ImportDeps,
): Promise<Imported | FileRefusal | Trouble> {
  const filed = readFileText(text);
  if (isProblem(filed)) return refuseFile(filed);
  const count = filed.matches.length;
  const replayed: ReplayedMatch[] = [];
  for (const [index, match] of filed.matches.entries()) {
    deps.progress?.(index, count);
    // Lets the screen show the progress. Replaying hundreds of matches takes seconds.
    await new Promise((resolve) => setTimeout(resolve));
    const one = await replayFiled(match, deps);
    if ('refused' in one) return inFile(one, count === 1 ? null : index);
    replayed.push(one);
  }
  const validated: NewDesign[] = [];
  for (const [index, design] of filed.designs.entries()) {
    const one = await validateDesign(design, deps);
    if (isProblem(one)) return refuseDesign(one, index, design.game);
    // Lists show the newest first, and the file keeps their order.
    validated.push({ ...one, touched: one.touched - index });
  }
  const { matches, entries, positions, designs } = archive;
  return attempt(() =>
    archive.transaction('rw', matches, entries, positions, designs, async () => {
      const imported = { matches: [] as ImportedMatch[], designs: [] as ImportedDesign[] };
      for (const match of replayed) imported.matches.push(await store(archive, match, deps.newId));
      for (const design of validated) imported.designs.push(await addIfAbsent(archive, design));
      return imported;
    }),
  );
}

/** Runs inside the import's transaction. */
async function store(
  archive: Archive,
  match: ReplayedMatch,
  newId: () => string,
): Promise<ImportedMatch> {
  const { record, entries, positions } = match;
  const title = record.title;
  const existing = await archive.matches.get(record.id);
  if (existing && (await isSame(archive, existing, match))) {
    if (existing.removed !== null) await archive.matches.update(existing.id, { removed: null });
    return { id: existing.id, title, outcome: 'already-here' };
  }
  const id = existing ? newId() : record.id;
  await archive.matches.add({ ...record, id, header: { ...record.header, id } });
  await archive.entries.bulkAdd(
    entries.map((entry, index) => ({ match: id, number: index + 1, entry })),
  );
  await archive.positions.bulkAdd(positions.map((position) => ({ ...position, match: id })));
  return { id, title, outcome: existing ? 'copied' : 'added' };
}

async function isSame(
  archive: Archive,
  existing: MatchRecord,
  match: ReplayedMatch,
): Promise<boolean> {
  const records = await archive.entries
    .where('[match+number]')
    .between(...wholeMatch(existing.id))
    .toArray();
  const stored = { header: existing.header, entries: records.map(({ entry }) => entry) };
  const filed = { header: match.record.header, entries: match.entries };
  return text(stored) === text(filed);
}

function text({ header, entries }: Pick<FiledMatch, 'header' | 'entries'>): string {
  return canonical(JSON.parse(JSON.stringify({ header, entries })));
}

function refuseFile(reason: Problem): FileRefusal {
  const nowhere = { match: null, entry: null, design: null, game: null };
  return { refused: 'form', at: reason.at, ...nowhere, reason };
}

function refuseDesign(reason: Problem, index: number, game: string): FileRefusal {
  const refused = reason.problem === 'unknown-game' ? reason.problem : 'design';
  const { at } = within(`designs[${index}]`, reason);
  return { refused, at, match: null, entry: null, design: index + 1, game, reason };
}

function inFile(refusal: FileRefusal, index: number | null): FileRefusal {
  if (index === null) return refusal;
  return { ...refusal, match: index + 1, at: `matches[${index}].${refusal.at}` };
}
