import type { Action } from '../../../kit/rules';
import { useChoice } from '../../../ui/turn/use-choice';
import { useSteady } from '../../../ui/use-steady';
import type { Refusal } from '../rules/refusals';
import type { State } from '../rules/state';
import { type Choice, chosenActions, NOTHING, stepBack } from './choice';
import { choiceOf } from './kinds';
import { losesAny } from './losses';
import { outlooks } from './outlook';
import { phaseOf } from './phase-of';
import type { MatchTableProps } from './props';
import { tapped } from './taps';
import type { Voice } from './voice';

interface TurnProps extends Pick<MatchTableProps, 'state' | 'acting' | 'offer' | 'suggested'> {
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
    /** Plays an action without a choice at once; asks again if it loses something or bankrupts the player. */
    deed: (action: Action) => {
      const ruins = acting !== null && outlooks(state, [action])[acting]?.ruin;
      const asked = choice.step === 'deed' && choice.action === action;
      const costly = (ruins && phaseOf(state) === 'move') || losesAny(state, action);
      if (costly && !asked) choose({ step: 'deed', action });
      else play([action]);
    },
    /** Builds a tile; the last one, with which track is lost, is asked once more. */
    build: (action: Action) => {
      if (choice.step === 'hex' && !choice.asked && losesAny(state, action))
        choose({ ...choice, asked: true });
      else play([action]);
    },
  });
  return { ...turn, ...acts };
}
