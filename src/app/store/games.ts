import type { DrawMiniature } from '../../archive/summary';
import { offered } from '../../games/offered';
import { views } from '../../games/views';
import type { AnyReader } from '../../kit/reader';
import type { AnyRules } from '../../kit/rules';
import type { GameWords, Language } from '../../kit/words';
import type { GameView } from '../../ui/game-view';

/** The rules of a game by its id; null: this app does not have the game. */
export async function rulesOf(game: string): Promise<AnyRules | null> {
  return (await offered.find(({ id }) => id === game)?.rules()) ?? null;
}

/** The reader of positions and designs of a game; null: this app does not have the game. */
export async function readerOf(game: string): Promise<AnyReader | null> {
  return (await offered.find(({ id }) => id === game)?.reader()) ?? null;
}

/** The view and the words of a game that the app offers. */
export async function gameUi(
  game: string,
  language: Language,
): Promise<{ readonly view: GameView; readonly words: GameWords }> {
  const entry = offered.find(({ id }) => id === game);
  const load = views[game];
  if (!entry || !load) throw new RangeError(`no game ${game}`);
  const [view, words] = await Promise.all([load(), entry.words(language)]);
  return { view, words };
}

export async function miniatureOf(game: string): Promise<DrawMiniature> {
  const load = views[game];
  if (!load) throw new RangeError(`no game ${game}`);
  return (await load()).miniature;
}
