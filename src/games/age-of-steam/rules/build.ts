import type { Json } from '../../../kit/json';
import { array, flaw } from '../../../kit/reading';
import { ALLOWANCE } from '../data/figures';
import { abandon } from './abandon';
import { hexText, readHex } from './board';
import { changeOf, isAdded } from './build-change';
import { buildCost } from './build-cost';
import { laidEvents, layTrack, nothingLaid } from './build-lay';
import { listBuilds } from './build-list';
import { buildRefusal } from './build-refusal';
import type { Emit } from './events';
import { bare, firstOf, pack, type SteamKind, secondOf } from './kind';
import { beginMove } from './move';
import { newCitiesTold } from './new-cities';
import { giveTurn, heldAs } from './order';
import { SEGMENTS, SHAPES, shapeOf } from './shapes';
import { AT, BUILD, PHASE, SEAT, type State, TILES_BUILT, URBANIZED } from './state';

const ENGINEER = heldAs('engineer');

/** 7.1: tiles that the seat may build in a build turn. */
export function allowance(state: State, seat: number): number {
  return state.action[seat] === ENGINEER ? ALLOWANCE.engineer : ALLOWANCE.usual;
}

export function beginBuild(state: State): void {
  state.turn[PHASE] = BUILD;
  openBuildTurn(state);
  giveTurn(state, 0);
}

function openBuildTurn({ turn, built, builtEdges }: State): void {
  turn[TILES_BUILT] = 0;
  turn[URBANIZED] = 0;
  built.fill(0);
  builtEdges.fill(0);
}

/** Builds a tile (7.12); after the last one allowed the turn ends by itself (7.1). The args are the hex and the shape. */
export const build = {
  do: 'build',
  keys: ['hex', 'track'],
  places: [BUILD],
  isOne(args, { board }) {
    const shape = secondOf(args);
    // Shape 0 is a bare hex, which cannot be built.
    return firstOf(args) < board.hexCount && shape > 0 && shape < SHAPES;
  },
  read: ({ hex, track }, { board }) => pack(readHex(board, hex, 'hex'), readShape(track)),
  write: (args, { board }) => ({
    hex: hexText(board, firstOf(args)),
    track: [...SEGMENTS[secondOf(args)]],
  }),
  refusal: (state, args) => buildRefusal(state, firstOf(args), secondOf(args)),
  list: listBuilds,
  play(state, args, emit) {
    const { turn } = state;
    const seat = turn[SEAT];
    const hex = firstOf(args);
    const shape = secondOf(args);
    const cost = buildCost(state, hex, shape);
    const old = state.shape[hex];
    const changed = changeOf(state, seat, hex, shape);
    const laid = emit && nothingLaid(state.board);
    state.money[seat] -= cost;
    layTrack(state, seat, hex, shape, changed, laid);
    state.begun[seat] = 1;
    state.built[turn[TILES_BUILT]] = hex;
    // 7.13: moved segments do not keep a section.
    state.builtEdges[turn[TILES_BUILT]] = isAdded(old, shape) ? changed : 0;
    turn[TILES_BUILT]++;
    if (emit && laid) {
      const track = [...SEGMENTS[shape]];
      const place = hexText(state.board, hex);
      emit({ event: 'build', seat, hex: place, track, cost, ...newCitiesTold(state) }, state);
      for (const event of laidEvents(state, seat, laid)) emit(event, state);
    }
    if (turn[TILES_BUILT] >= allowance(state, seat)) endBuildTurn(state, emit);
  },
} as const satisfies SteamKind;

function readShape(json: Json | undefined): number {
  const segments = array(json, 'track').map((segment, at) =>
    typeof segment === 'string' ? segment : flaw('not-a-text', `track[${at}]`),
  );
  const shape = shapeOf(segments);
  return shape > 0 ? shape : flaw('no-tile', 'track');
}

/** Ends the build turn before the last tile allowed (7.1). */
export const done = {
  ...bare,
  do: 'done',
  places: [BUILD],
  play(state, _, emit) {
    emit?.({ event: 'done', seat: state.turn[SEAT] }, state);
    endBuildTurn(state, emit);
  },
} as const satisfies SteamKind;

function endBuildTurn(state: State, emit?: Emit): void {
  abandon(state, state.turn[SEAT], true, emit);
  state.turns[0]++;
  openBuildTurn(state);
  if (!giveTurn(state, state.turn[AT] + 1)) beginMove(state);
}
