import { figureAt } from '../../../../kit/figure-at';
import { writeHex } from '../../../../kit/hex';
import type { JsonObject } from '../../../../kit/json';
import type { Action } from '../../../../kit/rules';
import { rules } from '../../rules';
import type { Refusal } from '../../rules/state/events';
import { placeOf, type State } from '../../rules/state/state';
import { factsOf } from './base/facts';
import { legalIn } from './base/legal';
import { mapOf } from './base/map';
import { actionsOf, mostOf, type Offer, offersAt, offersIn, priceOf, type Way } from './offers';
import { gatheringIn } from './table';

/** How far the player has come on the way to an action. */
export type Choice =
  | { readonly step: 'none' }
  /** A hex, and what of all that is offered there; a resident may come from another one. */
  | {
      readonly step: 'hex';
      readonly hex: number;
      readonly from: number | null;
      /** Null: nothing yet. */
      readonly offer: string | null;
      readonly way: number;
      readonly count: number;
    }
  /** Actions of a panel that wait to be confirmed. */
  | { readonly step: 'deed'; readonly actions: readonly Action[] };

export type HexChoice = Choice & { readonly step: 'hex' };

export const NOTHING: Choice = { step: 'none' };

export function stepBack(choice: Choice): Choice {
  if (choice.step !== 'hex') return NOTHING;
  if (choice.from !== null) return lookAt(choice.from);
  return choice.offer === null ? NOTHING : lookAt(choice.hex);
}

export function lookAt(hex: number): HexChoice {
  return { step: 'hex', hex, from: null, offer: null, way: 0, count: 1 };
}

export function offerOf(state: State, choice: Choice): Offer | null {
  if (choice.step !== 'hex' || choice.offer === null) return null;
  return offersIn(state).find(({ id }) => id === choice.offer) ?? null;
}

/** The actions that a choice amounts to; empty while something is still open. */
export function chosenActions(state: State, choice: Choice): readonly Action[] {
  if (choice.step === 'deed') return choice.actions;
  const offer = offerOf(state, choice);
  if (!offer || choice.step !== 'hex') return [];
  const way = offer.ways[choice.way] ?? offer.ways[0];
  return way ? actionsOf(way, choice.count) : [];
}

/** The choice that amounts to these legal actions. */
export function choiceOf(state: State, actions: readonly Action[]): Choice {
  if (actions.length === 0) return NOTHING;
  for (const offer of offersIn(state)) {
    const hex = offer.hexes.at(-1);
    const way = offer.ways.findIndex((one) => timesOf(one, actions) > 0);
    const found = offer.ways[way];
    if (!found || hex === undefined) continue;
    const count = timesOf(found, actions);
    return { step: 'hex', hex, from: offer.from, offer: offer.id, way, count };
  }
  return { step: 'deed', actions };
}

/** How often a way does its action, if these are the actions that it amounts to; else 0. */
function timesOf(way: Way, actions: readonly Action[]): number {
  const count = actions.length - way.before.length;
  if (count <= 0) return 0;
  return actionsOf(way, count).every((action, place) => action === actions[place]) ? count : 0;
}

/** What a tap on a hex makes of a choice. */
export function tapped(state: State, choice: Choice, hex: number): Choice {
  if (choice.step === 'hex') {
    if (choice.hex === hex) return tappedAgain(state, choice);
    const from = choice.from ?? choice.hex;
    const offers = hex === from ? [] : offersAt(state, hex, from);
    if (offers.length > 0) return { ...lookAt(hex), from, offer: usualOf(offers) };
  }
  // Where residents can go on from, it is not yet known that they are to work here.
  const offer = goesFrom(state, hex) ? null : usualOf(offersAt(state, hex, null));
  return { ...lookAt(hex), offer };
}

/** The offer that is meant unless another one is chosen; null: the dear one is only one of several. */
function usualOf([first, second]: readonly Offer[]): string | null {
  const isDear = first?.kind === 'road' || first?.ways.slice(0, 1).some(priceOf);
  return first && !(second && isDear) ? first.id : null;
}

/** One more of the same; of all there are, none of it again. */
function tappedAgain(state: State, choice: HexChoice): Choice {
  const offer = offerOf(state, choice);
  if (!offer) return stepBack(choice);
  const most = mostOf(state, offer);
  if (choice.count < most) return { ...choice, count: choice.count + 1 };
  return most > 1 ? { ...choice, count: 1 } : stepBack(choice);
}

export function goesFrom(state: State, hex: number): boolean {
  return offersIn(state).some(({ from }) => from === hex);
}

/** Whether anything can be done at a hex for which nobody comes from elsewhere. */
export function actsAt(state: State, hex: number): boolean {
  return offersIn(state).some(
    ({ from, hexes }) => from === hex || (from === null && hexes.includes(hex)),
  );
}

/** Hexes where the next tap leads on. */
export function targetsOf(state: State, choice: Choice): ReadonlySet<number> {
  const gathering = gatheringIn(state);
  if (gathering) return new Set(gathering.targets(state, chosenActions(state, choice)));
  const offers = offersIn(state);
  if (choice.step === 'hex') {
    const from = choice.from ?? choice.hex;
    const reached = offers.filter(
      (offer) => offer.from === from || (offer.from === null && offer.hexes.includes(from)),
    );
    const next = new Set(reached.flatMap(({ hexes }) => hexes).filter((hex) => hex !== choice.hex));
    if (next.size > 0) return next;
    // Nothing leads on from there: what could be tapped before still can.
  }
  if (factsOf(state).step !== 'act' || factsOf(state).pending !== '')
    return new Set(offers.flatMap(({ hexes, from }) => hexes.filter((hex) => hex !== from)));
  const { tiles } = mapOf(state);
  const { owner } = factsOf(state);
  const active = Array.from({ length: tiles }, (_, tile) => tile).filter(
    (tile) => figureAt(state.active, placeOf(owner, tile)) > 0,
  );
  return new Set(active);
}

export const UNDECIDED: Refusal = { because: 'wrong-phase' };

export function doneIn(state: State): Action | null {
  return legalIn(state).find(({ form }) => form.do === 'done')?.action ?? null;
}

/** What was told of an earlier choice no longer holds. */
const CLOSED = {
  ...{ do: null, at: null, from: null, to: null, between: null, good: null, company: null },
  given: null,
} as const;

/** What a choice has open: the action, how often, and the hex of the board; lessons compare it with what they want. */
export function openIn(state: State, choice: Choice): JsonObject {
  const actions = chosenActions(state, choice);
  const [action] = actions;
  const hex = choice.step === 'hex' ? mapOf(state).all.hexes[choice.hex] : undefined;
  return {
    ...CLOSED,
    ...(action !== undefined && rules.action.write(action, state)),
    step: choice.step,
    hex: hex ? writeHex(hex) : null,
    count: actions.length,
  };
}
