import {
  BUILD_KIND,
  DONE_KIND,
  DRAW_KIND,
  GO_KIND,
  kindOf,
  oneOf,
  PLACE_KIND,
  twoOf,
} from '../rules/action';
import { AUCTION, BUILD, CUBE, GROW, ISSUE, MOVE, PHASE, SELECT, type State } from '../rules/state';
import { buildWorth, DONE_WORTH, prepareBuilds } from './build-worth';
import {
  cityWorth,
  goExponent,
  moveExponent,
  placeExponent,
  prepareGoes,
  prepareMoves,
} from './move-weights';
import {
  bidExponent,
  issueExponent,
  prepareBids,
  prepareIssue,
  prepareSelect,
  selectExponent,
} from './plan-weights';

/** How much more a build is preferred for each dollar of income that it is worth. */
const BUILD_SHARP = 4;
/** The least exponent, relative to the best one. */
const LEAST = -10;

/** Weighs actions by what they seem to bring to the seat to act. */
export function prior(state: State, actions: Int32Array, count: number, into: Float32Array): void {
  prepare(state);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    into[i] = exponent(state, actions[i]);
    if (into[i] > best) best = into[i];
  }
  for (let i = 0; i < count; i++) into[i] = Math.exp(Math.max(into[i] - best, LEAST));
}

function prepare(state: State): void {
  switch (state.turn[PHASE]) {
    case ISSUE:
      prepareIssue(state);
      return;
    case AUCTION:
      prepareBids(state);
      return;
    case SELECT:
      prepareSelect(state);
      return;
    case BUILD:
      prepareBuilds(state);
      return;
    case MOVE:
      if (state.turn[CUBE] > 0) prepareGoes(state);
      else prepareMoves(state);
      return;
    case GROW:
      prepareGoes(state);
  }
}

function exponent(state: State, action: number): number {
  switch (state.turn[PHASE]) {
    case ISSUE:
      return issueExponent(oneOf(action));
    case AUCTION:
      return bidExponent(state, action);
    case SELECT:
      return selectExponent(state, oneOf(action));
    case BUILD:
      return BUILD_SHARP * worthOfBuilding(state, action);
    case MOVE:
      return kindOf(action) === GO_KIND
        ? goExponent(state, oneOf(action))
        : moveExponent(state, action);
    default:
      if (kindOf(action) === PLACE_KIND) return placeExponent(state, oneOf(action));
      return kindOf(action) === DRAW_KIND ? 2 : 0;
  }
}

function worthOfBuilding(state: State, action: number): number {
  switch (kindOf(action)) {
    case DONE_KIND:
      return DONE_WORTH;
    case BUILD_KIND:
      return buildWorth(state, oneOf(action), twoOf(action));
    default: {
      const { stopOn, cityCount, cityColor } = state.board;
      const letter = twoOf(action);
      return cityWorth(state, stopOn[oneOf(action)], letter, cityColor[cityCount + letter]);
    }
  }
}
