import { figureAt } from '../../../kit/figure-at';
import { changedCopy } from '../../../kit/look-ahead';
import { rules } from '../rules';
import { SEAT, type State } from '../rules/state';
import { legalIn } from './legal';
import { bestByCity, better, type Route, routesFor } from './routes';

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
  const now = new Map(bestDeliveries(state).map((one) => [wayOf(one), one.best.own]));
  return bestDeliveries(better)
    .filter((one) => one.best.own > (now.get(wayOf(one)) ?? 0))
    .slice(0, TOLD);
}

/** Which cube goes where. */
export const wayOf = ({ city, color, best }: DeliveryIdea) => `${city} ${color} ${best.to}`;
