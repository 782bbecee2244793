import { canonical } from '../kit/json';
import { type FiledMatch, readFileText } from '../kit/match-file';
import { isProblem, type Problem, within } from '../kit/rules';
import { type Archive, type MatchRecord, wholeMatch } from './database';
import { addUnlessHere, type ImportedDesign, type NewDesign } from './design-changes';
import { type DesignImportDeps, judgeFiled } from './designs-file';
import { type FileRefusal, type ReplayDeps, type ReplayedMatch, replayFiled } from './replay-filed';
import { attempt, type Trouble } from './trouble';

export interface ImportDeps extends ReplayDeps, DesignImportDeps {
  /** Called before each match is replayed. */
  readonly progress?: (done: number, total: number) => void;
}

/** What became of the file, in its order. */
export interface Imported {
  readonly matches: readonly ImportedMatch[];
  readonly designs: readonly ImportedDesign[];
}

/** What became of one match of the file. */
export interface ImportedMatch {
  readonly id: string;
  readonly title: string | null;
  /** `copied`: this phone has another match of the same origin, so it came in beside it with a new id. */
  readonly outcome: 'added' | 'already-here' | 'copied';
}

/**
 * Imports the text of an exported file. Every match is replayed entry by entry and every design judged by its
 * game first; if anything in the file does not hold, nothing of it is imported and the refusal says where.
 * All enter in one transaction.
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
    // Lets the screen show the progress: replaying hundreds of matches takes seconds.
    await new Promise((resolve) => setTimeout(resolve));
    const one = await replayFiled(match, deps);
    if ('refused' in one) return inFile(one, count === 1 ? null : index);
    replayed.push(one);
  }
  const judged: NewDesign[] = [];
  for (const [index, design] of filed.designs.entries()) {
    const one = await judgeFiled(design, deps);
    if (isProblem(one)) return refuseDesign(one, index, design.game);
    // The list shows the newest first, and files keep its order.
    judged.push({ ...one, touched: one.touched - index });
  }
  const { matches, entries, positions, designs } = archive;
  return attempt(() =>
    archive.transaction('rw', matches, entries, positions, designs, async () => {
      const imported = { matches: [] as ImportedMatch[], designs: [] as ImportedDesign[] };
      for (const match of replayed) imported.matches.push(await store(archive, match, deps.newId));
      for (const design of judged) imported.designs.push(await addUnlessHere(archive, design));
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
