import type { Action } from '../../../kit/rules';
import { buildAction, draftAction, takeAction } from '../rules/action';
import { destinations, routesTo } from '../rules/destinations';
import { type Company, phase, type State } from '../rules/state';
import { isPurple } from '../rules/tile';

/** How far the player has got on the way to an action. Every step back is the one before it in this list. */
export type Choice =
  | { readonly step: 'none' }
  /** Looking at a city, before any company. */
  | { readonly step: 'city'; readonly city: number }
  | { readonly step: 'company'; readonly company: Company }
  /** A share about to be drafted or taken. */
  | { readonly step: 'share'; readonly company: Company }
  | {
      readonly step: 'build';
      readonly company: Company;
      readonly city: number;
      /** One of the least-cost routes; `route` is the place of the one shown. */
      readonly routes: readonly (readonly number[])[];
      readonly route: number;
      /** The second company of a purple tile; null while nobody has been named, and for other tiles. */
      readonly also: Company | null;
    };

export const NOTHING: Choice = { step: 'none' };

export function companyChosen(choice: Choice): Company | null {
  return 'company' in choice ? choice.company : null;
}

export function chooseBuild(state: State, company: Company, city: number): Choice {
  const routes = routesTo(state, company, city);
  return { step: 'build', company, city, routes, route: 0, also: null };
}

/** The next route that passes the hex, after the one shown; null where none does. */
export function steerThrough(choice: Choice & { step: 'build' }, hex: number): Choice | null {
  const { routes, route } = choice;
  for (let ahead = 1; ahead <= routes.length; ahead++) {
    const next = (route + ahead) % routes.length;
    if (routes[next]?.includes(hex)) return next === route ? null : { ...choice, route: next };
  }
  return null;
}

export function otherRoute(choice: Choice & { step: 'build' }): Choice {
  return { ...choice, route: (choice.route + 1) % choice.routes.length };
}

/** Whether the tile asks for a company that has not been named yet. */
export function asksForCompany(state: State, choice: Choice & { step: 'build' }): boolean {
  return isPurple(state.tile[choice.city] ?? 0) && choice.also === null;
}

/** The action that the choice amounts to; null while something is still open. */
export function chosenAction(state: State, choice: Choice): Action | null {
  if (choice.step === 'share') {
    return phase(state) === 'draft' ? draftAction(choice.company) : takeAction(choice.company);
  }
  if (choice.step !== 'build' || asksForCompany(state, choice)) return null;
  const { company, also } = choice;
  const route = choice.routes[choice.route] ?? [];
  return buildAction(state, { company, route, ...(also !== null && { also }) });
}

/**
 * The city a tap is meant for: the hex's own, or, as fingers are wider than hexes on a phone, the only lit
 * one next to it.
 */
export function tappedTarget(state: State, company: Company, hex: number): number | null {
  const { cityAt, cityHex, map } = state.board;
  const own = cityAt[hex] ?? -1;
  const lit = destinations(state, company).map(({ city }) => city);
  if (own >= 0) return lit.includes(own) ? own : null;
  const beside = map.neighbours.subarray(hex * 6, hex * 6 + 6);
  const near = lit.filter((city) => beside.includes(cityHex[city] ?? -1));
  return near.length === 1 ? (near[0] ?? null) : null;
}
