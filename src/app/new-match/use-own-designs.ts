import type { Archive } from '../../archive/database';
import { attempt } from '../../archive/trouble';
import { useLanguage } from '../../ui/words';
import type { OwnDesigns } from '../designs/own-designs';
import { useLoaded } from '../screen/use-loaded';
import { useArchive } from '../store/archive';

/** How many there are, and when they were changed. One that has lost its time is not in the index. */
const seenDesigns = (archive: Archive) =>
  attempt(async () => {
    const [count, times] = [await archive.designs.count(), archive.designs.orderBy('touched')];
    return count === 0 ? null : `${count} ${(await times.keys()).join()}`;
  });

/**
 * The user designs of a game, if there are any or one was played before. Their reader and editor are loaded only then,
 * because most people have none.
 */
export function useOwnDesigns(game: string, playedBefore: boolean): OwnDesigns | null {
  const language = useLanguage();
  const seen = useArchive(seenDesigns);
  return useLoaded(async () => {
    if (seen === undefined || (seen === null && !playedBefore)) return null;
    const { ownDesignsOf } = await import('../designs/own-designs');
    return ownDesignsOf(game, playedBefore, language);
  }, [seen, game, playedBefore, language]);
}
