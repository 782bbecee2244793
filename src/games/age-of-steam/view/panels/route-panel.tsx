import { figureAt } from '../../../../kit/figure-at';
import type { Action, Seat } from '../../../../kit/rules';
import { Button } from '../../../../ui/button';
import { ConfirmButton } from '../../../../ui/turn/confirm-button';
import { CUBES } from '../../data/goods';
import { cubeStop } from '../../rules/delivery';
import { CUBE, LINKS, type State } from '../../rules/state';
import { cityCalled, stopName } from '../board/names';
import { type Choice, routesTo } from '../choice';
import { Cube } from '../cube';
import { seatIn } from '../facts';
import { useTable } from '../in-table';
import {
  afterLinks,
  isUnderway,
  type LinksChoice,
  lineOf,
  linksOn,
  type Route,
  routeAlong,
} from '../routes';
import { AskPanel, type PanelProps } from './ask-panel';
import { Bill } from './bill';
import { RouteFacts } from './route-facts';
import './move-panel.css';

type RouteProps = PanelProps & { readonly choice: Choice & { readonly step: 'route' } };

/** The ways to the chosen city, the best for oneself first; one tap delivers. */
export function RoutePanel(props: RouteProps) {
  const { turn, choice } = props;
  const { state, words } = useTable();
  const { ask, buttons, move } = words.table;
  const { names } = words;
  const routes = routesTo(state, choice);
  const chosen = routes[choice.route] ?? routes[0];
  if (!chosen) return null;
  const cube = CUBES[choice.color] ?? 'black';
  const nameOf = (city: number) => cityCalled(state, city, names);
  return (
    <AskPanel
      question={
        <>
          <Cube cube={cube} name={names.cube[cube]} />{' '}
          {ask.ship(nameOf(choice.city), nameOf(choice.to))}
        </>
      }
      note={move.ways(routes.length)}
      legend="delivery"
      notice={turn.notice}
      step="route"
      foot={
        <>
          <Button onClick={turn.close}>{buttons.allDeliveries}</Button>
          <DeliverButton {...props} route={chosen} />
        </>
      }
    >
      <Bill actions={chosen.actions} />
      <div class="aos-routes">
        {routes.map((route, place) => (
          <button
            type="button"
            class="framed line aos-delivery"
            key={route.actions.join()}
            data-route={place}
            aria-pressed={route === chosen}
            onClick={() => turn.choose({ ...choice, route: place })}
          >
            <RouteFacts route={route} />
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
    </AskPanel>
  );
}

/** Delivers by the chosen route: what income becomes by it. */
function DeliverButton({ acting, turn, route }: PanelProps & { readonly route: Route }) {
  const { facts, words } = useTable();
  const income = seatIn(facts, acting)?.income ?? 0;
  return (
    <ConfirmButton busy={turn.busy} onClick={turn.confirm}>
      {words.table.buttons.deliver(income, income + route.own)}
    </ConfirmButton>
  );
}

type LinksProps = PanelProps & { readonly choice: LinksChoice };

/** A delivery chosen link by link: nothing of it is played before it is whole and confirmed. */
export function LinksPanel(props: LinksProps) {
  const { turn, choice } = props;
  const underway = afterLinks(useTable().state, choice);
  if (!isUnderway(underway)) return <WholeDelivery {...props} />;
  return (
    <GoPanel
      {...props}
      underway={underway}
      back
      onGo={(go) => turn.choose({ ...choice, gone: [...choice.gone, go] })}
    />
  );
}

function WholeDelivery(props: LinksProps) {
  const { turn, choice } = props;
  const { state, words } = useTable();
  const { ask, buttons } = words.table;
  const route = routeAlong(state, lineOf(choice));
  return (
    <AskPanel
      question={ask.deliver}
      legend="delivery"
      notice={turn.notice}
      step="whole"
      foot={
        <>
          <Button onClick={turn.back}>{buttons.back}</Button>
          <DeliverButton {...props} route={route} />
        </>
      }
    >
      <Bill actions={route.actions} />
      <div class="framed line aos-delivery" data-idea>
        <RouteFacts route={route} />
      </div>
    </AskPanel>
  );
}

interface GoProps extends PanelProps {
  /** The position with the cube on its way. */
  readonly underway: State;
  readonly onGo: (go: Action) => void;
  /** The last link can be taken back. */
  readonly back?: true;
}

/** A cube on its way: the links by which it can still be delivered, whom each pays, and where it would stop. */
export function GoPanel({ underway, acting, turn, onGo, back }: GoProps) {
  const { facts, words, voice } = useTable();
  const { ask, buttons, move } = words.table;
  const here = cubeStop(underway);
  const engine = seatIn(facts, acting)?.engine ?? 0;
  const pay = (seat: Seat | null) =>
    seat === null ? move.paysNobody : move.pay(seat === acting ? null : voice.name(seat), 1);
  return (
    <AskPanel
      question={ask.nextLink(stopName(underway, here, words.names))}
      note={move.linksUsed(figureAt(underway.turn, LINKS), engine)}
      legend="delivery"
      notice={turn.notice}
      step={`go ${here}`}
      foot={back && <Button onClick={turn.back}>{buttons.back}</Button>}
    >
      <ul class="aos-deliveries">
        {linksOn(underway).map(({ go, to, paid }) => {
          const name = stopName(underway, to, words.names);
          return (
            <li key={go}>
              <button type="button" class="framed line aos-delivery" onClick={() => onGo(go)}>
                <span class="aos-delivery__way">
                  {name}
                  {endsAt(underway, to) && <small>{move.stopsHere(name)}</small>}
                </span>
                <span class="aos-pays">{pay(paid)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {!back && <p class="aos-soft">{move.final}</p>}
    </AskPanel>
  );
}

/** Whether the cube on its way is delivered at this stop. */
function endsAt({ goals, turn }: State, stop: number): boolean {
  return ((figureAt(goals, figureAt(turn, CUBE) - 1) >> stop) & 1) === 1;
}
