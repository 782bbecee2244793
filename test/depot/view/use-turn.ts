import type { Action } from '../../../src/kit/rules';
import { useChoice } from '../../../src/ui/turn/use-choice';
import { rules } from '../rules';
import type { Refusal } from '../rules/refusals';
import type { State } from '../rules/state';
import type { Words } from '../words/words';
import type { MatchTableProps } from './props';
import { whatIsLost } from './what-is-lost';

/** A move that waits for Confirm; empty: none. */
type Choice = readonly Action[];
const NOTHING: Choice = [];

interface TurnProps extends Pick<MatchTableProps, 'acting' | 'offer' | 'suggested'> {
  readonly state: State;
  readonly words: Words;
}

/** The way from taps to actions: each button plays at once, only what is suggested waits for Confirm. */
export function useTurn({ state, words, acting, offer, suggested }: TurnProps) {
  const turn = useChoice<State, Choice, readonly Action[], Refusal>({
    position: state,
    nothing: NOTHING,
    before: () => NOTHING,
    offered: (choice) => choice,
    losses: ([action]) => (whatIsLost(state, action) === 'turn' ? [words.table.unusedTurn] : []),
    mayAct: acting !== null,
    offer,
    sentence: (refusal) => words.refusal(refusal, {}),
    suggested,
    suggestedChoice: () => suggested?.actions ?? NOTHING,
  });
  /** Plays what one tap means, or says why it cannot be done. */
  const act = (actions: readonly Action[]) => {
    const why = rules.refusal(state, actions[0] ?? -1);
    if (why) turn.refuse(why);
    else turn.play(actions);
  };
  return { ...turn, act };
}

export type Turn = ReturnType<typeof useTurn>;
