import { canonical, isObject, type Json, type JsonObject } from '../../../src/kit/json';
import { seedRandom } from '../../../src/kit/random';
import { failed, ok, type Result } from '../../../src/kit/result';
import { type Problem, type Seat, within } from '../../../src/kit/rules';
import {
  CARDS_OF_A_GOOD,
  DECK,
  GOODS,
  HIGHEST_BID,
  HIGHEST_PRICE,
  LOWEST_PRICE,
  STEPS,
  TRAIN,
} from '../data/goods';
import { setups } from './options';
import { writePosition } from './position-write';
import { carsAt, emptyState, figure, PHASES, phaseOf, type State, setFigure, toAct } from './state';

/**
 * Reads a position. What stands in it is laid out, and what comes of it is written again: a position is sound
 * when both say the same.
 */
export function readPosition(json: Json, seed: string): Result<State> {
  if (!isObject(json)) return failed({ problem: 'not-an-object', at: '' });
  const options = setups.read(json.options ?? {});
  if (!options.ok) return failed(within('options', options.problem));
  const players = list(json.players);
  if (!setups.seats(options.value).includes(players.length))
    return failed({ problem: 'wrong-seats', at: 'players' });
  const state = emptyState(options.value, players.length);
  seedRandom(state.random, seed);
  layOut(state, json);
  const written = writePosition(state);
  for (const key of Object.keys({ ...written, ...json }))
    if (canonical(written[key] ?? null) !== canonical(json[key] ?? null))
      return failed({ problem: 'not-valid', at: key });
  const problem = problemIn(state);
  return problem ? failed(problem) : ok(state);
}

function layOut(state: State, json: JsonObject): void {
  const { seats, order, next, out, hasPassed, deck, holder } = state;
  const players = list(json.players).map(record);
  setFigure(state, 'round', number(json.round));
  setFigure(state, 'phase', PHASES.indexOf(json.phase as (typeof PHASES)[number]));
  setFigure(state, 'at', number(json.at));
  setFigure(state, 'bid', number(json.bid));
  setFigure(state, 'steps', number(json.steps));
  setFigure(state, 'loan', json.loan === true ? 1 : 0);
  setFigure(state, 'good', goodIn(json.good));
  order.set(list(json.order).slice(0, seats).map(number));
  GOODS.forEach((id, good) => {
    state.prices[good] = number(record(json.prices)[id]);
    state.yard[good] = number(record(json.yard)[id]);
  });
  let card = 0;
  players.forEach((player, seat) => {
    state.score[seat] = number(player.score);
    out[seat] = player.out === true ? 1 : 0;
    GOODS.forEach((id, good) => {
      state.train[carsAt(seat, good)] = number(record(player.train)[id]);
      state.delivered[carsAt(seat, good)] = number(record(player.delivered)[id]);
    });
    for (const order of list(player.orders)) {
      holder[card] = seat;
      deck[card++] = goodIn(order);
    }
  });
  setFigure(state, 'drawn', Math.min(card, DECK));
  for (const left of list(json.deck)) deck[card++] = goodIn(left);
  const passed = list(json.passed).map(number);
  setFigure(state, 'passed', passed.length);
  const bidders = players.filter((player) => player.out !== true).length;
  passed.forEach((seat: Seat, at) => {
    next[bidders - passed.length + at] = seat;
    hasPassed[seat] = 1;
  });
}

/** What no legal match can come to. */
function problemIn(state: State): Problem | null {
  const { order, deck, seats, out, hasPassed, prices, yard, train, delivered } = state;
  const outside = (figures: Int32Array, least: number, most: number) =>
    figures.some((one) => one < least || one > most);
  const wrong = (at: string): Problem => ({ problem: 'not-valid', at });
  if (outside(prices, LOWEST_PRICE, HIGHEST_PRICE)) return wrong('prices');
  if (outside(yard, 0, MOST_CARS)) return wrong('yard');
  if (outside(train, 0, TRAIN) || outside(delivered, 0, MOST_CARS)) return wrong('players');
  if (outside(state.score, -MOST_POINTS, MOST_POINTS)) return wrong('players');
  if (new Set(order).size !== seats || outside(order, 0, seats - 1)) return wrong('order');
  if (order.some((seat, at) => at > 0 && out[seat] < out[order[at - 1]])) return wrong('order');
  if (GOODS.some((_, good) => deck.filter((card) => card === good).length !== CARDS_OF_A_GOOD))
    return wrong('deck');
  if (figure(state, 'bid') > HIGHEST_BID) return wrong('bid');
  if (figure(state, 'passed') !== hasPassed.reduce((sum, one) => sum + one, 0))
    return wrong('passed');
  if (figure(state, 'steps') > STEPS + 1) return wrong('steps');
  const round = figure(state, 'round');
  if (round < 1 || round > state.options.rounds) return wrong('round');
  const seat = toAct(state);
  if (phaseOf(state) === 'over') return null;
  if (seat === null || seat === undefined || out[seat] || hasPassed[seat]) return wrong('at');
  return null;
}

/** More than any match brings. */
const MOST_CARS = 200;
const MOST_POINTS = 10_000;

const list = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : []);
const record = (json: Json | undefined): JsonObject => (isObject(json) ? json : {});
const number = (json: Json | undefined): number => (typeof json === 'number' ? json : 0);
const goodIn = (json: Json | undefined): number => GOODS.indexOf(json as (typeof GOODS)[number]);
