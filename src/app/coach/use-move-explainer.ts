import type { GameView, MoveExplainer } from '../../ui/game-view';
import { useLanguage } from '../../ui/words';
import { useLoaded } from '../screen/use-loaded';

export function useMoveExplainer(view: GameView, wanted: boolean): MoveExplainer | null {
  const language = useLanguage();
  return useLoaded(
    async () => (wanted ? view.moveExplainer(language).catch(report) : null),
    [view, language, wanted],
  );
}

/** A loading failure is a stray error, which the app reports; the screen stays. */
function report(error: unknown): null {
  reportError(error);
  return null;
}
