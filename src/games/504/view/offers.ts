import type { JsonObject } from '../../../kit/json';
import type { Action } from '../../../kit/rules';
import { perPosition } from '../../../ui/per-position';
import { rules } from '../rules';
import { readHex } from '../rules/base/map';
import type { State } from '../rules/state';
import { at } from './at';
import { MOST_AT_ONCE } from './at-once';
import { mapOf } from './board/map';
import { legalIn } from './legal';
import { offerKind } from './table/offers';

/** Something that can be done on the map now. */
export interface Offer {
  /** The same in every position: what is done and where. */
  readonly id: string;
  readonly kind: string;
  /** Hexes of the map on which it is offered. */
  readonly hexes: readonly number[];
  /** The hex that a resident leaves; null: none. */
  readonly from: number | null;
  /** Ways to do it, the usual one first. */
  readonly ways: readonly { readonly action: Action; readonly form: JsonObject }[];
}

/** Everything that can be done on the map, the likeliest kinds first. */
export const offersIn = perPosition((state: State): readonly Offer[] => {
  const found = new Map<string, { offer: Omit<Offer, 'ways'>; ways: Offer['ways'][number][] }>();
  for (const { action, form } of legalIn(state)) {
    const kind = String(form.do);
    if (!offerKind(state, kind)) continue;
    const hexes = hexesOf(state, form);
    if (hexes.length === 0) continue;
    const id = [kind, ...placesOf(form), form.good ?? ''].join(' ').trim();
    const known = found.get(id);
    if (known) known.ways.push({ action, form });
    else {
      // What names nothing but where somebody comes from is offered there.
      const from = 'from' in form && hexes.length > 1 ? (hexes[0] ?? null) : null;
      found.set(id, { offer: { id, kind, hexes, from }, ways: [{ action, form }] });
    }
  }
  const rank = ({ kind }: Offer) => offerKind(state, kind)?.rank ?? 0;
  return [...found.values()]
    .map(({ offer, ways }) => ({ ...offer, ways: usualFirst(state, offer.kind, ways) }))
    .sort((one, other) => rank(one) - rank(other));
});

function usualFirst(state: State, kind: string, ways: Offer['ways']): Offer['ways'] {
  const usual = offerKind(state, kind)?.usual?.(
    state,
    ways.map(({ action }) => action),
  );
  const first = ways.find(({ action }) => action === usual);
  return first ? [first, ...ways.filter((way) => way !== first)] : ways;
}

/** The hexes that a written action names, where it comes from first. */
function placesOf(form: JsonObject): readonly string[] {
  const between = Array.isArray(form.between) ? form.between : [];
  return [form.from, form.at, form.to, ...between].filter(
    (place): place is string => typeof place === 'string',
  );
}

function hexesOf(state: State, form: JsonObject): readonly number[] {
  const map = mapOf(state);
  return placesOf(form).flatMap((place) => {
    const hex = readHex(place);
    return hex ? (map.hexAt(...hex) ?? []) : [];
  });
}

/** What is offered at a hex: alone, or for a resident that comes from another one. */
export function offersAt(state: State, hex: number, from: number | null): readonly Offer[] {
  return offersIn(state).filter((offer) => {
    if (!offer.hexes.includes(hex)) return false;
    if (from !== null)
      return offer.from === from || (offer.from === null && offer.hexes.includes(from));
    // Ways from here are offered where they lead.
    return offer.from !== hex;
  });
}

/** How often the same action can be played in a row without anything else in between. */
export function mostOf(state: State, { kind, ways: [way] }: Offer): number {
  if (!way || !offerKind(state, kind)?.repeats) return 1;
  const { action } = way;
  const turn = at(state.turns, 0);
  const now = rules.clone(state);
  let most = 0;
  // What comes after chance is not foreseen.
  const draws = rules.draws(now);
  const isSame = () => at(now.turns, 0) === turn && rules.draws(now) === draws;
  while (most < MOST_AT_ONCE && isSame() && !rules.refusal(now, action)) {
    rules.play(now, action);
    most++;
  }
  return Math.max(1, most);
}
