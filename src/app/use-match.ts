import { useEffect, useState } from 'preact/hooks';
import { isTrouble, type Trouble } from '../archive/trouble';
import { isProblem, type Problem } from '../kit/rules';
import type { GameWords } from '../kit/words';
import type { LiveMatch } from '../match/live-match';
import type { GameView } from '../ui/game-view';
import { useLanguage } from '../ui/words';
import { faceOf } from './games';
import { hold, letGo } from './open-matches';
import { useLoaded } from './use-loaded';

export interface OpenedMatch {
  readonly match: LiveMatch;
  readonly view: GameView;
  readonly game: GameWords;
}

/** The match with that id, with its game's face; null while it is being opened. `again` tries anew after trouble. */
export function useMatch(id: string): {
  readonly opened: OpenedMatch | Problem | Trouble | null;
  readonly again: () => void;
} {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const load = async () => {
    const match = await hold(id);
    if (isTrouble(match) || isProblem(match)) return match;
    // Before anybody can play: other phones may have to agree.
    if (match.header.undo === 'asked') await (await import('./link/sit')).backToTable(match);
    const { view, words } = await faceOf(match.header.game, language);
    await words.ready(match.header.options);
    return { match, view, game: words };
  };
  const inputs = [id, language, attempt];
  const opened = useLoaded<OpenedMatch | Problem | Trouble>(load, inputs);
  // As often as `load` has held it.
  useEffect(() => () => letGo(id), inputs);
  return { opened, again: () => setAttempt(attempt + 1) };
}
