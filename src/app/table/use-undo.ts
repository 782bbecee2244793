import { isTrouble, type Trouble } from '../../archive/trouble';
import type { Refusal } from '../../kit/rules';
import type { UndoSize } from '../../kit/undo';
import { type LiveMatch, MATCH_REFUSALS } from '../../match/live-match';
import type { Party } from '../../match/party';
import { showToast } from '../../ui/toast';
import { holdUpdates } from '../install/updates';
import type { Words } from '../words/en';
import { useWords } from '../words/words';

/** The sentence for a refusal by the match or by the linked phones; one by the rules is left to the game. */
export function appAnswer(
  answer: Refusal | Trouble,
  { table }: Words,
  party: Party | null = null,
): Refusal | string {
  // The table has a banner for the trouble.
  if (isTrouble(answer)) return table.refused['not-saved'];
  const house = MATCH_REFUSALS.find((because) => because === answer.because);
  return house ? table.refused[house] : (party?.sentence(answer.because) ?? answer);
}

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
