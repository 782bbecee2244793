import type { JsonObject } from '../../../../kit/json';
import { oncePer } from '../../../../kit/once-per';
import { SIDES } from '../../rules/base/map';
import type { State } from '../../rules/state/state';
import { factsOf } from './base/facts';
import { mapOf } from './base/map';
import { type Choice, type HexChoice, lookAt, NOTHING, openIn } from './choice';
import { type Offer, offersIn } from './offers';

/** What is chosen before the first tap, where only one place can be meant or one is as good as another; null: nothing. */
export const givenIn = oncePer((state: State): HexChoice | null => {
  const { step, pending } = factsOf(state);
  const offers = offersIn(state);
  if (pending === 'explore') return offered(nextAround(state, offers, mapOf(state).tiles - 1));
  if (pending !== '') return null;
  if (step === 'buy') return offers.length === 1 ? offered(offers[0]) : null;
  return step === 'act' ? onlyOrigin(state, offers) : null;
});

/** Whether a choice is the given one, however often. */
export function isGiven(state: State, choice: Choice): boolean {
  const given = givenIn(state);
  if (choice.step !== 'hex' || !given) return false;
  return choice.hex === given.hex && choice.from === given.from && choice.offer === given.offer;
}

/** What a choice has open, for lessons; of one that was not made by a tap nothing is, but this is `given`. */
export function openForLessons(state: State, choice: Choice): JsonObject {
  const open = openIn(state, choice);
  return isGiven(state, choice) ? { ...openIn(state, NOTHING), given: open } : open;
}

/** The choice of an offer where it leads; null: there is none. */
export function offered(offer: Offer | undefined): HexChoice | null {
  const hex = offer?.hexes.at(-1);
  return offer && hex !== undefined ? { ...lookAt(hex), offer: offer.id } : null;
}

/** The one tile from which anything can be done; where that is to explore, with the first hex for it. */
function onlyOrigin(state: State, offers: readonly Offer[]): HexChoice | null {
  const origin = offers.find(({ from }) => from !== null)?.from ?? null;
  if (origin === null) return null;
  const isThere = ({ from, hexes }: Offer) =>
    from === null ? hexes.includes(origin) : from === origin;
  if (!offers.every(isThere)) return null;
  const next = offered(nextAround(state, offers, mapOf(state).tiles - 1));
  return next && offers.every(({ kind }) => kind === 'explore')
    ? { ...next, from: origin }
    : lookAt(origin);
}

/** The side of a hex on the right. */
const RIGHT = 1;

/** The next offer around the tile from which all come, clockwise from a hex; from the right one where that is elsewhere. */
export function nextAround(
  state: State,
  offers: readonly Offer[],
  last: number,
): Offer | undefined {
  const { neighbors } = mapOf(state).all;
  const tile = offers[0]?.from ?? 0;
  const around = [...neighbors.slice(tile * SIDES, (tile + 1) * SIDES)];
  const begin = around.includes(last) ? around.indexOf(last) : RIGHT;
  const turns = ({ hexes }: Offer) => (around.indexOf(hexes.at(-1) ?? -1) - begin + SIDES) % SIDES;
  return [...offers].sort((one, other) => turns(one) - turns(other))[0];
}
