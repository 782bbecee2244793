import { readSettings, writeSetting } from '../../archive/settings';
import { isTrouble } from '../../archive/trouble';
import { isObject, type Json } from '../../kit/json';
import { useKept, withKept } from '../kept';

/** What the phone remembers of a puzzle: solved by the person alone, or with the solution seen. */
export type Mark = 'solved' | 'seen';

/** By game and puzzle. */
export type Marks = ReadonlyMap<string, Mark>;

const KEY = 'puzzles';

/** Under which name the mark of a puzzle is kept. */
export const puzzleKey = (game: string, id: string) => `${game} ${id}`;

/** Undefined until they are read; what cannot be read counts as never tried. */
export function useMarks(): Marks | undefined {
  const stored = useKept(readSettings);
  if (stored === undefined) return undefined;
  return understand(isTrouble(stored) ? undefined : stored.get(KEY));
}

/** Remembers how a puzzle went; once solved it stays so. */
export async function keepMark(game: string, id: string, mark: Mark): Promise<void> {
  const key = puzzleKey(game, id);
  await withKept(async (archive) => {
    const stored = await readSettings(archive);
    if (isTrouble(stored)) return stored;
    const marks = understand(stored.get(KEY));
    if (marks.get(key) === 'solved') return null;
    return writeSetting(archive, KEY, { ...Object.fromEntries(marks), [key]: mark });
  });
}

function understand(json: Json | undefined): Marks {
  const entries = isObject(json) ? Object.entries(json) : [];
  return new Map(
    entries.flatMap(([key, mark]) => (mark === 'solved' || mark === 'seen' ? [[key, mark]] : [])),
  );
}
