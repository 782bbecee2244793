import { useMemo, useRef } from 'preact/hooks';
import type { Action } from '../../../../kit/rules';
import { useChoice } from '../../../../ui/turn/use-choice';
import { useSteady } from '../../../../ui/use-steady';
import type { Refusal } from '../../rules/state/events';
import type { State } from '../../rules/state/state';
import type { MatchTableProps } from '../props';
import { factsOf } from './base/facts';
import type { Voice } from './base/voice';
import {
  type Choice,
  choiceOf,
  chosenActions,
  goesFrom,
  lookAt,
  NOTHING,
  offerOf,
  stepBack,
  tapped,
  UNDECIDED,
} from './choice';
import { gatheringIn } from './table';
import { lossTold, whatIsLost } from './what-is-lost';

interface TurnProps extends Pick<MatchTableProps, 'state' | 'acting' | 'offer' | 'suggested'> {
  readonly voice: Voice;
  /** The steps that the player is not asked about. */
  readonly off: readonly string[];
}

/** The choice so far, what answers the last tap, and what taps do. */
export type Turn = ReturnType<typeof useTurn>;

/** The way from taps to actions. */
export function useTurn({ state, acting, voice, off, offer, suggested }: TurnProps) {
  // Where residents went from: the next ones often go from there too.
  const origin = useRef<{ readonly tile: number; readonly owner: number } | null>(null);
  // The same object while nothing happens, so that each choice is reported once.
  const nothing = useMemo(
    () => (acting === null ? NOTHING : goOn(state, origin.current)),
    [state, acting, origin.current],
  );
  const turn = useChoice<State, Choice, readonly Action[], Refusal>({
    position: state,
    nothing,
    before: stepBack,
    offered: (choice) => {
      const actions = chosenActions(state, choice);
      return actions.length > 0 ? actions : UNDECIDED;
    },
    losses: (actions) => whatIsLost(state, actions, off).map((loss) => lossTold(loss, voice)),
    mayAct: acting !== null,
    offer,
    sentence: voice.refusal,
    suggested,
    suggestedChoice: () => (suggested ? choiceOf(state, suggested.actions) : NOTHING),
  });
  const { choice, choose, confirm, play } = turn;
  const acts = useSteady({
    tapHex: (hex: number) => {
      const gathering = acting === null ? null : gatheringIn(state);
      if (!gathering) return choose(tapped(state, choice, hex));
      const next = gathering.tap(state, chosenActions(state, choice), hex, voice);
      if (typeof next === 'string') turn.say({ text: next, because: '' });
      else choose(next.length > 0 ? { step: 'deed', actions: next } : NOTHING);
    },
    confirm: () => {
      const tile = offerOf(state, choice)?.from ?? null;
      origin.current = tile === null ? null : { tile, owner: factsOf(state).owner };
      confirm();
    },
    back: () => {
      origin.current = null;
      choose(stepBack(choice));
    },
    /** Plays what needs no second look. */
    act: (...actions: readonly Action[]) => {
      origin.current = null;
      play(actions);
    },
  });
  return { ...turn, ...acts };
}

/** The choice that goes on from where residents went last, while some of them are still there. */
function goOn(
  state: State,
  origin: { readonly tile: number; readonly owner: number } | null,
): Choice {
  const { step, pending, owner } = factsOf(state);
  const isHis = origin && step === 'act' && pending === '' && owner === origin.owner;
  return isHis && goesFrom(state, origin.tile) ? lookAt(origin.tile) : NOTHING;
}
