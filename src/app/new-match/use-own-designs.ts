import { useEffect, useState } from 'preact/hooks';
import { listDesigns } from '../../archive/designs';
import { isTrouble } from '../../archive/trouble';
import { useLanguage } from '../../ui/words';
import type { OwnDesigns } from '../boards/own-designs';
import { readerOf } from '../games';
import { useKept } from '../kept';

/**
 * The designs of one's own for a game, once there are any or one was played before. What judges and shows
 * them is fetched only then: most people make none.
 */
export function useOwnDesigns(game: string, playedBefore: boolean): OwnDesigns | null {
  const language = useLanguage();
  const kept = useKept(listDesigns);
  const [own, setOwn] = useState<OwnDesigns | null>(null);
  useEffect(() => {
    if (kept === undefined) return;
    const designs = isTrouble(kept) ? [] : kept.filter((one) => one.game === game);
    if (designs.length === 0 && !playedBefore) return setOwn(null);
    let wanted = true;
    void Promise.all([import('../boards/own-designs'), readerOf(game)]).then(
      ([{ ownDesigns }, reader]) => {
        if (wanted && reader) setOwn(ownDesigns(designs, reader, language));
      },
    );
    return () => {
      wanted = false;
    };
  }, [kept, game, playedBefore, language]);
  return own;
}
