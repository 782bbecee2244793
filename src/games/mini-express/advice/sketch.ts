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
import { isDestination } from '../rules/destinations';
import { list, MOST_ACTIONS, mayBuild } from '../rules/list';
import { COMPANY_COUNT, type Company, DRAFT, PHASE, type State } from '../rules/state';
import { mayTake } from '../rules/take';
import { isPurple, tileFirst, tileSecond } from '../rules/tile';
import { bestBeside, glanceAt, glanceOfBuild, glanceOfTake } from './glance';
import { isCountable, sample, sampleBuild } from './sample';

/**
 * Chance to add to what is to be drawn from: of several with such an addend, the greatest is each with a
 * probability of e to the power of what it was (Gumbel's trick).
 */
const CHANCE = Float64Array.from(
  { length: 4096 },
  (_, i) => -Math.log(-Math.log((i + 0.5) / 4096)),
);

const listed = new Int32Array(MOST_ACTIONS);

/** One action, the likelier the more it brings at first glance. */
export function sketch(state: State, random: RandomWords): Action {
  if (state.turn[PHASE] === DRAFT) return sample(state, random);
  glanceAt(state);
  return isCountable(state) ? sketchByCity(state, random) : sketchFromList(state, random);
}

/** Draws a share or a city, and then one of the routes there. */
function sketchByCity(state: State, random: RandomWords): Action {
  let most = Number.NEGATIVE_INFINITY;
  let taken = -1;
  let company = -1;
  let city = -1;
  for (let candidate = 0; candidate < COMPANY_COUNT; candidate++) {
    if (mayTake(state, candidate)) {
      const worth = glanceOfTake(state, candidate) + drawn(random);
      if (worth > most) {
        most = worth;
        taken = candidate;
      }
    }
    if (!mayBuild(state, candidate)) continue;
    for (let place = 0; place < state.tile.length; place++) {
      if (!isDestination(state, candidate, place)) continue;
      const tile = state.tile[place];
      const first = tileFirst(tile);
      const second = isPurple(tile) ? bestBeside(first) : tileSecond(tile);
      const trains = trainsTo(state, candidate, place);
      const worth = glanceOfBuild(candidate, trains, first, second) + drawn(random);
      if (worth <= most) continue;
      most = worth;
      taken = -1;
      company = candidate;
      city = place;
    }
  }
  return taken >= 0 ? takeAction(taken) : buildInto(state, company, city, random);
}

/** Draws from all actions, where what may be chosen depends on the route. */
function sketchFromList(state: State, random: RandomWords): Action {
  let most = Number.NEGATIVE_INFINITY;
  let best = -1;
  for (let i = list(state, listed) - 1; i >= 0; i--) {
    const worth = glanceOf(state, listed[i]) + drawn(random);
    if (worth <= most) continue;
    most = worth;
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

function drawn(random: RandomWords): number {
  return CHANCE[nextUint32(random) & (CHANCE.length - 1)];
}

function buildInto(state: State, company: Company, city: number, random: RandomWords): Action {
  const build = sampleBuild(state, company, city, random);
  const tile = state.tile[city];
  if (!isPurple(tile)) return build;
  const bare = packBuild(company, city, stepsOf(build));
  return withChoices(bare, bestBeside(tileFirst(tile)), harborOf(build), -1);
}
