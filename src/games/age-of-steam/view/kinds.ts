import { figureAt } from '../../../kit/figure-at';
import type { Action } from '../../../kit/rules';
import { ACTIONS } from '../data/actions';
import { DRAWS } from '../data/figures';
import { CUBES, NEW_CITIES } from '../data/goods';
import { argsOf, type Kind, kindOf } from '../rules/actions';
import { dropPrice, highBid } from '../rules/auction';
import { hexText } from '../rules/board';
import { firstOf, secondOf } from '../rules/kind';
import { newCitiesOf } from '../rules/new-cities';
import { DROPS, GROW, IN, MOVE, PHASE, SEAT, type State } from '../rules/state';
import type { ExplainerWords } from '../words/en/explainer';
import { cityName, placeName } from '../words/names';
import type { Words } from '../words/words';
import { buildsOn } from './builds';
import { type Choice, NOTHING, routesTo } from './choice';
import { type Route, routesFor } from './routes';

/** The words in which the coach names actions. */
export interface Speech {
  readonly words: Words;
  readonly explainer: ExplainerWords;
}

/** How actions of a kind are chosen and told; `args` are those of the action. */
interface KindView {
  /** The choice that amounts to legal actions of which the first is this one; left out: it is done without a choice. */
  choice?(state: State, args: number, actions: readonly Action[]): Choice;
  /** What it is called in a line; left out: nothing, as it is told with others. `built`: after builds of the same turn. */
  name?(state: State, args: number, speech: Speech, built: boolean): string;
}

const KINDS: { readonly [Do in Kind['do']]: KindView } = {
  issue: {
    choice: (_, shares) => ({ step: 'shares', shares }),
    name: (_, shares, { explainer }) => explainer.issue(shares),
  },
  bid: {
    choice: (_, amount) => ({ step: 'bid', amount }),
    name: (_, amount, { explainer }) => explainer.bid(amount),
  },
  stand: { name: (state, _, { explainer }) => explainer.stand(highBid(state)) },
  drop: {
    name: (state, _, { explainer }) =>
      explainer.drop(
        figureAt(state.turn, IN) - figureAt(state.turn, DROPS),
        dropPrice(state, figureAt(state.turn, SEAT)),
      ),
  },
  pass: {
    name({ turn }, _, { explainer }) {
      const phase = figureAt(turn, PHASE);
      if (phase === GROW) return explainer.noDraw;
      return phase === MOVE ? explainer.noDelivery : explainer.pass;
    },
  },
  select: {
    choice: (_, place) => ({ step: 'action', place }),
    name: (_, place, { words: { names }, explainer }) =>
      explainer.select(names.action[ACTIONS[place]?.id ?? 'engineer']),
  },
  urbanize: {
    choice: (_, args) => ({ step: 'town', letter: secondOf(args), hex: firstOf(args) }),
    name: (state, args, { words: { names }, explainer }) =>
      explainer.urbanize(
        names.newCity(NEW_CITIES[secondOf(args)]?.id ?? ''),
        placeName(state.board, names, hexText(state.board, firstOf(args)), newCitiesOf(state)),
      ),
  },
  build: {
    choice(state, args, [action = 0]) {
      const hex = firstOf(args);
      return { step: 'hex', hex, shape: buildsOn(state, hex).indexOf(action) };
    },
  },
  done: { name: (_state, _args, { explainer }, built) => (built ? '' : explainer.buildNothing) },
  engine: {
    name: ({ engine, turn }, _, { explainer }) =>
      explainer.engine(figureAt(engine, figureAt(turn, SEAT)) + 1),
  },
  ship: {
    choice: (state, args, actions) => deliveryOf(state, actions, firstOf(args), secondOf(args)),
  },
  go: {},
  draw: { name: (_state, _args, { explainer }) => explainer.draw(DRAWS) },
  place: {
    choice: (_, args) => ({ step: 'box', color: secondOf(args), box: firstOf(args) }),
    name({ board }, args, { words: { names }, explainer }) {
      const { columns, columnOf } = board.display;
      return explainer.place(
        names.cube[CUBES[secondOf(args)] ?? 'black'],
        cityName(board, names, columns[figureAt(columnOf, firstOf(args))] ?? ''),
      );
    },
  },
};

/** How an action is chosen and told, by its kind. */
export const kindView = (action: Action): KindView => KINDS[kindOf(action).do];

/** The choice that amounts to these legal actions. */
export function choiceOf(state: State, actions: readonly Action[]): Choice {
  const [action] = actions;
  if (action === undefined) return NOTHING;
  return kindView(action).choice?.(state, argsOf(action), actions) ?? { step: 'deed', action };
}

function deliveryOf(state: State, actions: readonly Action[], city: number, color: number): Choice {
  const isSame = (route: Route) => route.actions.every((action, at) => action === actions[at]);
  const found = routesFor(state, city, color).find(isSame);
  // Of equivalent deliveries only one is among the routes.
  if (!found) return { step: 'links', city, color, gone: actions.slice(1) };
  const choice = { step: 'route', city, color, to: found.to, route: 0 } as const;
  return { ...choice, route: routesTo(state, choice).findIndex(isSame) };
}
