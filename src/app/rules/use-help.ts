import type { Help } from '../../kit/help';
import type { GameWords } from '../../kit/words';
import type { GameView } from '../../ui/game-view';
import { useLanguage } from '../../ui/words';
import { faceOf } from '../games';
import { useLoaded } from '../use-loaded';

/** A game's rules with what draws their pictures. */
export interface OpenedHelp {
  readonly help: Help;
  readonly view: GameView;
  readonly words: GameWords;
}

/** The rules of a game in the current language; null while they are fetched. */
export function useHelp(game: string): OpenedHelp | null {
  const language = useLanguage();
  return useLoaded(async () => {
    const { view, words } = await faceOf(game, language);
    return { help: await words.help(), view, words };
  }, [game, language]);
}
