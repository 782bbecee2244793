import { useState } from 'preact/hooks';
import { importFile } from '../../archive/import';
import type { FileRefusal } from '../../archive/replay-filed';
import { hasRoom } from '../../archive/storage-state';
import { isTrouble } from '../../archive/trouble';
import { offered } from '../../games/offered';
import { shownPath } from '../../kit/problem';
import { isRefusal } from '../../kit/rules';
import type { Language } from '../../kit/words';
import { randomText } from '../../match/random-text';
import { useLanguage } from '../../ui/words';
import { matchDeps } from '../store/open-matches';
import type { Words } from '../words/en';
import { useWords } from '../words/words';
import { face } from './use-export';
import { type FilesWords, type LogProblem, useFilesWords } from './words';

export type ImportState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'working';
      readonly done: number;
      readonly of: number | null;
      /** The name of the file, where there are several. */
      readonly name: string | null;
    }
  | { readonly kind: 'done'; readonly files: readonly FileOutcome[] };

/** What became of a file. One that is refused has changed nothing. */
export type FileOutcome = Came | Refused;

/** What came in with a file. */
export interface Came {
  readonly name: string;
  readonly isRefused: false;
  readonly matches: Count;
  readonly designs: Count;
  /** Matches that have lost their end. */
  readonly cut: number;
  /** What was left out, and why. */
  readonly skipped: readonly string[];
}

export interface Refused {
  readonly name: string;
  readonly isRefused: true;
  readonly sentences: readonly string[];
  /** The refused part is one of several, and the others can be imported without it. */
  readonly rest: File | null;
}

export interface Count {
  readonly added: number;
  readonly known: number;
}

/** Bytes in the archive for a byte of a file, with room for the writing itself. */
const ROOM = 3;

export function useImport(): {
  readonly state: ImportState;
  readonly bringIn: (files: readonly File[]) => Promise<void>;
  /** Imports a refused file without what was refused. */
  readonly bringInRest: (file: File) => Promise<void>;
} {
  const words = useWords();
  const own = useFilesWords();
  const language = useLanguage();
  const [state, setState] = useState<ImportState>({ kind: 'idle' });

  const one = async (file: File, name: string | null, skip: boolean): Promise<FileOutcome> => {
    const refuse = (sentences: readonly string[], rest: File | null = null): Refused => ({
      name: file.name,
      isRefused: true,
      sentences,
      rest,
    });
    setState({ kind: 'working', done: 0, of: null, name });
    const deps = await matchDeps();
    if (isTrouble(deps)) return refuse([words.trouble[deps.trouble]]);
    if (!(await hasRoom(file.size * ROOM))) return refuse([words.trouble.full]);
    const { archive, rules, reader, drawMiniature: draw } = deps;
    const answer = await importFile(archive, file, {
      rules,
      reader,
      ...(draw ? { draw } : {}),
      face,
      now: Date.now,
      newId: randomText,
      progress: (done, of) => setState({ kind: 'working', done, of, name }),
      skip,
    });
    const say = (refusal: FileRefusal) => sentencesOf(refusal, words, own, language);
    if (isTrouble(answer)) return refuse([words.trouble[answer.trouble]]);
    if (answer.refused) {
      const hasRest = answer.match !== null || answer.design !== null;
      return refuse(await say(answer), hasRest ? file : null);
    }
    const { matches, designs, skipped } = answer;
    return {
      name: file.name,
      isRefused: false,
      matches: countOf(matches),
      designs: countOf(designs),
      cut: matches.filter(({ missing }) => missing > 0).length,
      skipped: (await Promise.all(skipped.map(say))).map((sentences) => sentences.join(' ')),
    };
  };

  const bringIn = async (files: readonly File[]) => {
    const outcomes: FileOutcome[] = [];
    for (const file of files)
      outcomes.push(await one(file, files.length > 1 ? file.name : null, false));
    setState({ kind: 'done', files: outcomes });
  };
  const bringInRest = async (file: File) => {
    const before = state.kind === 'done' ? state.files : [];
    const isThis = (outcome: FileOutcome) => outcome.isRefused && outcome.rest === file;
    const came = await one(file, before.length > 1 ? file.name : null, true);
    setState({ kind: 'done', files: before.map((outcome) => (isThis(outcome) ? came : outcome)) });
  };
  return { state, bringIn, bringInRest };
}

function countOf(came: readonly { readonly outcome: string }[]): Count {
  const known = came.filter(({ outcome }) => outcome === 'already-here').length;
  return { added: came.length - known, known };
}

/** Which part of the file was refused, and the game's reason if it has one. */
async function sentencesOf(
  { refused, match, entry, design, game, reason, at }: FileRefusal,
  words: Words,
  own: FilesWords,
  language: Language,
): Promise<readonly string[]> {
  const where =
    design !== null
      ? own.refusedDesign(design)
      : entry === null
        ? own.refusedMatch(match ?? 1)
        : own.refusedEntry(match ?? 1, entry);
  if (refused === 'form') {
    const problem = isRefusal(reason) ? '' : reason.problem;
    if (problem === 'too-large') return [own.tooLarge];
    if (problem === 'cut') return [own.cutOff];
    if (problem === 'raw') return [own.raw];
    if (problem === 'newer-format') return [words.trouble.newer];
    return [own.notOurs(problem === 'unknown-format' ? '' : shownPath(at))];
  }
  if (refused === 'unknown-game') return [where, own.unknownGame];
  if (refused === 'design') return [where, own.notOurs(shownPath(at))];
  const says = await offered.find(({ id }) => id === game)?.words(language);
  if (!says) return [where];
  if (isRefusal(reason)) return [where, await says.outsideRefusal(reason, {})];
  const ofLog = own.ofLog[reason.problem as LogProblem];
  return [where, ofLog ?? (await says.problem({ ...reason, at: shownPath(reason.at) }))];
}
