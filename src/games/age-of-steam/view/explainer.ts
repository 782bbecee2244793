import type { EventOf } from '../../../kit/event';
import { figureAt } from '../../../kit/figure-at';
import { lookAhead } from '../../../kit/look-ahead';
import type { Action, Seat } from '../../../kit/rules';
import type { Language } from '../../../kit/words';
import type { MoveExplainer } from '../../../ui/game-view';
import { ACTIONS } from '../data/actions';
import { POINTS } from '../data/figures';
import { CUBES } from '../data/goods';
import { rules } from '../rules';
import { argsOf, type Kind, kindOf } from '../rules/actions';
import { bid } from '../rules/auction';
import { bestIncome } from '../rules/best-income';
import { build } from '../rules/build';
import { go, ship } from '../rules/delivery';
import type { Event } from '../rules/events';
import { firstOf, secondOf } from '../rules/kind';
import { type NewCities, newCitiesOf } from '../rules/new-cities';
import { linkSegments } from '../rules/score';
import { select } from '../rules/select';
import type { State } from '../rules/state';
import { urbanize } from '../rules/urbanize';
import type { ExplainerWords } from '../words/en/explainer';
import { between } from '../words/figures';
import { cityName, placeName } from '../words/names';
import { texts } from '../words/texts';
import { cityCalled } from './board/names';
import { actionFacts } from './facts';
import { kindView, type Speech } from './kinds';
import { outlooks } from './outlook';
import { phaseOf } from './phase-of';
import { type Voice, voiceOf } from './voice';

/** What is done on the map. */
const ON_BOARD: ReadonlySet<Kind> = new Set<Kind>([urbanize, build, ship, go]);

/** What the coach says about this game in a language. */
export async function explainerIn(language: Language): Promise<MoveExplainer<State>> {
  const parts = texts[language];
  const [words, explainer] = await Promise.all([parts.words.fetch(), parts.explainer.fetch()]);
  const speech = { words, explainer };
  return {
    move: (state, actions) => nameLine(state, actions, speech),
    onBoard: (_, [action = 0]) => ON_BOARD.has(kindOf(action)),
    reasons: (state, actions, seat, seats) =>
      reasonsFor(state, actions, seat, speech, voiceOf(words, seats, state.options)),
  };
}

/** The actions of one turn in a few words: its tiles as one build, its links as one delivery. */
function nameLine(state: State, actions: readonly Action[], speech: Speech): string {
  const parts: string[] = [];
  const builds: Event[] = [];
  const delivery: Event[] = [];
  for (const { before, action, events } of lookAhead(rules, state, actions).steps) {
    const isBuild = kindOf(action) === build;
    const name = kindView(action).name?.(before, argsOf(action), speech, builds.length > 0);
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
  return explainer.ship(cube, cityCalled(state, firstOf(args), names));
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

/** The most reasons shown: readers would skip more. */
const MOST = 5;

/** What a line changes, for the seat that thinks of it first; the weightiest comes first. */
function reasonsFor(
  state: State,
  actions: readonly Action[],
  seat: Seat,
  speech: Speech,
  voice: Voice,
): readonly string[] {
  const { explainer, words } = speech;
  const { after, events } = lookAhead(rules, state, actions).upToChance;
  const addedTrack = (one: Seat) => linkSegments(after, one) - linkSegments(state, one);
  const delivered = events.find((one) => one.event === 'deliver');
  const earned = (one: Seat) => delivered?.income[one] ?? 0;
  const reasons: string[] = [];
  const own = earned(seat);
  if (own > 0) reasons.push(explainer.income(own, figureAt(state.income, seat) + own));
  const track = addedTrack(seat);
  if (track !== 0) reasons.push(explainer.points(track, scoreAfter(state, actions, seat)));
  reasons.push(...planReasons(state, actions, seat, speech, voice));
  reasons.push(...moneyReasons(state, actions, seat, explainer));
  const lost = events.flatMap((one) => (one.event === 'abandon' ? one.hexes : []));
  if (lost.length > 0) {
    const newCities = newCitiesOf(state);
    const places = [
      ...new Set(lost.map((hex) => placeName(state.board, words.names, hex, newCities))),
    ];
    reasons.push(explainer.losesTrack(places));
  }
  for (let other = 0; other < state.seats; other++) {
    const by = POINTS.income * earned(other) + addedTrack(other);
    if (other !== seat && by !== 0) reasons.push(explainer.rival(voice.name(other), by));
  }
  return reasons.length > 0 ? reasons.slice(0, MOST) : [explainer.quiet];
}

/** What a bid costs, what an action means this turn, and what track makes possible. */
function planReasons(
  state: State,
  actions: readonly Action[],
  seat: Seat,
  { words, explainer }: Speech,
  voice: Voice,
): readonly string[] {
  const [first = 0] = actions;
  const kind = kindOf(first);
  if (kind === bid) {
    const amount = argsOf(first);
    return [explainer.ifFirst(amount, figureAt(state.money, seat) - amount)];
  }
  if (kind === select) {
    const id = ACTIONS[argsOf(first)]?.id ?? 'engineer';
    return [`${words.table.actions.thisTurn[id](actionFacts(state, seat, id, voice))}.`];
  }
  if (kind !== build && kind !== urbanize) return [];
  const { after } = lookAhead(rules, state, actions).upToChance;
  const most = bestIncome(after, seat);
  return most > bestIncome(state, seat) ? [explainer.opens(most)] : [];
}

function scoreAfter(state: State, actions: readonly Action[], seat: Seat): number {
  return rules.standing(lookAhead(rules, state, actions).upToChance.after).scores[seat] ?? 0;
}

/** What is left, and whether it covers the expenses to come. */
function moneyReasons(
  state: State,
  actions: readonly Action[],
  seat: Seat,
  explainer: ExplainerWords,
): readonly string[] {
  const outlook = outlooks(state, actions)[seat];
  // A bid is not paid before the auction is over.
  if (!outlook || kindOf(actions[0] ?? 0) === bid) return [];
  const { after } = lookAhead(rules, state, actions).upToChance;
  const covers =
    outlook.short > 0
      ? explainer.short(outlook.short)
      : explainer.cash(figureAt(after.money, seat), outlook.cash, phaseOf(state) !== 'move');
  return [covers];
}
