import type { Help } from '../../kit/help';
import type { JsonObject } from '../../kit/json';
import type { GameWords } from '../../kit/words';
import type { GameView } from '../../ui/game-view';
import { useLanguage } from '../../ui/words';
import { useLoaded } from '../screen/use-loaded';
import { gameUi } from '../store/games';

export interface OpenedHelp {
  readonly help: Help;
  readonly view: GameView;
  readonly words: GameWords;
}

/** The rules of a game, for a match with these options and seats, in the current language; null while they are loading. */
export function useHelp(
  game: string,
  options: JsonObject | null,
  seats?: number,
): OpenedHelp | null {
  const language = useLanguage();
  return useLoaded(async () => {
    const { view, words } = await gameUi(game, language);
    return { help: await words.help(options ?? {}, seats), view, words };
  }, [game, options, seats, language]);
}
