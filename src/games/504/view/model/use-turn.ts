import { useMemo, useRef } from 'preact/hooks';
import { figureAt } from '../../../../kit/figure-at';
import { lookAhead } from '../../../../kit/look-ahead';
import type { Action } from '../../../../kit/rules';
import { useChoice } from '../../../../ui/turn/use-choice';
import { useSteady } from '../../../../ui/use-steady';
import { rules } from '../../rules';
import { hasSettlement } from '../../rules/base/pieces';
import type { Refusal } from '../../rules/state/events';
import type { State } from '../../rules/state/state';
import type { MatchTableProps } from '../props';
import { factsOf } from './base/facts';
import type { Voice } from './base/voice';
import {
  actsAt,
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
import { givenIn, isGiven, nextAround, offered } from './given';
import { actionsOf, type Offer, offersIn } from './offers';
import { gatheringIn } from './table';
import { lossTold, whatIsLost } from './what-is-lost';

interface TurnProps extends Pick<MatchTableProps, 'state' | 'acting' | 'offer' | 'suggested'> {
  readonly voice: Voice;
  /** The steps that the player is not asked about. */
  readonly off: readonly string[];
  /** What the last action led to is still shown. */
  readonly waits: boolean;
}

/** The choice so far, what answers the last tap, and what taps do. */
export type Turn = ReturnType<typeof useTurn>;

/** The way from taps to actions. */
export function useTurn({ state, acting, voice, off, waits, offer, suggested }: TurnProps) {
  // Where residents went from: the next ones often go from there too.
  const origin = useRef<Origin | null>(null);
  // The same object while nothing happens, so that each choice is reported once.
  const given = acting === null || waits ? null : givenIn(state);
  const nothing = useMemo(
    () => (acting === null || waits ? NOTHING : goOn(state, origin.current, given)),
    [state, acting, waits, origin.current],
  );
  const before = (choice: Choice) => givenOr(stepBack(choice), given);
  const turn = useChoice<State, Choice, readonly Action[], Refusal>({
    position: state,
    nothing,
    before,
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
      if (!gathering) {
        // What nobody has chosen yet gives way to what can be done at the tapped place itself.
        const isUntouched = choice === nothing || isGiven(state, choice);
        const start = isUntouched && actsAt(state, hex) ? NOTHING : choice;
        return choose(givenOr(tapped(state, start, hex), given));
      }
      const next = gathering.tap(state, chosenActions(state, choice), hex, voice);
      if (typeof next === 'string') turn.say({ text: next, because: '' });
      else choose(next.length > 0 ? { step: 'deed', actions: next } : NOTHING);
    },
    confirm: () => {
      const offer = offerOf(state, choice);
      const tile = offer?.from ?? null;
      const settled =
        offer && chosenActions(state, choice).length === 1 ? settledBy(state, offer) : null;
      origin.current = tile === null ? null : { tile, settled, owner: factsOf(state).owner };
      confirm();
    },
    back: () => {
      origin.current = null;
      choose(before(choice));
    },
    /** Plays what needs no second look. */
    act: (...actions: readonly Action[]) => {
      origin.current = null;
      play(actions);
    },
  });
  return { ...turn, ...acts, nothing };
}

/** What is given instead of a choice that says no more than it. */
function givenOr(choice: Choice, given: Choice | null): Choice {
  const isLess =
    choice.step === 'none' ||
    (given?.step === 'hex' && choice.step === 'hex' && choice.hex === given.hex && !choice.offer);
  return (isLess && given) || choice;
}

/** From where residents of an owner went last, and where they settled; null: they did not. */
interface Origin {
  readonly tile: number;
  readonly owner: number;
  readonly settled: number | null;
}

/** The tile on which an offer settles for nothing; null: it does not. */
function settledBy(state: State, { kind, hexes, ways: [way] }: Offer): number | null {
  const [to] = hexes.slice(-1);
  const { owner } = factsOf(state);
  if (kind !== 'move' || to === undefined || !way || hasSettlement(state, owner, to)) return null;
  const { after } = lookAhead(rules, state, actionsOf(way));
  const isFree = figureAt(after.cash, owner) >= figureAt(state.cash, owner);
  return isFree && hasSettlement(after, owner, to) ? to : null;
}

/** The choice that goes on as residents did last, while some of them are still there; or what is given. */
function goOn(state: State, origin: Origin | null, given: Choice | null): Choice {
  const { step, pending, owner } = factsOf(state);
  const isHis = origin && step === 'act' && pending === '' && owner === origin.owner;
  if (!isHis || !goesFrom(state, origin.tile)) return given ?? NOTHING;
  const { tile, settled } = origin;
  // After an undo, nobody has settled there.
  const isSettled = settled !== null && hasSettlement(state, owner, settled);
  const more = offersIn(state).filter(
    (offer) => isSettled && offer.from === tile && settledBy(state, offer) !== null,
  );
  const next = offered(nextAround(state, more, settled ?? tile));
  return next ? { ...next, from: tile } : (given ?? lookAt(tile));
}
