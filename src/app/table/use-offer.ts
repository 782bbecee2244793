import { useCallback, useState } from 'preact/hooks';
import { isTrouble } from '../../archive/trouble';
import type { Action, Refusal } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { holdUpdates } from '../install/updates';
import { useWords } from '../words/words';
import { houseAnswer } from './refused';

/**
 * The one way from a tap to the log. After a failed write, `retry` plays the same action again; the table
 * itself says why it failed, the view only that nothing was played.
 */
export function useOffer(match: LiveMatch): {
  readonly offer: (action: Action) => Promise<Refusal | string | null>;
  readonly retry: (() => void) | null;
} {
  const words = useWords();
  const [failed, setFailed] = useState<Action | null>(null);
  const offer = useCallback(
    async (action: Action) => {
      // Who is gone when the answer comes had it to say.
      const party = match.party.peek();
      const answer = await holdUpdates(match.offer(action));
      const again = isTrouble(answer) && answer.trouble !== 'conflict';
      setFailed(again ? action : null);
      return answer && houseAnswer(answer, words, party);
    },
    [match, words],
  );
  const canRetry = failed !== null && match.trouble.value !== null;
  return { offer, retry: canRetry ? () => void offer(failed) : null };
}
