import { useCallback, useState } from 'preact/hooks';
import { isTrouble } from '../../archive/trouble';
import type { Action, Refusal } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { holdUpdates } from '../install/updates';
import { useWords } from '../words/words';
import { appAnswer } from './refused';

/**
 * The only way from a tap to the log. After a failed write, `retry` plays the same actions again. The table itself says
 * why it failed, the view only that nothing was played.
 */
export function useOffer(match: LiveMatch): {
  readonly offer: (actions: readonly Action[]) => Promise<Refusal | string | null>;
  readonly retry: (() => void) | null;
} {
  const words = useWords();
  const [failed, setFailed] = useState<readonly Action[] | null>(null);
  const offer = useCallback(
    async (actions: readonly Action[]) => {
      // Read now: the party may be gone when the answer comes, but the answer is still its own.
      const party = match.party.peek();
      const answer = await holdUpdates(match.offer(actions));
      const again = isTrouble(answer) && answer.trouble !== 'conflict';
      setFailed(again ? actions : null);
      return answer && appAnswer(answer, words, party);
    },
    [match, words],
  );
  const canRetry = failed !== null && match.trouble.value !== null;
  return { offer, retry: canRetry ? () => void offer(failed) : null };
}
