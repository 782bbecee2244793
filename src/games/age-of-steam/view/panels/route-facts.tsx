import { SHAPES } from '../../../../ui/seat-mark';
import { stopName } from '../board/names';
import { useTable } from '../in-table';
import type { Route } from '../routes';
import '../board/pieces.css';

interface RouteProps {
  readonly route: Route;
}

/** Whom a route pays, oneself first. */
export function Pays({ route }: RouteProps) {
  const { acting, words, voice } = useTable();
  const { move } = words.table;
  const others = route.pays
    .map((by, seat) => ({ by, seat }))
    .filter(({ by, seat }) => by > 0 && seat !== acting)
    .sort((one, other) => other.by - one.by);
  if (route.own === 0 && others.length === 0)
    return <span class="aos-pays">{move.paysNobody}</span>;
  return (
    <span class="aos-pays">
      <b>{move.pay(null, route.own)}</b>
      {others.length > 0 && (
        <small>{others.map(({ by, seat }) => move.pay(voice.name(seat), by)).join(', ')}</small>
      )}
    </span>
  );
}

/** A route by its links, the stops on its way, and whom it pays. */
export function RouteFacts({ route }: RouteProps) {
  const { state, words } = useTable();
  const stops = route.stops.map((stop) => stopName(state, stop, words.names));
  return (
    <>
      <span class="aos-delivery__way">
        <RouteStrip route={route} />
        <small>{words.table.move.route(stops)}</small>
      </span>
      <Pays route={route} />
    </>
  );
}

const LINK = 26;

/** The links of a route in a row, each in its owner’s color and pattern. */
function RouteStrip({ route }: RouteProps) {
  const { seats } = useTable();
  const width = route.owners.length * LINK + 16;
  return (
    <svg
      class="aos-strip-route"
      viewBox={`0 0 ${width} 16`}
      style={{ width: `${width}px` }}
      aria-hidden="true"
    >
      {route.owners.map((owner, place) => {
        const plan = seats[owner];
        const d = `M${8 + place * LINK} 8h${LINK}`;
        return (
          <g class="aos-track" key={place} data-seat={plan?.colour}>
            <path class="aos-track__rim" d={d} />
            <path class="aos-track__core" d={d} />
            <path class="aos-track__pattern" d={d} />
            {plan && (
              <path
                class="aos-track__mark"
                d={SHAPES[plan.colour]}
                transform={`translate(${8 + (place + 0.5) * LINK} 8) scale(0.36) translate(-16 -16)`}
              />
            )}
          </g>
        );
      })}
      {[...route.stops.keys()].map((place) => (
        <circle class="aos-town" key={place} cx={8 + place * LINK} cy="8" r="4.5" />
      ))}
    </svg>
  );
}
