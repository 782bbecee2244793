import { ALLOWANCE } from '../data/figures';
import { abandon } from './abandon';
import { hexText } from './board';
import { changeOf, isAdded } from './build-change';
import { buildCost } from './build-cost';
import { laidEvents, layTrack, nothingLaid } from './build-lay';
import type { Emit } from './events';
import { newCitiesTold } from './new-cities';
import { giveTurn, heldAs } from './order';
import { SEGMENTS } from './shapes';
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

/** Builds a tile (7.12); after the last one allowed the turn ends by itself (7.1). False: the phase is over. */
export function playBuild(state: State, hex: number, shape: number, emit?: Emit): boolean {
  const { turn } = state;
  const seat = turn[SEAT];
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
  return turn[TILES_BUILT] < allowance(state, seat) || endBuildTurn(state, emit);
}

/** False: the phase is over. */
export function playDone(state: State, emit?: Emit): boolean {
  emit?.({ event: 'done', seat: state.turn[SEAT] }, state);
  return endBuildTurn(state, emit);
}

function endBuildTurn(state: State, emit?: Emit): boolean {
  abandon(state, state.turn[SEAT], true, emit);
  state.turns[0]++;
  openBuildTurn(state);
  return giveTurn(state, state.turn[AT] + 1);
}
