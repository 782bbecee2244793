import { useMemo } from 'preact/hooks';
import { isPass } from '../../../kit/line';
import type { Action } from '../../../kit/rules';
import { useChoice } from '../../../ui/turn/use-choice';
import { useSteady } from '../../../ui/use-steady';
import { rules } from '../rules';
import type { Refusal } from '../rules/refusals';
import type { State } from '../rules/state';
import { type Choice, choiceOf, chosenActions, NOTHING, stepBack } from './choice';
import { comesFirst } from './comes-first';
import { factsOf } from './facts';
import { withForced } from './forced';
import type { MatchTableProps } from './props';
import type { Voice } from './voice';
import { lossTold, whatIsLost } from './what-is-lost';

interface TurnProps extends Pick<MatchTableProps, 'acting' | 'offer' | 'suggested'> {
  readonly state: State;
  readonly voice: Voice;
}

/** The choice so far, what answers the last tap, and what taps do. */
export type Turn = ReturnType<typeof useTurn>;

/** The way from taps to actions. */
export function useTurn({ state, acting, voice, offer, suggested }: TurnProps) {
  const turn = useChoice<State, Choice, readonly Action[], Refusal>({
    position: state,
    nothing: NOTHING,
    before: stepBack,
    offered: (choice) => {
      const actions = chosenActions(state, choice);
      return actions.length > 0
        ? withForced(state, actions)
        : { because: 'wrong-phase', phase: factsOf(state).phase };
    },
    losses: (actions) => whatIsLost(state, actions).map((loss) => lossTold(loss, voice.table)),
    passes: (actions) => isPass(rules, state, actions),
    mayAct: acting !== null,
    offer,
    sentence: voice.refusal,
    suggested,
    suggestedChoice: () => (suggested ? choiceOf(state, suggested.actions) : NOTHING),
  });
  const { refuse, play, say, choose } = turn;
  const acts = useSteady({
    /** Plays an action, or several of one tap, at once, or says why the first is not possible. */
    act: (...actions: readonly Action[]) => {
      const why = actions[0] === undefined ? null : rules.refusal(state, actions[0]);
      if (why) refuse(why);
      else play(withForced(state, actions));
    },
    openSpace: (space: number) => {
      // What is asked stays in sight until it is answered.
      const first = acting === null ? null : comesFirst(state, factsOf(state), voice);
      if (first) say(first);
      else choose({ step: 'space', space, pay: 0 });
    },
  });
  return useMemo(() => ({ ...turn, ...acts }), [turn, acts]);
}
