import { figureAt } from '../../../kit/figure-at';
import { apply, changedCopy, lookAhead } from '../../../kit/look-ahead';
import { oncePer } from '../../../kit/once-per';
import type { Action, Seat } from '../../../kit/rules';
import { rules } from '../rules';
import { actionOf, argsOf } from '../rules/actions';
import { EDGES } from '../rules/board';
import { cityAtStop, cubeStop, go, nextStop, ship } from '../rules/delivery';
import { pack } from '../rules/kind';
import { ownerFrom } from '../rules/links';
import { CUBE, LINKS, SEAT, SEATS_FROM, type State } from '../rules/state';
import { legalIn, legalOf } from './legal';

/** A whole delivery: the actions of one tap, and whom it pays. */
export interface Route {
  /** `ship`, then every `go`. */
  readonly actions: readonly Action[];
  /** Stops on the way, from the first to the last. */
  readonly stops: readonly number[];
  /** The owner of each link. */
  readonly owners: readonly Seat[];
  /** The city where it ends, by its number; below 0 for one that goes on from a town. */
  readonly to: number;
  /** Income by seat. */
  readonly pays: readonly number[];
  /** What the seat that ships earns. */
  readonly own: number;
}

const listed = new Int32Array(rules.max);
const known = oncePer(() => new Map<Action, readonly Route[]>());

/** Every delivery of a cube, best first; of those that end alike and pay alike only the shortest. */
export function routesFor(state: State, city: number, color: number): readonly Route[] {
  const shipped = actionOf(ship, pack(city, color));
  const routes = known(state).get(shipped) ?? findRoutes(state, shipped);
  known(state).set(shipped, routes);
  return routes;
}

/** The best route to each city, the best of all first. */
export function bestByCity(routes: readonly Route[]): readonly Route[] {
  return routes.filter((route, place) => routes.findIndex(({ to }) => to === route.to) === place);
}

function findRoutes(state: State, ship: Action): readonly Route[] {
  if (rules.refusal(state, ship)) return [];
  const { after: begun } = lookAhead(rules, state, [ship]);
  const found = new Map<string, Route>();
  follow(begun, [ship], [], (route) => {
    const same = `${route.to}:${route.pays}`;
    const known = found.get(same);
    if (!known || known.owners.length > route.owners.length) found.set(same, route);
  });
  return [...found.values()].sort(better);
}

/** Sorts the best for the shipper first; of equals the one that gives others less, then the shorter one. */
function better(one: Route, other: Route): number {
  const rest = ({ pays, own }: Route) => pays.reduce((sum, by) => sum + by, 0) - own;
  return other.own - one.own || rest(one) - rest(other) || one.owners.length - other.owners.length;
}

/** Goes on from where the cube is by every link that the rules list. */
function follow(
  state: State,
  actions: readonly Action[],
  owners: readonly Seat[],
  tell: (route: Route) => void,
): void {
  const goes = [...listed.subarray(0, rules.list(state, listed))];
  for (const go of goes) {
    const to = nextStop(state, argsOf(go));
    const line = [...actions, go];
    const along = [...owners, linkOwner(state, go)];
    if ((figureAt(state.goals, figureAt(state.turn, CUBE) - 1) >> to) & 1) {
      const before = [...state.visited.subarray(0, figureAt(state.turn, LINKS) + 1)];
      tell(routeOf(state, line, [...before, to], along));
      continue;
    }
    follow(apply(rules, state, go), line, along, tell);
  }
}

/** A delivery along these actions: `ship` and any number of `go`. */
export function routeAlong(state: State, actions: readonly Action[]): Route {
  const [ship, ...goes] = lookAhead(rules, state, actions).steps;
  const stops = goes.map(({ before, action }) => nextStop(before, argsOf(action)));
  const owners = goes.map(({ before, action }) => linkOwner(before, action));
  return routeOf(state, actions, [ship ? cubeStop(ship.after) : 0, ...stops], owners);
}

/** Who owns the link by which the cube on its way would go on. */
function linkOwner(state: State, go: Action): Seat {
  return ownerFrom(state, cubeStop(state) * EDGES + argsOf(go)) - SEATS_FROM;
}

function routeOf(
  state: State,
  actions: readonly Action[],
  stops: readonly number[],
  owners: readonly Seat[],
): Route {
  const pays = Array.from({ length: state.seats }, (_, seat) =>
    figureAt(state.out, seat) > 0 ? 0 : owners.filter((owner) => owner === seat).length,
  );
  return {
    actions,
    stops,
    owners,
    to: cityAtStop(state, stops.at(-1) ?? 0),
    pays,
    own: figureAt(pays, figureAt(state.turn, SEAT)),
  };
}

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

/** A link by which a cube on its way may go on, the stop to which it leads, and the seat that it pays; null: none. */
export interface NextLink {
  readonly go: Action;
  readonly to: number;
  readonly paid: Seat | null;
}

/** The links by which a cube on its way may go on; of those that lead and pay alike only one. */
export function linksOn(state: State): readonly NextLink[] {
  const links = legalOf(state, go).map((go) => {
    const owner = linkOwner(state, go);
    const paid = owner >= 0 && figureAt(state.out, owner) === 0 ? owner : null;
    return { go, to: nextStop(state, argsOf(go)), paid };
  });
  return links.filter(
    ({ to, paid }, place) => links.findIndex((one) => one.to === to && one.paid === paid) === place,
  );
}

/** The only link that leads to a hex; null where none does, or more than one. */
export function onlyLinkTo(state: State, hex: number): Action | null {
  const there = linksOn(state).filter(({ to }) => figureAt(state.board.stopHex, to) === hex);
  return there.length === 1 ? (there[0]?.go ?? null) : null;
}

/** A cube of a city, and the best way to one city where it may go. */
export interface DeliveryIdea {
  readonly city: number;
  readonly color: number;
  readonly best: Route;
}

/** The best route of every cube to every city, sorted by what it is worth to the shipper. */
export function bestDeliveries(state: State): readonly DeliveryIdea[] {
  return [...legalIn(state).ships]
    .flatMap(([city, colors]) =>
      colors.flatMap((color) =>
        bestByCity(routesFor(state, city, color)).map((best) => ({ city, color, best })),
      ),
    )
    .sort((one, other) => better(one.best, other.best));
}

/** How many of them are worth telling. */
const TOLD = 4;

/** The deliveries that one more level of the engine would make possible, or make pay more; the best few. */
export function addedByEngine(state: State): readonly DeliveryIdea[] {
  const seat = figureAt(state.turn, SEAT);
  const better = changedCopy(rules, state, ({ engine }) => {
    engine[seat] = figureAt(engine, seat) + 1;
  });
  return addedTo(state, better);
}

/** The best deliveries of a position that are none in another, or pay the shipper less there. */
export function addedTo(now: State, then: State): readonly DeliveryIdea[] {
  const known = new Map(bestDeliveries(now).map((one) => [wayOf(one), one.best.own]));
  return bestDeliveries(then)
    .filter((one) => one.best.own > (known.get(wayOf(one)) ?? 0))
    .slice(0, TOLD);
}

/** Which cube goes where. */
export const wayOf = ({ city, color, best }: DeliveryIdea) => `${city} ${color} ${best.to}`;
