import type { Json } from '../../../kit/json';
import type { Reader } from '../../../kit/reader';
import type { Problem } from '../../../kit/rules';
import { readerOf, type Written } from '../../../kit/written';
import { ACTIONS } from '../data/actions';
import { DRAWS, ENGINE_MOST, MOVE_ROUNDS, SHARES_MOST, START, TURNS } from '../data/figures';
import { ALL_CUBES, CUBE_COUNTS, CUBES, NEW_CITIES } from '../data/goods';
import { rules } from '.';
import { bareBoard } from './begin';
import { EDGES, isTownHex, readHex } from './board';
import { COLORS } from './goods';
import { findLinks } from './links';
import { giveTurn } from './order';
import { isCityHex } from './sections';
import { EDGE_BITS, SPOKES, segmentBits, segmentText, shapeOf } from './shapes';
import {
  AT,
  AUCTION,
  BUILD,
  CUBE,
  DRAWN,
  DROPS,
  FROM,
  GROW,
  IN,
  LINKS,
  MOVE,
  NOBODY,
  NUMBER,
  PASSED,
  PHASE,
  PHASES,
  ROUND,
  SEAT,
  SEATS_FROM,
  type State,
  TILES_BUILT,
  URBANIZED,
} from './state';
import { countTile } from './supply';
import { layCity } from './urbanize';

const ACTION_IDS = ACTIONS.map(({ id }) => id);
const LETTERS = NEW_CITIES.map(({ id }) => id);

/** More money, income or bids than any match can bring. */
const SUM_MOST = 1_000_000;

/** What is wrong with a board that is not built in: the first problem of each part. */
type BoardProblems = (board: Json) => readonly Problem[];

/** Reads positions (12) as they come from files, phones and the command line, on boards without a problem. */
export function readerWith(boardProblems: BoardProblems): Reader<State> {
  return readerOf({
    rules,
    blank: bareBoard,
    fill,
    designProblems: (_setting, design) => boardProblems(design),
  });
}

/** There are no boards of one's own. */
export const reader = readerWith(() => [{ problem: 'unknown-word', at: '' }]);

function fill(state: State, form: Written): void {
  const players = form.key('players').items(state.seats, state.seats);
  players.forEach((player, seat) => {
    readPlayer(state, seat, player);
  });
  const order = form.key('order').distinct(state.seats);
  const inPlay = players.flatMap((_, seat) => (state.out[seat] === 0 ? seat : []));
  if (order.length !== inPlay.length || !inPlay.every((seat) => order.includes(seat)))
    form.key('order').flaw('wrong-length', { has: order.length, needs: inPlay.length });
  state.order.set(order);
  state.turn[IN] = order.length;
  LETTERS.forEach((id, letter) => {
    readNewCity(state, letter, form.key('newCities').optional(id));
  });
  for (const [hex, segments] of form.key('track').entries()) readTrack(state, hex, segments);
  findLinks(state);
  readGoods(state, form);
  readTurn(state, form.key('turn'));
}

function readPlayer(state: State, seat: number, form: Written): void {
  // 9.2: a seat that is out has nothing left.
  const out = form.key('out');
  state.out[seat] = out.isNull ? 0 : out.count(TURNS[state.seats], 1);
  state.money[seat] = form.key('money').count(SUM_MOST);
  state.income[seat] = form.key('income').count(SUM_MOST);
  state.shares[seat] = form.key('shares').count(SHARES_MOST, out.isNull ? START.shares : 0);
  state.engine[seat] = form.key('engine').count(ENGINE_MOST, out.isNull ? START.engine : 0);
  state.action[seat] = form.key('action').wordOrNull(ACTION_IDS);
  state.begun[seat] = form.key('begun').flag();
}

function hexOf(state: State, form: Written): number {
  return readHex(state.board, form.json, form.path);
}

function readNewCity(state: State, letter: number, form: Written | null): void {
  if (!form) return;
  const hex = hexOf(state, form);
  if (state.board.stopOn[hex] < state.board.cityCount || isCityHex(state, hex))
    form.flaw('off-board');
  layCity(state, letter, hex);
}

/** The new cities must have been read. */
function readTrack(state: State, text: string, form: Written): void {
  const hex = readHex(state.board, text, form.path);
  const segments = form.entries();
  const shape = shapeOf(segments.map(([segment]) => segment).sort());
  if (shape < 0 || isCityHex(state, hex) || isTownHex(state.board, hex) !== shape >= SPOKES)
    form.flaw('no-tile');
  state.shape[hex] = shape;
  countTile(state, shape, 1);
  for (let edge = 0; edge < EDGES; edge++) {
    if (((EDGE_BITS[shape] >> edge) & 1) === 0) continue;
    const owner = form.key(segmentText(shape, edge));
    if (state.board.map.neighbors[hex * EDGES + edge] < 0) owner.flaw('off-board');
    state.owner[hex * EDGES + edge] = owner.isNull
      ? NOBODY
      : SEATS_FROM + owner.count(state.seats - 1);
  }
}

