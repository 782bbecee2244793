import type { Seat } from '../../../kit/rules';
import { KEY as KEY_FIGURES } from '../data/board';
import { argsOf, codeOf, KINDS, type Kind } from '../rules/actions';
import { cardPoints } from '../rules/final-score';
import { POINTS } from '../rules/key-prize';
import { rublesIn } from '../rules/pay';
import { putLine, putOver } from '../rules/put';
import { costOf, programOf } from '../rules/spaces';
import { LINE_COUNT, LOCK_LEFT, SEAT, type State } from '../rules/state';
import { AS_SPREAD, colorOf, lineOf, stepPiece, stepUnit } from '../rules/step';
import { HIRE, MEDAL_TOKEN, PLACE_1, PLACE_2, REVALUE_TOKEN, TILE_NUMBERS } from '../rules/tables';
import { ANY } from '../rules/units';
import { payOf, use, usedSpace } from '../rules/use';
import { reachWorth, stepWorth } from './lines';
import {
  bestStep,
  factoryWorth,
  locomotiveWorth,
  markerWorth,
  programWorth,
  roundsLeft,
} from './worth';

/** How promising each action looks at first sight: about the points that it brings, above 0. */
export function prior(state: State, actions: Int32Array, count: number, into: Float32Array): void {
  const seat = state.now[SEAT];
  const left = roundsLeft(state);
  let space = -1;
  let spaceGain = 0;
  for (let at = 0; at < count; at++) {
    const code = codeOf(actions[at]);
    const args = argsOf(actions[at]);
    // The payments of a space follow each other, and its action is worth the same to all of them.
    if (code === USE && usedSpace(args) !== space) {
      space = usedSpace(args);
      spaceGain = spaceWorth(state, seat, space, left);
    }
    const gain =
      code === USE
        ? (spaceGain * (1 - 0.15 * rublesIn(payOf(args)))) / costOf(state, space)
        : GAINS[code](state, seat, args, left);
    into[at] = Math.max(0.02, gain);
  }
}

type Gain = (state: State, seat: Seat, args: number, left: number) => number;

const spaceWorth: Gain = (state, seat, space, left) => {
  if (space === HIRE) return 4 + 2.5 * left;
  // A place comes with the worker's move, which may be as good as any other space.
  if (space === PLACE_1 || space === PLACE_2) return 2 + left;
  return programWorth(state, seat, programOf(state, space), left);
};

const little: Gain = () => 0.2;

/** What an action of each kind brings, by its args. */
const GAIN: { readonly [Do in Kind['do']]: Gain } = {
  start: (state, seat, card, left) => programWorth(state, seat, state.set.startCards[card], left),
  use: (state, seat, args, left) => spaceWorth(state, seat, usedSpace(args), left),
  pass: () => 0.1,
  step(state, seat, args, left) {
    const piece = stepPiece(args);
    const worth = stepWorth(state, seat, lineOf(piece), colorOf(piece), left);
    // What any color could do is kept for it.
    return stepUnit(args) === AS_SPREAD || stepUnit(args) < ANY ? worth : 0.9 * worth;
  },
  industry: (_state, _seat, from, left) => markerWorth(from, left),
  take: (state, seat, _tile, left) => locomotiveWorth(state, seat, left),
  put: putWorth,
  flip: little,
  factory: (state, seat, _args, left) => factoryWorth(state, seat, left),
  key: (state, seat, take, left) =>
    take === POINTS
      ? KEY_FIGURES.points
      : bestStep(state, seat, 0, left) + bestStep(state, seat, ANY, left),
  token: tokenWorth,
  card: (state, seat, card, left) => 4 + programWorth(state, seat, state.set.cards[card], left),
  prize: (_state, _seat, take) => (take === POINTS ? 10 : 8),
  again: spaceWorth,
  guest: (state, seat, engineer, left) =>
    programWorth(state, seat, state.set.engineers[engineer], left),
  skip: little,
  done: little,
  bonus: (state, seat, card) => 3 + cardPoints(state, seat, card),
  move: spaceWorth,
  stay: little,
};

/** The same by the number of the kind, which the search looks up faster. */
const GAINS: readonly Gain[] = KINDS.map((kind) => GAIN[kind.do]);
const USE = KINDS.indexOf(use);

/** The line's reach rises by the difference; what was there goes on. */
function putWorth(state: State, seat: Seat, args: number, left: number): number {
  const line = putLine(args);
  const over = putOver(args);
  const number = TILE_NUMBERS[state.now[LOCK_LEFT] - 1];
  const gain = number - (over > 0 ? TILE_NUMBERS[over - 1] : 0);
  const reach = state.reach[seat * LINE_COUNT + line];
  return reachWorth(state, seat, line, reach, reach + gain, left) + 0.5;
}

function tokenWorth(state: State, seat: Seat, token: number, left: number): number {
  const worth = programWorth(state, seat, state.set.tokens[token], left);
  if (token === MEDAL_TOKEN) return worth + 9 * left;
  if (token === REVALUE_TOKEN) return worth + 5 * left;
  return 3 + worth;
}
