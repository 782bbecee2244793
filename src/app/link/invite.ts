import { isTrouble } from '../../archive/trouble';
import { shareMatch } from '../../match/agreed-log';
import type { LiveMatch } from '../../match/live-match';
import { showToast } from '../../ui/toast';
import { matchDeps } from '../open-matches';
import { canLink, openTableRound } from './sit';
import { linkWords } from './words/words';

/** Opens a match that has begun on this phone to others: with all that has been played, they join in. */
export async function invitePhones(match: LiveMatch): Promise<void> {
  if (!canLink()) {
    showToast({ text: linkWords().insecure });
    return;
  }
  const deps = await matchDeps();
  const trouble = isTrouble(deps) ? deps : await shareMatch(match, deps.archive);
  if (trouble) {
    showToast({ text: linkWords().unstored });
    return;
  }
  const here = await openTableRound(match);
  here.looking.value = true;
}
