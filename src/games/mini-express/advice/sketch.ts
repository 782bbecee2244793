import { below, type RandomWords } from '../../../kit/random';
import type { Action } from '../../../kit/rules';
import { alsoOf, BUILD_KIND, cityOf, companyOf, kindOf } from '../rules/action';
import { sample } from '../rules/sample';
import { shareValue } from '../rules/scoring';
import { influenceOf, SEAT, type State, sharesOf } from '../rules/state';
import { isPurple, tileFirst, tileSecond } from '../rules/tile';

/** Actions looked at; the best of them is taken. More would be slower, and all playouts alike. */
const LOOKED_AT = 4;

/** What a point of influence is worth in points, beside the shares it may lift. */
const INFLUENCE_WORTH = 0.6;

/** What an influence that shares of one's own rest on is worth more, a share. */
const SUPPORT_WORTH = 0.5;

/** What a length is worth, a share. */
const LENGTH_WORTH = 0.4;

/** The best of a few actions at random, by what it brings at first glance. */
export function sketch(state: State, random: RandomWords): Action {
  // One in eight without looking, so that no line is out of every playout's reach.
  if (below(random, 8) === 0) return sample(state, random);
  let best = sample(state, random);
  let most = glance(state, best);
  for (let looked = 1; looked < LOOKED_AT; looked++) {
    const action = sample(state, random);
    const worth = glance(state, action);
    if (worth > most) {
      best = action;
      most = worth;
    }
  }
  return best;
}

/** What an action brings its seat, in points, very roughly. */
function glance(state: State, action: Action): number {
  const company = companyOf(action);
  const seat = state.turn[SEAT];
  if (kindOf(action) !== BUILD_KIND) return glanceAtShare(state, company, seat);
  const city = cityOf(action);
  const tile = state.tile[city];
  const trains = state.near[company * state.track.length + state.board.cityHex[city]];
  const second = isPurple(tile) ? alsoOf(action) : tileSecond(tile);
  return (
    LENGTH_WORTH * (trains - 1) * sharesOf(state, company, seat) +
    influenceWorth(state, tileFirst(tile), seat) +
    influenceWorth(state, second, seat)
  );
}

function glanceAtShare(state: State, company: number, seat: number): number {
  const cost = state.ready[company];
  const left = influenceOf(state, company, seat) - cost;
  return (
    shareValue(state, company, seat, Math.max(left, 0)) -
    cost * influenceWorth(state, company, seat)
  );
}

function influenceWorth(state: State, company: number, seat: number): number {
  return INFLUENCE_WORTH + SUPPORT_WORTH * sharesOf(state, company, seat);
}
