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
import { COMPANY_COUNT, type Company, DRAFT, PHASE, type State } from '../rules/state';
import { mayTake } from '../rules/take';
import { isPurple, tileFirst, tileSecond } from '../rules/tile';
import { bestOtherThan, glanceOfBuild, glanceOfTake, prepareGlance } from './glance';
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
