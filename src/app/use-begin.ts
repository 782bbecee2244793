import { isTrouble, type Trouble } from '../archive/trouble';
import { isProblem, type Problem } from '../kit/rules';
import type { GameWords } from '../kit/words';
import type { LiveMatch, MatchDeps } from '../match/live-match';
import { showToast } from '../ui/toast';
import { useGo } from './go';
import { matchDeps, takeIn } from './open-matches';
import { useWords } from './words/words';

/** Begins a match by `work` and goes to its table in place of this screen, or tells why there is none. */
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
      takeIn(begun);
      go.instead(`/match/${begun.header.id}`);
      return true;
    }
    return false;
  };
}
