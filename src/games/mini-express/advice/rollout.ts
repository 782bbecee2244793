import { nextUint32, type RandomWords } from '../../../kit/random';
import type { Action } from '../../../kit/rules';
import {
  alsoOf,
  BUILD_KIND,
  cityOf,
  companyOf,
  harborOf,
  kindOf,
  packBuild,
  stepsOf,
  takeAction,
  withChoices,
} from '../rules/action';
import { actions, MOST_ACTIONS } from '../rules/actions';
import { mayBuild } from '../rules/build-list';
import { isDestination } from '../rules/destinations';
import { shareValue } from '../rules/scoring';
import {
  COMPANY_COUNT,
  type Company,
  DRAFT,
  influenceOf,
  PHASE,
  SEAT,
  type State,
  sharesOf,
  sharesOut,
} from '../rules/state';
import { mayTake } from '../rules/take';
import { isPurple, tileFirst, tileSecond } from '../rules/tile';
import { isCountable, sample, sampleBuild } from './sample';

/**
 * Random numbers with a Gumbel distribution. If one is added to each of several weights, the largest sum belongs to
 * each weight with a probability proportional to e to the power of the weight (Gumbel-max trick).
 */
const GUMBEL = Float64Array.from(
  { length: 4096 },
  (_, i) => -Math.log(-Math.log((i + 0.5) / 4096)),
);

const listed = new Int32Array(MOST_ACTIONS);

/** Samples one action; actions with a better fast estimate are more likely. */
export function rollout(state: State, random: RandomWords): Action {
  if (state.turn[PHASE] === DRAFT) return sample(state, random);
  prepareGlance(state);
  return isCountable(state) ? rolloutByCity(state, random) : rolloutFromList(state, random);
}

/** Samples a share or a city, then one of the routes to the city. */
function rolloutByCity(state: State, random: RandomWords): Action {
  let bestWorth = Number.NEGATIVE_INFINITY;
  let taken = -1;
  let company = -1;
  let city = -1;
  for (let candidate = 0; candidate < COMPANY_COUNT; candidate++) {
    if (mayTake(state, candidate)) {
      const worth = glanceOfTake(state, candidate) + gumbel(random);
      if (worth > bestWorth) {
        bestWorth = worth;
        taken = candidate;
      }
    }
    if (!mayBuild(state, candidate)) continue;
    for (let place = 0; place < state.tile.length; place++) {
      if (!isDestination(state, candidate, place)) continue;
      const tile = state.tile[place];
      const first = tileFirst(tile);
      const second = isPurple(tile) ? bestOtherThan(first) : tileSecond(tile);
      const trains = trainsTo(state, candidate, place);
      const worth = glanceOfBuild(candidate, trains, first, second) + gumbel(random);
      if (worth <= bestWorth) continue;
      bestWorth = worth;
      taken = -1;
      company = candidate;
      city = place;
    }
  }
  return taken >= 0 ? takeAction(taken) : buildInto(state, company, city, random);
}

/** Samples from all actions, where the choices depend on the route. */
function rolloutFromList(state: State, random: RandomWords): Action {
  let bestWorth = Number.NEGATIVE_INFINITY;
  let best = -1;
  for (let i = actions.list(state, listed) - 1; i >= 0; i--) {
    const worth = glanceOf(state, listed[i]) + gumbel(random);
    if (worth <= bestWorth) continue;
    bestWorth = worth;
    best = listed[i];
  }
  return best;
}

function glanceOf(state: State, action: Action): number {
  const company = companyOf(action);
  if (kindOf(action) !== BUILD_KIND) return glanceOfTake(state, company);
  const tile = state.tile[cityOf(action)];
  const second = isPurple(tile) ? alsoOf(action) : tileSecond(tile);
  return glanceOfBuild(company, trainsTo(state, company, cityOf(action)), tileFirst(tile), second);
}

function trainsTo(state: State, company: Company, city: number): number {
  return state.near[company * state.track.length + state.board.cityHex[city]];
}

function gumbel(random: RandomWords): number {
  return GUMBEL[nextUint32(random) & (GUMBEL.length - 1)];
}

function buildInto(state: State, company: Company, city: number, random: RandomWords): Action {
  const build = sampleBuild(state, company, city, random);
  const tile = state.tile[city];
  if (!isPurple(tile)) return build;
  const bare = packBuild(company, city, stepsOf(build));
  return withChoices(bare, bestOtherThan(tileFirst(tile)), harborOf(build), -1);
}

/*
 * A fast estimate of an action, as the exponent of its weight in a rollout. The figures were fitted to `prior` in
 * ten thousand positions of all modes, then doubled, so that rollouts prefer good actions more clearly.
 */
/** A point of influence; the same while shares are left; per own share; per point gained by own shares. */
const INFLUENCE = -0.45;
const OPEN = -0.5;
const SUPPORT = 0.38;
const RISE = 0.17;
/** A step of length, per share held above the average of the others. */
const LENGTH = 0.37;
/** A share; per point of its value; per point of influence paid; per point that the other shares lose. */
const SHARE = 0.45;
const VALUE = 0.61;
const COST = 1.23;
const LOSS = 0.09;

const influence = new Float64Array(COMPANY_COUNT);
const length = new Float64Array(COMPANY_COUNT);

/** Prepares the estimates of a position. The functions below refer to it until the next call. */
function prepareGlance(state: State): void {
  const seat = state.turn[SEAT];
  for (let company = 0; company < COMPANY_COUNT; company++) {
    const shares = sharesOf(state, company, seat);
    let worth = INFLUENCE + SUPPORT * shares;
    if (state.sharesLeft[company] > 0) worth += OPEN;
    if (shares > 0) {
      const own = influenceOf(state, company, seat);
      const now = shareValue(state, company, seat, own);
      worth += RISE * shares * (shareValue(state, company, seat, own + 1) - now);
    }
    influence[company] = worth;
    const theirs = (sharesOut(state, company) - shares) / (state.holders - 1);
    length[company] = LENGTH * (shares - theirs);
  }
}

/** The estimate of a build with `trains` trains that gains influence in two companies. */
function glanceOfBuild(company: Company, trains: number, first: Company, second: Company): number {
  return length[company] * (trains - 1) + influence[first] + influence[second];
}

/** The company with the most wanted influence, except `first`: the choice of a purple tile (4.10). */
function bestOtherThan(first: Company): Company {
  let best = first === 0 ? 1 : 0;
  for (let company = best + 1; company < COMPANY_COUNT; company++) {
    if (company !== first && influence[company] > influence[best]) best = company;
  }
  return best;
}

/** The estimate of taking a share. */
function glanceOfTake(state: State, company: Company): number {
  const seat = state.turn[SEAT];
  const cost = state.ready[company];
  const own = influenceOf(state, company, seat);
  const value = shareValue(state, company, seat, own - cost);
  const loss = shareValue(state, company, seat, own) - value;
  return SHARE + VALUE * value - COST * cost - LOSS * loss * sharesOf(state, company, seat);
}
