import type { Action } from '../../../kit/rules';
import type { TrackRoute } from '../advice/track-routes';
import { actionOf } from '../rules/actions';
import { bid } from '../rules/auction';
import { issue } from '../rules/issue';
import { pack } from '../rules/kind';
import { place } from '../rules/production';
import { select } from '../rules/select';
import type { State } from '../rules/state';
import { urbanize } from '../rules/urbanize';
import { buildsOn } from './builds';
import { afterLinks, isUnderway, type LinksChoice, lineOf, type Route, routesFor } from './routes';

/** Where track is led from, and the cities and towns in reach with what the cheapest track to each costs, as hexes. */
interface Leading {
  readonly from: number;
  readonly goals: ReadonlyMap<number, number>;
}

/** How far the player has got on the way to an action. */
export type Choice =
  | { readonly step: 'none' }
  /** A hex that is only looked at. */
  | { readonly step: 'look'; readonly hex: number }
  | { readonly step: 'shares'; readonly shares: number }
  | { readonly step: 'bid'; readonly amount: number }
  | { readonly step: 'action'; readonly place: number }
  /** A hex to build on, and the place of the shape shown among those that fit. */
  | { readonly step: 'hex'; readonly hex: number; readonly shape: number }
  /** The hex from which track is led; `missed`: where no track leads. */
  | (Leading & { readonly step: 'from'; readonly missed: number | null })
  /** Track as a whole to another hex: all routes that lead there, and the place of the one that is shown. */
  | (Leading & {
      readonly step: 'track';
      readonly to: number;
      readonly routes: readonly TrackRoute[];
      readonly route: number;
    })
  | { readonly step: 'new-city'; readonly letter: number }
  | { readonly step: 'town'; readonly letter: number; readonly hex: number }
  | { readonly step: 'city'; readonly city: number }
  | { readonly step: 'cube'; readonly city: number; readonly color: number }
  /** A delivery to a city, and the place of the route shown among those that lead there. */
  | {
      readonly step: 'route';
      readonly city: number;
      readonly color: number;
      readonly to: number;
      readonly route: number;
    }
  | LinksChoice
  | { readonly step: 'box'; readonly color: number; readonly box: number }
  /** What is done without choosing anything else, where it is suggested. */
  | { readonly step: 'deed'; readonly action: Action };

export const NOTHING: Choice = { step: 'none' };

export type FromChoice = Choice & { readonly step: 'from' };
export type TrackChoice = Choice & { readonly step: 'track' };

/** The step before. */
export function stepBack(choice: Choice): Choice {
  if (choice.step === 'track') {
    const { from, goals } = choice;
    return { step: 'from', from, goals, missed: null };
  }
  if (choice.step === 'town') return { step: 'new-city', letter: choice.letter };
  if (choice.step === 'cube') return { step: 'city', city: choice.city };
  if (choice.step === 'route') return { step: 'cube', city: choice.city, color: choice.color };
  if (choice.step === 'links') {
    const { gone, ...cube } = choice;
    return gone.length > 0 ? { ...choice, gone: gone.slice(0, -1) } : { ...cube, step: 'cube' };
  }
  return NOTHING;
}

/** The routes that lead where the choice wants to go. */
export function routesTo(
  state: State,
  { city, color, to }: Choice & { readonly step: 'route' },
): readonly Route[] {
  return routesFor(state, city, color).filter((route) => route.to === to);
}

/** The actions that a choice amounts to; empty while something is still open. */
export function chosenActions(state: State, choice: Choice): readonly Action[] {
  switch (choice.step) {
    case 'shares':
      return [actionOf(issue, choice.shares)];
    case 'bid':
      return [actionOf(bid, choice.amount)];
    case 'action':
      return [actionOf(select, choice.place)];
    case 'hex':
      return buildsOn(state, choice.hex).slice(choice.shape, choice.shape + 1);
    case 'track':
      return choice.routes[choice.route]?.actions ?? [];
    case 'town':
      return [actionOf(urbanize, pack(choice.hex, choice.letter))];
    case 'route':
      return routesTo(state, choice)[choice.route]?.actions ?? [];
    case 'links':
      return isUnderway(afterLinks(state, choice)) ? [] : lineOf(choice);
    case 'box':
      return [actionOf(place, pack(choice.box, choice.color))];
    case 'deed':
      return [choice.action];
    default:
      return [];
  }
}
