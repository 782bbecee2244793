import { useEffect, useState } from 'preact/hooks';
import { isTrouble, type Trouble } from '../../archive/trouble';
import { isProblem, type Problem } from '../../kit/rules';
import type { GameWords } from '../../kit/words';
import type { LiveMatch } from '../../match/live-match';
import type { GameView } from '../../ui/game-view';
import { useLanguage } from '../../ui/words';
import { useLoaded } from '../screen/use-loaded';
import { gameUi } from '../store/games';
import { acquire, release } from '../store/open-matches';

export interface OpenedMatch {
  readonly match: LiveMatch;
  readonly view: GameView;
  readonly game: GameWords;
}

/** The match with that id, with the view and words of its game; null while it is being opened. `again` retries after a failure. */
export function useMatch(id: string): {
  readonly opened: OpenedMatch | Problem | Trouble | null;
  readonly again: () => void;
} {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const load = async () => {
    const match = await acquire(id);
    if (isTrouble(match) || isProblem(match)) return match;
    // Before anybody can play, because other phones may have to agree.
    if (match.header.undo === 'asked')
      await (await import('../link/tables')).linkedTables.returnToTable(match);
    const { view, words } = await gameUi(match.header.game, language);
    await words.ready(match.header.options);
    return { match, view, game: words };
  };
  const inputs = [id, language, attempt];
  const opened = useLoaded<OpenedMatch | Problem | Trouble>(load, inputs);
  // One release for each acquire in `load`.
  useEffect(() => () => release(id), inputs);
  return { opened, again: () => setAttempt(attempt + 1) };
}
