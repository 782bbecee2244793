import type { FilePiece, ListPlace } from '../kit/file-splitter';
import { type FiledDesign, filedDesign } from '../kit/filed-design';
import { readForm } from '../kit/form';
import { LONGEST_TEXT, readJson } from '../kit/hostile-json';
import { type FiledMatch, readFiledMatch, readFileText } from '../kit/match-file';
import { isProblem, type Problem, within } from '../kit/rules';
import type { Archive } from './database';
import type { ImportedDesign } from './design-changes';
import { type DesignImportDeps, validateDesign } from './designs-file';
import { type FileRefusal, type ReplayDeps, replayFiled } from './replay-filed';
import { splitFile } from './split-file';
import { type ImportedMatch, Staging } from './staging';
import { attempt, isTrouble, type Trouble } from './trouble';

export interface ImportDeps extends ReplayDeps, DesignImportDeps {
  /** Called before each match is replayed. */
  readonly progress?: (done: number, total: number) => void;
  /** Leaves out what is refused, instead of importing nothing. */
  readonly skip?: boolean;
}

/** The results, in the order of the file. */
export interface Imported {
  readonly refused: null;
  readonly matches: readonly ImportedMatch[];
  readonly designs: readonly ImportedDesign[];
  /** What was left out. */
  readonly skipped: readonly FileRefusal[];
}

/** What a file holds, known before anything of it is read closely. */
interface Contents {
  readonly matches: number;
  /** The match of a file of one. */
  readonly alone: FiledMatch | null;
  /** The item in which the file ends, before its own end; null: it is whole. */
  readonly cutItem: ListPlace | null;
}

/** The file ends in the middle. */
const CUT: Problem = { problem: 'cut', at: '' };
const NOWHERE = { match: null, entry: null, design: null, game: null };

/**
 * Imports an exported file of any size. Every match is replayed entry by entry, and every design is validated by its
 * game. If anything is invalid, nothing is imported, and the refusal gives the path; with `skip` only that part is left
 * out. What is written before the end is marked as deleted until everything is there.
 */
export async function importFile(
  archive: Archive,
  file: Blob,
  deps: ImportDeps,
): Promise<Imported | FileRefusal | Trouble> {
  const contents = await readContents(file);
  if (isProblem(contents)) return refuse(contents);
  const staging = new Staging(archive, deps);
  const imported = await attempt(() => stageAll(file, contents, staging, deps));
  if (isTrouble(imported) || imported.refused) await staging.discard();
  return imported;
}

/** Reads the file once for its form and the number of its matches. */
async function readContents(file: Blob): Promise<Contents | Problem> {
  const pieces = splitFile(file);
  let matches = 0;
  for (;;) {
    const { done, value } = await pieces.next();
    if (!done) {
      if (value.list === 'matches') matches++;
      continue;
    }
    if (value === null)
      return { problem: 'too-large', at: '', length: file.size, longest: LONGEST_TEXT };
    const { text, isCut, cutItem } = value;
    const rest = readFileText(text);
    // Other files, such as pictures, have brackets too.
    const mayBeOurs = isCut && text.trimStart().startsWith('{');
    if (isProblem(rest)) return mayBeOurs && rest.problem === 'not-json' ? CUT : rest;
    const [alone = null, ...others] = rest.matches;
    // Lists under names that we never write: their items would be lost without a word.
    if (others.length > 0 || rest.designs.length > 0) return { problem: 'unknown-format', at: '' };
    return { matches: alone ? 1 : matches, alone, cutItem };
  }
}

async function stageAll(
  file: Blob,
  { matches, alone, cutItem }: Contents,
  staging: Staging,
  deps: ImportDeps,
): Promise<Imported | FileRefusal> {
  const cut = cutItem && inFile(refuse(CUT), cutItem);
  if (cut && !deps.skip) return cut;
  const skipped: FileRefusal[] = [];
  if (alone) {
    const refusal = await stageMatch(alone, staging, deps);
    if (refusal) return refusal;
  }
  for await (const piece of splitFile(file)) {
    if (piece.list === 'matches') deps.progress?.(piece.index, matches);
    // Lets the screen show the progress. Replaying hundreds of matches takes seconds.
    await new Promise((resolve) => setTimeout(resolve));
    const refusal = await stagePiece(piece, staging, deps);
    if (refusal && !deps.skip) return refusal;
    if (refusal) skipped.push(refusal);
  }
  if (cut) skipped.push(cut);
  return { refused: null, ...(await staging.commit()), skipped };
}

async function stagePiece(
  piece: FilePiece,
  staging: Staging,
  deps: ImportDeps,
): Promise<FileRefusal | null> {
  const { list, index, text } = piece;
  const json = readJson(text);
  if (list === 'designs') {
    const read = isProblem(json) ? json : readForm(filedDesign, json.value, '');
    return isProblem(read) ? inFile(refuse(read), piece) : stageDesign(read, index, staging, deps);
  }
  const match = isProblem(json) ? json : readFiledMatch(json.value, '');
  const refusal = isProblem(match) ? refuse(match) : await stageMatch(match, staging, deps);
  return refusal && inFile(refusal, piece);
}

async function stageMatch(
  match: FiledMatch,
  staging: Staging,
  deps: ImportDeps,
): Promise<FileRefusal | null> {
  const replayed = await replayFiled(match, deps);
  if (replayed.refused) return replayed;
  await staging.addMatch(replayed, match.missing ?? 0);
  return null;
}

async function stageDesign(
  design: FiledDesign,
  index: number,
  staging: Staging,
  deps: ImportDeps,
): Promise<FileRefusal | null> {
  const valid = await validateDesign(design, deps);
  if (!isProblem(valid)) {
    // Lists show the newest first, and the file keeps their order.
    await staging.addDesign({ ...valid, touched: valid.touched - index });
    return null;
  }
  const refused = valid.problem === 'unknown-game' ? valid.problem : 'design';
  const { at } = within(`designs[${index}]`, valid);
  return { ...NOWHERE, refused, at, design: index + 1, game: design.game, reason: valid };
}

function refuse(reason: Problem): FileRefusal {
  return { refused: 'form', at: reason.at, ...NOWHERE, reason };
}

function inFile(refusal: FileRefusal, { list, index }: ListPlace): FileRefusal {
  const { at } = within(`${list}[${index}]`, { problem: '', at: refusal.at });
  return { ...refusal, at, [list === 'matches' ? 'match' : 'design']: index + 1 };
}
