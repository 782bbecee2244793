import { useEffect, useState } from 'preact/hooks';
import type { Help } from '../../kit/help';
import type { GameWords } from '../../kit/words';
import type { GameView } from '../../ui/game-view';
import { useLanguage } from '../../ui/words';
import { faceOf } from '../games';

/** A game's rules with what draws their pictures. */
export interface OpenedHelp {
  readonly help: Help;
  readonly view: GameView;
  readonly words: GameWords;
}

/** The rules of a game in the current language; null while they are fetched. */
export function useHelp(game: string): OpenedHelp | null {
  const language = useLanguage();
  const [opened, setOpened] = useState<OpenedHelp | null>(null);
  const [broken, setBroken] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const { view, words } = await faceOf(game, language);
      return { help: await words.help(), view, words };
    };
    load().then(
      (loaded) => wanted && setOpened(loaded),
      (error: unknown) => wanted && setBroken(error),
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  // Thrown while rendering, so that the crash page shows it.
  if (broken) throw broken;
  return opened;
}
