import { Button } from '../../../../ui/button';
import { CUBES } from '../../data/goods';
import { cityName } from '../../words/names';
import { stopName } from '../board/names';
import { type Choice, routesTo } from '../choice';
import { Cube } from '../cube';
import { seatIn } from '../facts';
import { AskPanel } from './ask-panel';
import { Bill } from './bill';
import type { PanelProps } from './panel-props';
import { Pays } from './pays';
import { RouteStrip } from './route-strip';

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
      question={ask.route(cityName(state.board, names, state.board.cityIds[choice.to] ?? ''))}
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
          {move.route(
            [choice.city, choice.to].map((one) =>
              cityName(state.board, names, state.board.cityIds[one] ?? ''),
            ),
          )}
        </b>
      </div>
      <div class="aos-routes">
        {routes.map((route, place) => (
          <button
            type="button"
            class="aos-delivery"
            key={route.actions.join()}
            data-route={place}
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
      <Button
        onClick={() =>
          turn.choose({ step: 'links', city: choice.city, color: choice.color, gone: [] })
        }
      >
        {buttons.linkByLink}
      </Button>
      <Bill state={state} actions={chosen.actions} seat={acting} words={words.table} />
    </AskPanel>
  );
}
