import { useCallback, useEffect, useState } from 'preact/hooks';
import { isTrouble } from '../../archive/trouble';
import { lazy } from '../../kit/lazy';
import type { Action, AnyRules } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { useLazy } from '../../ui/lazy';
import { useLanguage } from '../../ui/words';
import type { BlunderChecker } from '../coach/blunder-checker';
import { holdUpdates } from '../install/updates';
import { appAnswer } from './use-undo';

/**
 * The only way from a tap to the log. Where `warns`, a blunder has to be confirmed first; what is played then goes to the
 * match; and when it follows a suggested line, the rest of the line is suggested next. After a failed write, `retry` plays
 * the same actions again, which need no second confirmation. The table itself says why it failed, the view only that nothing
 * was played.
 */
export function useOffer(match: LiveMatch, warns: boolean) {
  const language = useLanguage();
  const blunders = useBlunderChecker(match, warns);
  const { suggested, suggest, follow } = useSuggestion(match);
  const [failed, setFailed] = useState<readonly Action[] | null>(null);
  const play = useCallback(
    async (actions: readonly Action[]) => {
      // Read now: the party may be gone when the answer comes, but the answer is still its own.
      const party = match.party.peek();
      const answer = await holdUpdates(match.offer(actions));
      const again = isTrouble(answer) && answer.trouble !== 'conflict';
      setFailed(again ? actions : null);
      return answer && appAnswer(answer, language, party);
    },
    [match, language],
  );
  const offer = async (actions: readonly Action[]) => {
    const plays = !blunders || (await blunders.checker.check(actions));
    if (!plays) return blunders.notPlayed(language);
    const refused = await play(actions);
    if (refused === null) follow(actions);
    return refused;
  };
  const canRetry = failed !== null && match.trouble.value !== null;
  const retry = canRetry ? () => void play(failed) : null;
  return { offer, retry, suggested, suggest, blunders };
}

const blunderCheck = lazy(() => import('../coach/blunder-check'));

/** The blunder checker and its sheet; null where it is off, or not loaded yet. */
function useBlunderChecker(match: LiveMatch, wanted: boolean) {
  const parts = useLazy(blunderCheck, wanted);
  const [checker, setChecker] = useState<BlunderChecker | null>(null);
  useEffect(() => {
    if (!parts || !wanted) return;
    const made = parts.blunderChecker(match);
    setChecker(made);
    return () => {
      made.close();
      setChecker(null);
    };
  }, [match, parts, wanted]);
  return parts && checker
    ? { checker, BlunderCheck: parts.BlunderCheck, notPlayed: parts.notPlayed }
    : null;
}

/** A line of actions to see on the board before it is played. */
interface Suggestion {
  readonly actions: readonly Action[];
  /** In later turns the rest is not suggested: only the player who asked may see it. */
  readonly turn: number;
}

/** What is left of a line once these actions have led to this position; null: nothing, or it was left. */
export function restOf(
  line: Suggestion,
  played: readonly Action[],
  rules: Pick<AnyRules, 'turn' | 'refusal'>,
  state: object,
): Suggestion | null {
  if (!played.every((action, at) => action === line.actions[at])) return null;
  const actions = line.actions.slice(played.length);
  const [next] = actions;
  if (next === undefined || rules.turn(state) !== line.turn) return null;
  // Chance may have made it impossible.
  return rules.refusal(state, next) === null ? { ...line, actions } : null;
}

/** A suggested line of a turn. While a player follows it, what is left of it is suggested next. */
function useSuggestion({ rules, state }: LiveMatch) {
  const [suggested, setSuggested] = useState<Suggestion | null>(null);
  const suggest = (actions: readonly Action[]) =>
    setSuggested({ actions, turn: rules.turn(state.value) });
  const follow = (played: readonly Action[]) =>
    setSuggested((line) => line && restOf(line, played, rules, state.value));
  return { suggested, suggest, follow };
}
