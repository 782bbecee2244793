import { figureAt } from '../../../kit/figure-at';
import { lookAhead } from '../../../kit/look-ahead';
import type { Action } from '../../../kit/rules';
import { rules } from '../rules';
import { actionOf, argsOf } from '../rules/actions';
import { go, nextStop, ship } from '../rules/delivery';
import { pack } from '../rules/kind';
import { CUBE, type State } from '../rules/state';
import { legalOf } from './legal';

/** A delivery that is chosen link by link: a cube of a city, and the links so far. */
export interface LinksChoice {
  readonly step: 'links';
  readonly city: number;
  readonly color: number;
  readonly gone: readonly Action[];
}

/** Its actions, as far as it goes. */
export function lineOf({ city, color, gone }: LinksChoice): readonly Action[] {
  return [actionOf(ship, pack(city, color)), ...gone];
}

/** The position after the chosen links, not shown to other players yet. */
export function afterLinks(state: State, choice: LinksChoice): State {
  return lookAhead(rules, state, lineOf(choice)).after;
}

/** Whether a cube is on its way. */
export const isUnderway = ({ turn }: State) => figureAt(turn, CUBE) > 0;

/** The links by which a cube on its way may go on, and the stops to which they lead. */
export function linksOn(state: State): readonly { readonly go: Action; readonly to: number }[] {
  return legalOf(state, go).map((go) => ({ go, to: nextStop(state, argsOf(go)) }));
}

/** The only link that leads to a hex; null where none does, or more than one. */
export function onlyLinkTo(state: State, hex: number): Action | null {
  const there = linksOn(state).filter(({ to }) => figureAt(state.board.stopHex, to) === hex);
  return there.length === 1 ? (there[0]?.go ?? null) : null;
}
