import type { EventOf } from '../../../../kit/event';
import { figureAt } from '../../../../kit/figure-at';
import { lookAhead } from '../../../../kit/look-ahead';
import type { Action } from '../../../../kit/rules';
import { ACTIONS } from '../../data/actions';
import { DRAWS } from '../../data/figures';
import { CUBES, NEW_CITIES } from '../../data/goods';
import { rules } from '../../rules';
import { argsOf, type Kind, kindOf } from '../../rules/actions';
import { dropPrice, highBid } from '../../rules/auction';
import { hexText } from '../../rules/board';
import { build } from '../../rules/build';
import { ship } from '../../rules/delivery';
import type { Event } from '../../rules/events';
import { firstOf, secondOf } from '../../rules/kind';
import { type NewCities, newCitiesOf } from '../../rules/new-cities';
import { DROPS, GROW, IN, MOVE, PHASE, SEAT, type State } from '../../rules/state';
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
    const isBuild = kindOf(action) === build;
    const name = NAMES[kindOf(action).do](before, argsOf(action), speech, builds.length > 0);
    if (name) parts.push(name);
    if (isBuild)
      builds.push(...events.filter(({ event }) => event === 'build' || event === 'link'));
    delivery.push(...events.filter(({ event }) => event === 'go' || event === 'deliver'));
  }
  if (builds.length > 0) parts.push(nameBuilds(state, builds, speech));
  const delivered = delivery.find((one) => one.event === 'deliver');
  const begun = actions.find((action) => kindOf(action) === ship);
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
  const args = argsOf(ship);
  const cube = names.cube[CUBES[secondOf(args)] ?? 'black'];
  return explainer.ship(
    cube,
    cityName(state.board, names, state.board.cityIds[firstOf(args)] ?? ''),
  );
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

/** Names an action by its args; nothing for what is told with others. `built`: after builds of the same turn. */
type Name = (state: State, args: number, speech: Speech, built: boolean) => string;

const toldWithOthers: Name = () => '';

const NAMES: { readonly [Do in Kind['do']]: Name } = {
  issue: (_, shares, { explainer }) => explainer.issue(shares),
  bid: (_, amount, { explainer }) => explainer.bid(amount),
  stand: (state, _, { explainer }) => explainer.stand(highBid(state)),
  drop: (state, _, { explainer }) =>
    explainer.drop(
      figureAt(state.turn, IN) - figureAt(state.turn, DROPS),
      dropPrice(state, figureAt(state.turn, SEAT)),
    ),
  pass({ turn }, _, { explainer }) {
    const phase = figureAt(turn, PHASE);
    if (phase === GROW) return explainer.noDraw;
    return phase === MOVE ? explainer.noDelivery : explainer.pass;
  },
  select: (_, place, { words: { names }, explainer }) =>
    explainer.select(names.action[ACTIONS[place]?.id ?? 'engineer']),
  urbanize: (state, args, { words: { names }, explainer }) =>
    explainer.urbanize(
      names.newCity(NEW_CITIES[secondOf(args)]?.id ?? ''),
      placeName(state.board, names, hexText(state.board, firstOf(args)), newCitiesOf(state)),
    ),
  build: toldWithOthers,
  done: (_state, _args, { explainer }, built) => (built ? '' : explainer.buildNothing),
  engine: ({ engine, turn }, _, { explainer }) =>
    explainer.engine(figureAt(engine, figureAt(turn, SEAT)) + 1),
  ship: toldWithOthers,
  go: toldWithOthers,
  draw: (_state, _args, { explainer }) => explainer.draw(DRAWS),
  place({ board }, args, { words: { names }, explainer }) {
    const { columns, columnOf } = board.display;
    return explainer.place(
      names.cube[CUBES[secondOf(args)] ?? 'black'],
      cityName(board, names, columns[figureAt(columnOf, firstOf(args))] ?? ''),
    );
  },
};
