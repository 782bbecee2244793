import { lazy } from '../../../kit/lazy';
import { isPass } from '../../../kit/line';
import type { Action } from '../../../kit/rules';
import { useLazy } from '../../../ui/lazy';
import { holdSettledFor } from '../../../ui/settled';
import { useChoice } from '../../../ui/turn/use-choice';
import { useSteady } from '../../../ui/use-steady';
import { rules } from '../rules';
import type { Refusal } from '../rules/refusals';
import { isCityHex } from '../rules/sections';
import type { State } from '../rules/state';
import type { Words } from '../words/words';
import { type Choice, chosenActions, NOTHING, stepBack } from './choice';
import { choiceOf } from './kinds';
import { phaseOf } from './phase-of';
import type { MatchTableProps } from './props';
import { tapped } from './taps';
import type { TrackTaps } from './track-taps';
import type { Voice } from './voice';
import { lossTold, whatIsLost } from './what-is-lost';

interface TurnProps extends Pick<MatchTableProps, 'state' | 'acting' | 'offer' | 'suggested'> {
  readonly words: Words;
  readonly voice: Voice;
}

const trackTaps = lazy(() => import('./track-taps'));

/** The choice so far, what answers the last tap, and what taps do. */
export type Turn = ReturnType<typeof useTurn>;

/** The way from taps to actions. */
export function useTurn({ state, acting, words, voice, offer, suggested }: TurnProps) {
  const builds = acting !== null && phaseOf(state) === 'build';
  const tracks = useLazy(trackTaps, builds);
  const turn = useChoice<State, Choice, readonly Action[], Refusal>({
    position: state,
    nothing: NOTHING,
    before: stepBack,
    offered: (choice) => {
      const actions = chosenActions(state, choice);
      return actions.length > 0 ? actions : { because: 'wrong-phase' };
    },
    losses: (actions) => whatIsLost(state, actions).flatMap((loss) => lossTold(state, loss, words)),
    passes: (actions) => isPass(rules, state, actions),
    mayAct: acting !== null,
    offer,
    sentence: voice.refusal,
    suggested,
    suggestedChoice: () => (suggested ? choiceOf(state, suggested.actions) : NOTHING),
  });
  const { choice, choose, refuse } = turn;
  const answer = (hex: number, taps: TrackTaps | null) => {
    const next = tapped(state, choice, hex, acting !== null, taps);
    if ('because' in next) refuse(next);
    else choose(next);
  };
  const acts = useSteady({
    tapHex(hex: number) {
      if (tracks || !builds || !isCityHex(state, hex)) return answer(hex, tracks);
      // A quick tap on a city is answered once they are loaded.
      const loading = holdSettledFor(trackTaps.fetch());
      void loading.then(
        (taps) => answer(hex, taps),
        () => answer(hex, null),
      );
    },
  });
  return { ...turn, ...acts, tracks };
}
