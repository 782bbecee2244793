import { readSettings, writeSetting } from '../../archive/settings';
import { isTrouble } from '../../archive/trouble';
import { isObject, type Json } from '../../kit/json';
import { useArchive, withArchive } from '../store/archive';

/** The result of a puzzle on this phone: solved without help, or the solution was shown. */
export type Mark = 'solved' | 'seen';

/** By game and puzzle. */
export type Marks = ReadonlyMap<string, Mark>;

const KEY = 'puzzles';

/** The key of a puzzle's mark. */
export const puzzleKey = (game: string, id: string) => `${game} ${id}`;

/** Undefined until they are read. A mark that cannot be read counts as never tried. */
export function useMarks(): Marks | undefined {
  const stored = useArchive(readSettings);
  if (stored === undefined) return undefined;
  return understand(isTrouble(stored) ? undefined : stored.get(KEY));
}

/** Stores the result of a puzzle. A solved one stays solved. */
export async function keepMark(game: string, id: string, mark: Mark): Promise<void> {
  const key = puzzleKey(game, id);
  await withArchive(async (archive) => {
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
