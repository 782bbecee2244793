import { useState } from 'preact/hooks';
import { importFile } from '../../archive/import';
import type { FileRefusal } from '../../archive/replay-filed';
import { isTrouble } from '../../archive/trouble';
import { catalogue } from '../../games/catalogue';
import { isRefusal } from '../../kit/rules';
import type { Language } from '../../kit/words';
import { randomText } from '../../match/random-text';
import { useLanguage } from '../../ui/words';
import { matchDeps } from '../open-matches';
import type { Words } from '../words/dictionary';
import { useWords } from '../words/words';
import { type MatchesWords, useMatchesWords } from './words';

export type ImportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly done: number; readonly of: number | null }
  | { readonly kind: 'done'; readonly matches: Count; readonly designs: Count }
  | { readonly kind: 'refused'; readonly sentences: readonly string[] };

interface Count {
  readonly added: number;
  readonly known: number;
}

/** Bytes; a larger file is not even read. The archive has the exact limit. */
const LARGEST_FILE = 40_000_000;

export function useImport(): {
  readonly state: ImportState;
  readonly bringIn: (file: File) => Promise<void>;
} {
  const words = useWords();
  const own = useMatchesWords();
  const language = useLanguage();
  const [state, setState] = useState<ImportState>({ kind: 'idle' });
  const refuse = (...sentences: readonly string[]) => setState({ kind: 'refused', sentences });

  const bringIn = async (file: File) => {
    setState({ kind: 'working', done: 0, of: null });
    if (file.size > LARGEST_FILE) return refuse(own.tooLarge);
    const deps = await matchDeps();
    if (isTrouble(deps)) return refuse(words.trouble[deps.trouble]);
    const { archive, rules, reader, draw } = deps;
    const answer = await importFile(archive, await file.text(), {
      rules,
      reader,
      ...(draw ? { draw } : {}),
      // Few files hold designs, and what judges them is an editor.
      face: async (...design) => (await import('../boards/desks')).readFace(...design),
      now: Date.now,
      newId: randomText,
      progress: (done, of) => setState({ kind: 'working', done, of }),
    });
    if (isTrouble(answer)) return refuse(words.trouble[answer.trouble]);
    if ('refused' in answer) return refuse(...(await sentencesOf(answer, words, own, language)));
    setState({ kind: 'done', matches: countOf(answer.matches), designs: countOf(answer.designs) });
  };
  return { state, bringIn };
}

function countOf(came: readonly { readonly outcome: string }[]): Count {
  const known = came.filter(({ outcome }) => outcome === 'already-here').length;
  return { added: came.length - known, known };
}

/** Which part of the file it is, and why, as far as the game can say. */
async function sentencesOf(
  { refused, match, entry, design, game, reason, at }: FileRefusal,
  words: Words,
  own: MatchesWords,
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
    if (problem === 'newer-format') return [words.trouble.newer];
    return [own.notOurs(problem === 'unknown-format' ? '' : at)];
  }
  if (refused === 'unknown-game') return [where, own.unknownGame];
  if (refused === 'design') return [where, own.notOurs(at)];
  const says = await catalogue.find(({ id }) => id === game)?.words(language);
  if (!says) return [where];
  return [
    where,
    await (isRefusal(reason) ? says.outsideRefusal(reason, {}) : says.problem(reason)),
  ];
}
