import type { SeatPlan } from '../../../../kit/header';
import { SHAPES } from '../../../../ui/seat-mark';
import '../board/track.css';
import type { Route } from '../routes';

const LINK = 26;

/** The links of a route in a row, each in its owner’s color and pattern. */
export function RouteStrip({
  route,
  seats,
}: {
  readonly route: Route;
  readonly seats: readonly SeatPlan[];
}) {
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
