import { listDesigns } from '../../archive/designs';
import { isTrouble } from '../../archive/trouble';
import { useLanguage } from '../../ui/words';
import type { OwnDesigns } from '../boards/own-designs';
import { useLoaded } from '../screen/use-loaded';
import { useArchive } from '../store/archive';
import { readerOf } from '../store/games';

/**
 * The user designs of a game, if there are any or one was played before. Their reader and editor are loaded only then,
 * because most people have none.
 */
export function useOwnDesigns(game: string, playedBefore: boolean): OwnDesigns | null {
  const language = useLanguage();
  const kept = useArchive(listDesigns);
  return useLoaded(async () => {
    if (kept === undefined) return null;
    const designs = isTrouble(kept) ? [] : kept.filter((one) => one.game === game);
    if (designs.length === 0 && !playedBefore) return null;
    const [{ ownDesigns }, reader] = await Promise.all([
      import('../boards/own-designs'),
      readerOf(game),
    ]);
    return reader && ownDesigns(designs, reader, language);
  }, [kept, game, playedBefore, language]);
}
