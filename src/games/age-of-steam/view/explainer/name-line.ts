import type { EventOf } from '../../../../kit/event';
import { figureAt } from '../../../../kit/figure-at';
import { lookAhead } from '../../../../kit/look-ahead';
import type { Action } from '../../../../kit/rules';
import { ACTIONS } from '../../data/actions';
import { CUBES, NEW_CITIES } from '../../data/goods';
import { rules } from '../../rules';
import {
  BID_KIND,
  BUILD_KIND,
  DONE_KIND,
  DRAW_KIND,
  DROP_KIND,
  ENGINE_KIND,
  GO_KIND,
  ISSUE_KIND,
  kindOf,
  oneOf,
  PLACE_KIND,
  SELECT_KIND,
  SHIP_KIND,
  STAND_KIND,
  twoOf,
  URBANIZE_KIND,
} from '../../rules/action';
import { dropPrice, highBid } from '../../rules/auction';
import { hexText } from '../../rules/board';
import type { Event } from '../../rules/events';
import { type NewCities, newCitiesOf } from '../../rules/new-cities';
import { DRAWS } from '../../rules/production';
import { BUILD, DROPS, GROW, IN, PHASE, SEAT, type State } from '../../rules/state';
import type { ExplainerWords } from '../../words/en/explainer';
import { between } from '../../words/figures';
import { cityName, placeName } from '../../words/names';
import type { Words } from '../../words/words';

interface Speech {
  readonly words: Words;
  readonly explainer: ExplainerWords;
}

/** The actions of one turn in a few words: its tiles as one build, its links as one delivery. */
export function nameLine(state: State, actions: readonly Action[], speech: Speech): string {
  const parts: string[] = [];
  const builds: Event[] = [];
  const delivery: Event[] = [];
  for (const { before, action, events } of lookAhead(rules, state, actions).steps) {
    const isBuild = kindOf(action) === BUILD_KIND;
    const name = nameAction(before, action, speech, builds.length > 0);
    if (name) parts.push(name);
    if (isBuild)
      builds.push(...events.filter(({ event }) => event === 'build' || event === 'link'));
    delivery.push(...events.filter(({ event }) => event === 'go' || event === 'deliver'));
  }
  if (builds.length > 0) parts.push(nameBuilds(state, builds, speech));
  const delivered = delivery.find((one) => one.event === 'deliver');
  const begun = actions.find((action) => kindOf(action) === SHIP_KIND);
  if (delivered) parts.push(nameDelivery(state, delivered, delivery.length - 1, speech));
  else if (begun !== undefined) parts.push(nameShip(state, begun, speech));
  return speech.explainer.line(parts);
}

function nameBuilds(
  { board }: State,
  builds: readonly Event[],
  { words, explainer }: Speech,
): string {
  const place = (hex: string, newCities?: NewCities) =>
    placeName(board, words.names, hex, newCities);
  const tiles = builds.filter((one) => one.event === 'build');
  const cost = tiles.reduce((sum, tile) => sum + tile.cost, 0);
  const links = builds.flatMap((one) =>
    one.event === 'link' ? between(one.ends.map((end) => place(end, one.newCities))) : [],
  );
  if (links.length > 0) return explainer.buildLinks(links, cost);
  const last = tiles.at(-1);
  return explainer.buildOn(tiles.length, last ? place(last.hex, last.newCities) : '', cost);
}

function nameShip(state: State, ship: Action, { words: { names }, explainer }: Speech): string {
  const cube = names.cube[CUBES[twoOf(ship)] ?? 'black'];
  return explainer.ship(cube, cityName(state.board, names, state.board.cityIds[oneOf(ship)] ?? ''));
}

function nameDelivery(
  { board }: State,
  { cube, city, to }: EventOf<Event, 'deliver'>,
  links: number,
  { words: { names }, explainer }: Speech,
): string {
  const cityOf = (id: string) => cityName(board, names, id);
  return explainer.deliver(names.cube[cube], cityOf(city), cityOf(to), links);
}

/** What one action is called; nothing for what is told with others. */
function nameAction(
  state: State,
  action: Action,
  { words, explainer }: Speech,
  built: boolean,
): string {
  const [one, two] = [oneOf(action), twoOf(action)];
  const { names } = words;
  const seat = figureAt(state.turn, SEAT);
  const cube = names.cube[CUBES[two] ?? 'black'];
  switch (kindOf(action)) {
    case ISSUE_KIND:
      return explainer.issue(one);
    case BID_KIND:
      return explainer.bid(one);
    case STAND_KIND:
      return explainer.stand(highBid(state));
    case DROP_KIND:
      return explainer.drop(
        figureAt(state.turn, IN) - figureAt(state.turn, DROPS),
        dropPrice(state, seat),
      );
    case SELECT_KIND:
      return explainer.select(names.action[ACTIONS[one]?.id ?? 'engineer']);
    case URBANIZE_KIND:
      return explainer.urbanize(
        names.newCity(NEW_CITIES[two]?.id ?? ''),
        placeName(state.board, names, hexText(state.board, one), newCitiesOf(state)),
      );
    case ENGINE_KIND:
      return explainer.engine(figureAt(state.engine, seat) + 1);
    case DRAW_KIND:
      return explainer.draw(DRAWS);
    case PLACE_KIND: {
      const { display } = state.board;
      return explainer.place(
        cube,
        cityName(state.board, names, display.columns[figureAt(display.columnOf, one)] ?? ''),
      );
    }
    case BUILD_KIND:
    case SHIP_KIND:
    case GO_KIND:
      return '';
    case DONE_KIND:
      return built ? '' : explainer.buildNothing;
    default:
      return passName(figureAt(state.turn, PHASE), explainer);
  }
}

function passName(phase: number, explainer: ExplainerWords): string {
  if (phase === GROW) return explainer.noDraw;
  return phase > BUILD ? explainer.noDelivery : explainer.pass;
}
