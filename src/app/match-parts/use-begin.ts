import { isTrouble, type Trouble } from '../../archive/trouble';
import { isProblem, type Problem } from '../../kit/rules';
import type { GameWords } from '../../kit/words';
import type { LiveMatch, MatchDeps } from '../../match/live-match';
import { showToast } from '../../ui/toast';
import { useGo } from '../screen/go';
import { adopt, matchDeps } from '../store/open-matches';
import { useWords } from '../words/words';

/** Begins a match by `work` and replaces this screen with its table, or shows a toast with the reason why not. */
export function useBegin(
  game: GameWords,
): (work: (deps: MatchDeps) => Promise<LiveMatch | Problem | Trouble>) => Promise<boolean> {
  const words = useWords();
  const go = useGo();
  return async (work) => {
    const deps = await matchDeps();
    const begun = isTrouble(deps) ? deps : await work(deps);
    if (isTrouble(begun)) showToast({ text: words.trouble[begun.trouble] });
    else if (isProblem(begun)) showToast({ text: await game.problem(begun) });
    else {
      adopt(begun);
      go.instead(`/match/${begun.header.id}`);
      return true;
    }
    return false;
  };
}
