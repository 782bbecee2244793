import type { Draw } from '../archive/summary';
import { catalogue } from '../games/catalogue';
import { views } from '../games/views';
import type { AnyReader } from '../kit/reader';
import type { AnyRules } from '../kit/rules';
import type { GameWords, Language } from '../kit/words';
import type { GameView } from '../ui/game-view';

/** The rules of a game by its id; null: this app does not have it. */
export async function rulesOf(game: string): Promise<AnyRules | null> {
  return (await catalogue.find(({ id }) => id === game)?.rules()) ?? null;
}

/** What reads positions and designs of a game; null: this app does not have it. */
export async function readerOf(game: string): Promise<AnyReader | null> {
  return (await catalogue.find(({ id }) => id === game)?.reader()) ?? null;
}

/** What a game looks like and says, for screens that know its id to be in the catalogue. */
export async function faceOf(
  game: string,
  language: Language,
): Promise<{ readonly view: GameView; readonly words: GameWords }> {
  const entry = catalogue.find(({ id }) => id === game);
  const load = views[game];
  if (!entry || !load) throw new RangeError(`no game ${game}`);
  const [view, words] = await Promise.all([load(), entry.words(language)]);
  return { view, words };
}

export async function drawOf(game: string): Promise<Draw> {
  const load = views[game];
  if (!load) throw new RangeError(`no game ${game}`);
  return (await load()).miniature;
}
