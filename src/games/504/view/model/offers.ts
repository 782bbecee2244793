import { figureAt } from '../../../../kit/figure-at';
import type { JsonObject } from '../../../../kit/json';
import { lookAhead } from '../../../../kit/look-ahead';
import { oncePer } from '../../../../kit/once-per';
import type { Action } from '../../../../kit/rules';
import { rules } from '../../rules';
import { hexText } from '../../rules/base/map';
import type { State } from '../../rules/state/state';
import { type Line, placesOf } from './base/line';
import { linesIn } from './lines';
import { offerKind } from './table';

/** One of several ways to do the same: the actions that lead there, then the action itself. */
export type Way = Omit<Line, 'hexes'>;

/** Something that can be done on the map now. */
export interface Offer {
  /** Stable across positions: the action and its place. */
  readonly id: string;
  readonly kind: string;
  /** Hexes of the map on which it is offered. */
  readonly hexes: readonly number[];
  /** The hex that a resident leaves; null: none. */
  readonly from: number | null;
  /** Ways to do it, the usual one first. */
  readonly ways: readonly Way[];
}

/** Everything that can be done on the map, the likeliest kinds first. */
export const offersIn = oncePer((state: State): readonly Offer[] => {
  const found = new Map<string, { offer: Omit<Offer, 'ways'>; ways: Way[] }>();
  for (const { hexes, ...way } of linesIn(state)) {
    const { form } = way;
    const kind = String(form.do);
    const id = idOf(state, form, hexes);
    const known = found.get(id);
    if (known) known.ways.push(way);
    else {
      // An action that names only its origin is offered there.
      const from = 'from' in form && hexes.length > 1 ? (hexes[0] ?? null) : null;
      found.set(id, { offer: { id, kind, hexes, from }, ways: [way] });
    }
  }
  const rank = ({ kind }: Offer) => offerKind(state, kind)?.rank ?? 0;
  return [...found.values()]
    .map(({ offer, ways }) => ({ ...offer, ways: usualFirst(state, offer.kind, ways) }))
    .sort((one, other) => rank(one) - rank(other));
});

/** The action, its places, and the good or resident it names. */
function idOf(state: State, form: JsonObject, hexes: readonly number[]): string {
  const places = placesOf(form);
  const where = places.length > 0 ? places : hexes.map((hex) => hexText(state, hex));
  return [form.do, ...where, form.good ?? (form.resident ? 'resident' : '')].join(' ').trim();
}

/** The actions of a way, its last `count` times. */
export function actionsOf({ before, action }: Way, count = 1): readonly Action[] {
  return [...before, ...Array.from({ length: count }, () => action)];
}

/** What has to be bought on the way to it. */
export const priceOf = ({ form }: Way): number => Number(form.price ?? 0);

function usualFirst(state: State, kind: string, ways: Offer['ways']): Offer['ways'] {
  const usual = offerKind(state, kind)?.usual?.(
    state,
    ways.map(({ action }) => action),
  );
  const first = ways.find(({ action }) => action === usual);
  return first ? [first, ...ways.filter((way) => way !== first)] : ways;
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

/** More of the same are not offered in one go: no tile takes more by purchase (G6.1). */
const MOST_AT_ONCE = 9;

/** How often the same action can be played in a row without anything else in between. */
export function mostOf(state: State, { kind, ways: [way] }: Offer): number {
  if (!way || !offerKind(state, kind)?.repeats) return 1;
  const { action } = way;
  const turn = figureAt(state.turns, 0);
  let { after: now } = lookAhead(rules, state, way.before);
  let most = 0;
  // What comes after chance is not foreseen.
  const draws = rules.draws(now);
  const isSame = () => figureAt(now.turns, 0) === turn && rules.draws(now) === draws;
  while (most < MOST_AT_ONCE && isSame() && !rules.refusal(now, action)) {
    now = lookAhead(rules, now, [action]).after;
    most++;
  }
  return Math.max(1, most);
}
