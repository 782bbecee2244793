import { useEffect, useState } from 'preact/hooks';
import type { Counsel, GameView } from '../../ui/game-view';
import { useLanguage } from '../../ui/words';

/** What the game says about its moves, once it is there. */
export function useCounsel(view: GameView, wanted: boolean): Counsel | null {
  const language = useLanguage();
  const [counsel, setCounsel] = useState<Counsel | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let awaited = true;
    void view.counsel(language).then((arrived) => awaited && setCounsel(arrived));
    return () => {
      awaited = false;
    };
  }, [view, language, wanted]);
  return counsel;
}
