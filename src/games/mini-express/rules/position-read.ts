import { hexNumber } from '../../../kit/hex-form';
import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { seedRandom } from '../../../kit/random';
import {
  array,
  count,
  flaw,
  listOf,
  path,
  reading,
  record,
  seatCount,
  sound,
  wordOf,
} from '../../../kit/reading';
import { failed, type Result } from '../../../kit/result';
import { COMPANIES } from '../data/companies';
import { boardProblems } from './board-problems';
import { isFull } from './capacity';
import type { Emit } from './events';
import { type Options, setups } from './options';
import { readTurn } from './position-turn';
import {
  checkHarbors,
  checkSpike,
  onSpikeTile,
  readAutoma,
  readSpikeSides,
} from './position-variants';
import { updateAllReach } from './reach';
import {
  blankState,
  type Company,
  lengthMost,
  READY_MOST,
  SHARES,
  type State,
  sharesOut,
  TRAINS,
} from './state';
import { PURPLE, packTile } from './tile';
import { settle } from './turn';

const KEYS = [
  ...['game', 'options', 'seats', 'turn', 'companies'],
  ...['influence', 'shares', 'setAside', 'demand'],
];

const INFLUENCE_MOST = 65535;

/**
 * Reads a position (12), and plays on at once if no seat has a decision. A problem describes the first thing that is
 * invalid. Positions that are unusual but possible are accepted.
 */
export function readPosition(json: Json, seed: string, emit?: Emit): Result<State> {
  const position = reading(() => {
    const read = readState(json);
    seedRandom(read.random, seed);
    return read;
  });
  if (position.ok) settle(position.value, emit);
  return position;
}

function readState(json: Json): State {
  const position = record(json, '', KEYS, ['automa', 'spike']);
  if (position.game !== 'mini-express') return flaw('other-game', 'game');
  const options = readOptions(position.options ?? null);
  const seats = seatCount(position.seats, setups.seats(options));

  const state = blankState(options, seats);
  const companies = record(position.companies, 'companies', COMPANIES);
  const setAside = record(position.setAside, 'setAside', COMPANIES);
  const influence = record(position.influence, 'influence', COMPANIES);
  const shares = record(position.shares, 'shares', COMPANIES);
  readSpikeSides(state, position);
  COMPANIES.forEach((id, company) => {
    readCompany(state, company, companies[id], `companies.${id}`);
    state.setAside[company] = count(setAside[id], `setAside.${id}`, SHARES);
    readHolders(state, company, state.influence, influence[id], `influence.${id}`, INFLUENCE_MOST);
    readHolders(state, company, state.shares, shares[id], `shares.${id}`, SHARES);
    checkShares(state, company, `companies.${id}`);
  });
  readDemand(state, position.demand);
  readTurn(state, position.turn);
  readAutoma(state, position);
  checkSpike(state);
  checkHarbors(state);
  updateAllReach(state);
  return state;
}

/** The options. A board by the user is validated before it is used. */
function readOptions(json: Json): Options {
  if (isObject(json) && isObject(json.board)) {
    const [problem] = boardProblems(json.board);
    if (problem) sound(failed(problem), 'options.board');
  }
  return sound(setups.read(json), 'options');
}

function readCompany(state: State, company: Company, json: Json | undefined, at: string): void {
  const figures = record(json, at, ['track', 'ready', 'supply', 'shares', 'length']);
  const trains = readTrack(state, company, figures.track, path(at, 'track'));
  state.ready[company] = count(figures.ready, path(at, 'ready'), READY_MOST);
  state.supply[company] = count(figures.supply, path(at, 'supply'), TRAINS);
  state.sharesLeft[company] = count(figures.shares, path(at, 'shares'), SHARES);
  state.length[company] = count(figures.length, path(at, 'length'), lengthMost(state));
  const has = trains + state.ready[company] + state.supply[company] + onSpikeTile(state, company);
  if (has !== TRAINS) flaw('wrong-trains', at, { has, needs: TRAINS });
}

/** Lays the track; returns the number of trains. */
function readTrack(state: State, company: Company, json: Json | undefined, at: string): number {
  const hexes = array(json, at);
  for (const [index, text] of hexes.entries()) {
    const here = `${at}[${index}]`;
    const hex = hexNumber(state.board.map, text);
    if (hex < 0) flaw('off-board', here);
    if ((state.track[hex] >> company) & 1) flaw('twice', here);
    state.track[hex] |= 1 << company;
  }
  if (((state.track[state.board.startHex[company]] >> company) & 1) === 0) {
    flaw('start-missing', at);
  }
  return hexes.length;
}

function readHolders(
  state: State,
  company: Company,
  into: Uint8Array | Uint16Array,
  json: Json | undefined,
  at: string,
  most: number,
): void {
  const figures = listOf(json, at, state.holders);
  figures.forEach((figure, holder) => {
    into[company * state.holders + holder] = count(figure, `${at}[${holder}]`, most);
  });
}

/** 1.4, 5.1: at most 9 shares, and none left when the supply is empty. */
function checkShares(state: State, company: Company, at: string): void {
  const has = state.sharesLeft[company] + state.setAside[company] + sharesOut(state, company);
  if (has > SHARES) flaw('too-many-shares', at, { has, most: SHARES });
  if (state.supply[company] === 0 && state.sharesLeft[company] > 0) {
    flaw('shares-without-supply', path(at, 'shares'));
  }
}

function readDemand(state: State, json: Json | undefined): void {
  const { cities } = state.board.form;
  const ids = cities.map(({ id }) => id);
  const demand: JsonObject = record(json, 'demand', [], [...ids, ...startIds(state)]);
  for (const [id, tile] of Object.entries(demand)) {
    const at = `demand.${id}`;
    const city = ids.indexOf(id);
    if (city < 0) flaw('start-city', at);
    if (isFull(state, city)) flaw('full-city', at);
    state.tile[city] = readTile(tile, at);
  }
}

function startIds(state: State): string[] {
  return state.board.form.starts.map(({ id }) => id);
}

/** A company first, then a second one, the same one or purple, written in either order. */
function readTile(json: Json | undefined, at: string): number {
  const colors = listOf(json, at, 2);
  const words = [...COMPANIES, 'purple'];
  const [a = 0, b = 0] = colors.map((color, index) => wordOf(color, `${at}[${index}]`, words));
  if (a === PURPLE && b === PURPLE) return flaw('unknown-tile', at);
  return packTile(Math.min(a, b), Math.max(a, b));
}
