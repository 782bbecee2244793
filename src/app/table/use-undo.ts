import { isTrouble } from '../../archive/trouble';
import type { UndoSize } from '../../kit/undo';
import type { LiveMatch } from '../../match/live-match';
import { showToast } from '../../ui/toast';
import { holdUpdates } from '../install/updates';
import { useWords } from '../words/words';
import { appAnswer } from './refused';

/** Undo and redo; where that is not possible, it says why. */
export function useUndo(match: LiveMatch) {
  const words = useWords();
  const { noUndo: usual, noUndoAlone, noRedo } = words.table;
  const noUndo = match.header.undo === 'free' ? noUndoAlone : usual;

  const step = async (
    possible: boolean,
    reason: string,
    take: () => ReturnType<typeof match.redo>,
  ) => {
    if (!possible) {
      showToast({ text: reason });
      return;
    }
    const answer = await holdUpdates(take());
    // Trouble has its own banner.
    if (!answer || isTrouble(answer)) return;
    const said = appAnswer(answer, words, match.party.peek());
    if (typeof said === 'string') showToast({ text: said });
  };

  return {
    undo: (size: UndoSize) =>
      void step(match.canUndo.value !== null, noUndo, () => match.undo(size)),
    redo: () => void step(match.canRedo.value !== null, noRedo, () => match.redo()),
  };
}
