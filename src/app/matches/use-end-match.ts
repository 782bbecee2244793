import { endMatch, resumeMatch } from '../../archive/match-changes';
import { showToast } from '../../ui/toast';
import { withArchive } from '../store/archive';
import { useWords } from '../words/words';
import { useMatchesWords } from './words';

/** Ends a match before its end, says so, and offers to take that back. False where it could not be written. */
export function useEndMatch(): (id: string, title: string) => Promise<boolean> {
  const words = useWords();
  const own = useMatchesWords();
  return async (id, title) => {
    const trouble = await withArchive((archive) => endMatch(archive, id, Date.now()));
    if (trouble) showToast({ text: words.trouble[trouble.trouble] });
    else {
      const resume = () => void withArchive((archive) => resumeMatch(archive, id));
      const action = { label: own.undo, run: resume };
      // From its table it leads to Home, where it can still be taken back.
      showToast({ text: own.ended(title), action, outlives: true });
    }
    return !trouble;
  };
}