function readGoods(state: State, form: Written): void {
  for (const [id, cubes] of form.key('cubes').entries()) {
    const city = state.board.cityIds.indexOf(id);
    if (city < 0) cubes.flaw('unknown-key');
    addCubes(state.cubes.subarray(city * COLORS, (city + 1) * COLORS), cubes, ALL_CUBES);
  }
  const { columns, boxFrom } = state.board.display;
  columns.forEach((column, at) => {
    const [from, to = state.display.length] = boxFrom.slice(at, at + 2);
    const boxes = form
      .key('display')
      .key(column)
      .items(to - from, to - from);
    state.display.set(
      boxes.map((cube) => cube.wordOrNull(CUBES)),
      from,
    );
  });
  CUBES.forEach((cube, color) => {
    state.bag[color] = form.key('bag').key(cube).count(CUBE_COUNTS[color]);
  });
}

function addCubes(counts: Uint8Array, form: Written, most: number, least = 0): void {
  for (const cube of form.items(most, least)) counts[cube.word(CUBES)]++;
}

/** Everything else must have been read. */
function readTurn(state: State, form: Written): void {
  const { turn } = state;
  turn[PHASE] = form.key('phase').word(PHASES);
  turn[NUMBER] = form.key('number').count(TURNS[state.seats], 1);
  const seat = form.key('seat');
  const isAnother = (at: number) => giveTurn(state, at) && turn[SEAT] !== seat.json;
  for (let at = 0; !seat.isNull && isAnother(at); ) at++;
  if (turn[PHASE] === AUCTION) readAuction(state, form);
  else if (turn[PHASE] === BUILD) readBuildTurn(state, form);
  else if (turn[PHASE] === MOVE) readMove(state, form);
  else if (turn[PHASE] === GROW) readGrowth(state, form.key('drawn'));
}

/** 10.1: the drawn cubes that are still to be placed. */
function readGrowth({ turn, drawn }: State, form: Written): void {
  // The place in the order does not count here.
  turn[AT] = 0;
  if (form.isNull) return;
  addCubes(drawn, form, DRAWS, 1);
  turn[DRAWN] = 1;
}

/** 4: the bids, and who has dropped and passed. */
function readAuction({ turn, bids, dropped }: State, form: Written): void {
  form.key('bids').fill(bids, SUM_MOST);
  const seats = form.key('dropped').distinct(bids.length);
  // The last one is not asked any more.
  if (seats.length >= turn[IN])
    form.key('dropped').flaw('too-many', { has: seats.length, most: turn[IN] - 1 });
  dropped.set(seats);
  turn[DROPS] = seats.length;
  turn[PASSED] = form.key('passed').flag();
}

/** 7.1: what has been built in this build turn. */
function readBuildTurn(state: State, form: Written): void {
  const { turn, shape, built, builtEdges } = state;
  turn[URBANIZED] = form.key('urbanized').flag();
  const tiles = form.key('built').entries();
  if (tiles.length > built.length) form.key('built').flaw('wrong-length');
  tiles.forEach(([text, segments], tile) => {
    const hex = readHex(state.board, text, segments.path);
    built[tile] = hex;
    for (const segment of segments.items(EDGES))
      builtEdges[tile] |=
        segmentBits(shape[hex], String(segment.json)) || segment.flaw('unknown-word');
  });
  turn[TILES_BUILT] = tiles.length;
}

/** 8, with a delivery on its way (8.3, 8.4). */
function readMove(state: State, form: Written): void {
  const { turn, visited, exits, engined } = state;
  turn[ROUND] = form.key('round').count(MOVE_ROUNDS, 1);
  for (const seat of form.key('engined').distinct(state.seats)) engined[seat] = 1;
  const delivery = form.key('cube');
  if (delivery.isNull) return;
  turn[CUBE] = 1 + delivery.key('cube').word(CUBES);
  turn[FROM] = delivery.key('city').word(state.board.cityIds);
  const stops = delivery.key('visited').items(visited.length, 1);
  stops.forEach((stop, index) => {
    const number = state.board.stopOn[hexOf(state, stop)];
    visited[index] = number < 0 ? stop.flaw('off-board') : number;
  });
  turn[LINKS] = stops.length - 1;
  const links = delivery.key('links').items(turn[LINKS], turn[LINKS]);
  links.forEach((link, index) => {
    exits[index] = link.items(2, 2)[1]?.count(EDGES - 1) ?? 0;
  });
}
