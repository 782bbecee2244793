import { argsOf, codeOf, KINDS, type Kind } from '../rules/actions';
import { firstOf, secondOf } from '../rules/kind';
import { AUCTION, BUILD, CUBE, GROW, ISSUE, MOVE, PHASE, SELECT, type State } from '../rules/state';
import { buildWorth, DONE_WORTH, prepareBuilds } from './build-worth';
import { findDeliveries } from './deliveries';
import { RUIN } from './money';
import {
  cityWorth,
  engineExponent,
  goExponent,
  placeExponent,
  prepareMoves,
  shipExponent,
} from './move-weights';
import {
  bidExponent,
  dropExponent,
  issueExponent,
  prepareBids,
  prepareIssue,
  prepareSelect,
  selectExponent,
} from './plan-weights';

/** How much more a build is preferred for each dollar of income that it is worth. */
const BUILD_SHARP = 4;
/** The least exponent, relative to the best one, of what is looked at. */
const LEAST = -10;

/** Weighs actions by what they seem to bring to the seat to act. */
export function prior(state: State, actions: Int32Array, count: number, into: Float32Array): void {
  prepare(state);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    into[i] = EXPONENTS[codeOf(actions[i])](state, argsOf(actions[i]));
    if (into[i] > best) best = into[i];
  }
  for (let i = 0; i < count; i++)
    into[i] = into[i] === RUIN ? 0 : Math.exp(Math.max(into[i] - best, LEAST));
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
      if (state.turn[CUBE] > 0) findDeliveries(state);
      else prepareMoves(state);
      return;
    case GROW:
      findDeliveries(state);
  }
}

type Exponent = (state: State, args: number) => number;

/** The exponent of a pass by its phase. */
const PASS: Readonly<Record<number, number>> = { [AUCTION]: 1, [MOVE]: -1, [GROW]: 0 };

/** The exponent of the weight of an action of each kind, by its args. */
const EXPONENT: { readonly [Do in Kind['do']]: Exponent } = {
  issue: (_, shares) => issueExponent(shares),
  stand: () => 1,
  drop: dropExponent,
  pass: ({ turn }) => PASS[turn[PHASE]],
  bid: bidExponent,
  select: selectExponent,
  done: () => BUILD_SHARP * DONE_WORTH,
  urbanize(state, args) {
    const { stopOn, cityCount, cityColor } = state.board;
    const letter = secondOf(args);
    const color = cityColor[cityCount + letter];
    return BUILD_SHARP * cityWorth(state, stopOn[firstOf(args)], letter, color);
  },
  build: (state, args) => BUILD_SHARP * buildWorth(state, firstOf(args), secondOf(args)),
  engine: engineExponent,
  ship: (state, args) => shipExponent(state, firstOf(args), secondOf(args)),
  go: goExponent,
  draw: () => 2,
  place: (state, args) => placeExponent(state, firstOf(args)),
};

/** The same by the number of the kind, which the search looks up faster. */
const EXPONENTS: readonly Exponent[] = KINDS.map((kind) => EXPONENT[kind.do]);
