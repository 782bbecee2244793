import type { Action } from '../../../kit/rules';
import {
  BID_KIND,
  BUILD_KIND,
  ISSUE_KIND,
  kindOf,
  oneOf,
  PLACE_KIND,
  packAction,
  SELECT_KIND,
  SHIP_KIND,
  twoOf,
  URBANIZE_KIND,
} from '../rules/action';
import type { State } from '../rules/state';
import { buildsOn } from './builds';
import { afterLinks, isUnderway, type LinksChoice, lineOf } from './by-link';
import { type Route, routesFor } from './routes';

/** How far the player has got on the way to an action. */
export type Choice =
  | { readonly step: 'none' }
  /** A hex that is only looked at. */
  | { readonly step: 'look'; readonly hex: number }
  | { readonly step: 'shares'; readonly shares: number }
  | { readonly step: 'bid'; readonly amount: number }
  | { readonly step: 'action'; readonly place: number }
  /** A hex to build on, and the place of the shape shown among those that fit; `asked`: to be confirmed once more. */
  | {
      readonly step: 'hex';
      readonly hex: number;
      readonly shape: number;
      readonly asked?: boolean;
    }
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
  /** What is done without choosing anything else, to be confirmed once more. */
  | { readonly step: 'deed'; readonly action: Action };

export const NOTHING: Choice = { step: 'none' };

/** The step before. */
export function stepBack(choice: Choice): Choice {
  if (choice.step === 'hex' && choice.asked) return { ...choice, asked: false };
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
      return [packAction(ISSUE_KIND, choice.shares)];
    case 'bid':
      return [packAction(BID_KIND, choice.amount)];
    case 'action':
      return [packAction(SELECT_KIND, choice.place)];
    case 'hex':
      return buildsOn(state, choice.hex).slice(choice.shape, choice.shape + 1);
    case 'town':
      return [packAction(URBANIZE_KIND, choice.hex, choice.letter)];
    case 'route':
      return routesTo(state, choice)[choice.route]?.actions ?? [];
    case 'links':
      return isUnderway(afterLinks(state, choice)) ? [] : lineOf(choice);
    case 'box':
      return [packAction(PLACE_KIND, choice.box, choice.color)];
    case 'deed':
      return [choice.action];
    default:
      return [];
  }
}

/** The choice that amounts to these legal actions. */
export function choiceOf(state: State, actions: readonly Action[]): Choice {
  const [action] = actions;
  if (action === undefined) return NOTHING;
  const [one, two] = [oneOf(action), twoOf(action)];
  switch (kindOf(action)) {
    case ISSUE_KIND:
      return { step: 'shares', shares: one };
    case BID_KIND:
      return { step: 'bid', amount: one };
    case SELECT_KIND:
      return { step: 'action', place: one };
    case BUILD_KIND:
      return { step: 'hex', hex: one, shape: buildsOn(state, one).indexOf(action) };
    case URBANIZE_KIND:
      return { step: 'town', letter: two, hex: one };
    case SHIP_KIND:
      return deliveryOf(state, actions, one, two);
    case PLACE_KIND:
      return { step: 'box', color: two, box: one };
    default:
      return { step: 'deed', action };
  }
}

function deliveryOf(state: State, actions: readonly Action[], city: number, color: number): Choice {
  const isSame = (route: Route) => route.actions.every((action, at) => action === actions[at]);
  const found = routesFor(state, city, color).find(isSame);
  // Of equivalent deliveries only one is among the routes.
  if (!found) return { step: 'links', city, color, gone: actions.slice(1) };
  const choice = { step: 'route', city, color, to: found.to, route: 0 } as const;
  return { ...choice, route: routesTo(state, choice).findIndex(isSame) };
}
