import type { SeatPlan } from '../../../../kit/header';
import { Button } from '../../../../ui/button';
import { SHAPES } from '../../../../ui/seat-mark';
import { CUBES } from '../../data/goods';
import { CITY_IDS } from '../../rules/board';
import { cityName } from '../../words/names';
import { stopName } from '../board/names';
import '../board/track.css';
import { type Choice, routesTo } from '../choice';
import { Cube } from '../cube';
import { seatIn } from '../facts';
import type { Route } from '../routes';
import { AskPanel } from './ask-panel';
import { Bill } from './bill';
import type { PanelProps } from './panel-props';
import { Pays } from './pays';

type RouteProps = PanelProps & { readonly choice: Choice & { readonly step: 'route' } };

/** The ways to the chosen city, the best for oneself first; one tap delivers. */
export function RoutePanel(props: RouteProps) {
  const { state, facts, seats, acting, turn, words, voice, choice } = props;
  const { ask, buttons, move } = words.table;
  const { names } = words;
  const routes = routesTo(state, choice);
  const chosen = routes[choice.route] ?? routes[0];
  if (!chosen) return null;
  const income = seatIn(facts, acting)?.income ?? 0;
  const cube = CUBES[choice.color] ?? 'black';
  return (
    <AskPanel
      question={ask.route(cityName(names, CITY_IDS[choice.to] ?? ''))}
      note={move.ways(routes.length)}
      legend="delivery"
      notice={turn.notice}
      step="route"
      foot={
        <>
          <Button onClick={turn.close}>{buttons.allDeliveries}</Button>
          <Button kind="primary" busy={turn.busy} onClick={turn.confirm}>
            {buttons.deliver(income, income + chosen.own)}
          </Button>
        </>
      }
    >
      <div class="aos-line">
        <Cube cube={cube} name={names.cube[cube]} />
        <b>
          {move.route([choice.city, choice.to].map((one) => cityName(names, CITY_IDS[one] ?? '')))}
        </b>
      </div>
      <div class="aos-routes">
        {routes.map((route, place) => (
          <button
            type="button"
            class="aos-delivery"
            key={route.actions.join()}
            aria-pressed={route === chosen}
            onClick={() => turn.choose({ ...choice, route: place })}
          >
            <span class="aos-delivery__way">
              <RouteStrip route={route} seats={seats} />
              <small>{move.route(route.stops.map((stop) => stopName(state, stop, names)))}</small>
            </span>
            <Pays route={route} acting={acting} words={words} voice={voice} />
          </button>
        ))}
      </div>
      <Bill state={state} actions={chosen.actions} seat={acting} words={words.table} />
    </AskPanel>
  );
}

const LINK = 26;

/** The links of a route in a row, each in its owner's color and pattern. */
function RouteStrip({
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
