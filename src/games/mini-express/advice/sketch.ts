import { nextUint32, type RandomWords } from '../../../kit/random';
import type { Action } from '../../../kit/rules';
import { harborOf, packBuild, stepsOf, takeAction, withChoices } from '../rules/action';
import { isDestination } from '../rules/destinations';
import { mayBuild } from '../rules/list';
import { isCountable, sample, sampleBuild } from '../rules/sample';
import { COMPANY_COUNT, DRAFT, PHASE, type State } from '../rules/state';
import { mayTake } from '../rules/take';
import { isPurple, tileFirst } from '../rules/tile';
import { bestBeside, glanceAt, glanceOfBuild, glanceOfTake } from './glance';

/**
 * Chance to add to what is to be drawn from: of several with such an addend, the greatest is each with a
 * probability of e to the power of what it was (Gumbel's trick).
 */
const CHANCE = Float64Array.from(
  { length: 4096 },
  (_, i) => -Math.log(-Math.log((i + 0.5) / 4096)),
);

/** One action, the likelier the more it brings at first glance. */
export function sketch(state: State, random: RandomWords): Action {
  if (state.turn[PHASE] === DRAFT || !isCountable(state)) return sample(state, random);
  glanceAt(state);
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
    const from = candidate * state.track.length;
    for (let place = 0; place < state.tile.length; place++) {
      if (!isDestination(state, candidate, place)) continue;
      const trains = state.near[from + state.board.cityHex[place]];
      const worth = glanceOfBuild(state, candidate, place, trains) + drawn(random);
      if (worth <= most) continue;
      most = worth;
      taken = -1;
      company = candidate;
      city = place;
    }
  }
  return taken >= 0 ? takeAction(taken) : buildInto(state, company, city, random);
}

function drawn(random: RandomWords): number {
  return CHANCE[nextUint32(random) & (CHANCE.length - 1)];
}

function buildInto(state: State, company: number, city: number, random: RandomWords): Action {
  const build = sampleBuild(state, company, city, random);
  const tile = state.tile[city];
  if (!isPurple(tile)) return build;
  const bare = packBuild(company, city, stepsOf(build));
  return withChoices(bare, bestBeside(tileFirst(tile)), harborOf(build), -1);
}
