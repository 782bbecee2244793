import type { Action } from '../../../kit/rules';
import type { TableProps } from '../../../ui/game-view';
import { useChoice } from '../../../ui/turn/use-choice';
import { useSteady } from '../../../ui/use-steady';
import type { State } from '../rules/state';
import { type Choice, choiceOf, chosenActions, NOTHING, stepBack } from './choice';
import { phaseOf } from './facts';
import { outlooks } from './outlook';
import { tapped } from './taps';
import type { Voice } from './voice';

interface TurnProps extends Pick<TableProps, 'acting' | 'offer' | 'suggested'> {
  readonly state: State;
  readonly voice: Voice;
}

/** The choice so far, what answers the last tap, and what taps do. */
export type Turn = ReturnType<typeof useTurn>;

/** The way from taps to actions. */
export function useTurn({ state, acting, voice, offer, suggested }: TurnProps) {
  const turn = useChoice<State, Choice, readonly Action[]>({
    position: state,
    nothing: NOTHING,
    before: stepBack,
    offered: (choice) => {
      const actions = chosenActions(state, choice);
      return actions.length > 0 ? actions : { because: 'wrong-phase' };
    },
    mayAct: acting !== null,
    offer,
    sentence: voice.refusal,
    suggested,
    suggestedChoice: () => (suggested ? choiceOf(state, suggested.actions) : NOTHING),
  });
  const { choice, choose, refuse, play } = turn;
  const acts = useSteady({
    tapHex: (hex: number) => {
      const next = tapped(state, choice, hex, acting !== null);
      if ('because' in next) refuse(next);
      else choose(next);
    },
    /** Plays at once what needs no choice; what would put oneself out of the match is asked once more. */
    deed: (action: Action) => {
      const ruins = acting !== null && outlooks(state, [action])[acting]?.ruin;
      const asked = choice.step === 'deed' && choice.action === action;
      if (ruins && phaseOf(state) === 'move' && !asked) choose({ step: 'deed', action });
      else play([action]);
    },
  });
  return { ...turn, ...acts };
}
