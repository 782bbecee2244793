import { isTrouble, type Trouble } from '../../archive/trouble';
import type { Refusal } from '../../kit/rules';
import type { UndoSize } from '../../kit/undo';
import type { Language } from '../../kit/words';
import { type LiveMatch, MATCH_REFUSALS } from '../../match/live-match';
import type { Party } from '../../match/party';
import { showToast } from '../../ui/toast';
import { useLanguage } from '../../ui/words';
import { holdUpdates } from '../install/updates';
import type { TableRefusal } from './refusal-words';

/** Loaded with the first one. */
const say = async (refusal: TableRefusal, language: Language) =>
  (await import('./refusal-words')).REFUSAL_WORDS[language][refusal];

/** The sentence for a refusal by the match or by the linked phones; one by the rules is left to the game. */
export async function appAnswer(
  answer: Refusal | Trouble,
  language: Language,
  party: Party | null = null,
): Promise<Refusal | string> {
  // The table has a banner for the trouble.
  if (isTrouble(answer)) return say('not-saved', language);
  const house = MATCH_REFUSALS.find((because) => because === answer.because);
  return house ? say(house, language) : (party?.sentence(answer.because) ?? answer);
}

/** Undo and redo; where that is not possible, it says why. */
export function useUndo(match: LiveMatch) {
  const language = useLanguage();
  const noUndo = match.header.undo === 'free' ? 'noUndoAlone' : 'noUndo';

  const step = async (
    possible: boolean,
    reason: TableRefusal,
    take: () => ReturnType<typeof match.redo>,
  ) => {
    if (!possible) {
      showToast({ text: await say(reason, language) });
      return;
    }
    const answer = await holdUpdates(take());
    // Trouble has its own banner.
    if (!answer || isTrouble(answer)) return;
    const said = await appAnswer(answer, language, match.party.peek());
    if (typeof said === 'string') showToast({ text: said });
  };

  return {
    undo: (size: UndoSize) =>
      void step(match.canUndo.value !== null, noUndo, () => match.undo(size)),
    redo: () => void step(match.canRedo.value !== null, 'noRedo', () => match.redo()),
  };
}
