import { figureAt } from '../../../kit/figure-at';
import { tappedTarget } from '../../../ui/board/tapped-target';
import { rules } from '../rules';
import { actionOf } from '../rules/actions';
import { isTownHex } from '../rules/board';
import { BUILD_REFUSALS, buildRefusal } from '../rules/build-refusal';
import { cityAtStop, ship, stopOfCity } from '../rules/delivery';
import { COLORS } from '../rules/goods';
import { pack } from '../rules/kind';
import type { Refusal } from '../rules/refusals';
import { isCityHex } from '../rules/sections';
import { SHAPES, SPOKES } from '../rules/shapes';
import type { State } from '../rules/state';
import { urbanize } from '../rules/urbanize';
import { buildsOn } from './builds';
import type { Choice } from './choice';
import { legalIn } from './legal';
import { phaseOf } from './phase-of';
import { afterLinks, onlyLinkTo, routesFor } from './routes';
import type { TrackTaps } from './track-taps';

/** What a tap on a hex makes of a choice, or why it makes nothing of it. `tracks`: once they are loaded. */
export function tapped(
  state: State,
  choice: Choice,
  hex: number,
  mayAct: boolean,
  tracks: TrackTaps | null = null,
): Choice | Refusal {
  const phase = phaseOf(state);
  if (mayAct && phase === 'build') return tappedToBuild(state, choice, hex, tracks);
  if (mayAct && phase === 'move') return tappedToMove(state, choice, hex);
  return choice.step === 'look' && choice.hex === hex ? { step: 'none' } : { step: 'look', hex };
}

function tappedToBuild(
  state: State,
  choice: Choice,
  hex: number,
  tracks: TrackTaps | null,
): Choice | Refusal {
  if (choice.step === 'new-city' || choice.step === 'town') {
    const { letter } = choice;
    const towns = legalIn(state).newCities.get(letter) ?? [];
    const meant = tappedTarget(state.board.map, towns, (town) => town, hex);
    if (meant !== null) return { step: 'town', letter, hex: meant };
    return rules.refusal(state, actionOf(urbanize, pack(hex, letter))) ?? choice;
  }
  if (choice.step === 'from' || choice.step === 'track')
    return tracks?.tappedGoal(state, choice, hex) ?? choice;
  if (tracks && isCityHex(state, hex) && legalIn(state).builds.size > 0)
    return tracks.leadFrom(state, hex);
  const fitting = buildsOn(state, hex).length;
  if (fitting === 0) return whyNoTile(state, hex);
  const again = choice.step === 'hex' && choice.hex === hex;
  return { step: 'hex', hex, shape: again ? (choice.shape + 1) % fitting : 0 };
}

function tappedToMove(state: State, choice: Choice, hex: number): Choice | Refusal {
  if (choice.step === 'links') {
    const go = onlyLinkTo(afterLinks(state, choice), hex);
    return go === null ? choice : { ...choice, gone: [...choice.gone, go] };
  }
  const stop = figureAt(state.board.stopOn, hex);
  const city = stop < 0 ? -1 : cityAtStop(state, stop);
  if (choice.step === 'cube' || choice.step === 'route') {
    const { color } = choice;
    const goals = [...new Set(routesFor(state, choice.city, color).map(({ to }) => to))];
    const meant = tappedTarget(state.board.map, goals, (to) => hexOfCity(state, to), hex);
    if (meant !== null) {
      const again = choice.step === 'route' && choice.to === meant;
      const ways = routesFor(state, choice.city, color).filter(({ to }) => to === meant).length;
      const route = again ? (choice.route + 1) % ways : 0;
      return { step: 'route', city: choice.city, color, to: meant, route };
    }
  }
  if (city < 0) return { step: 'look', hex };
  const colors = legalIn(state).ships.get(city) ?? [];
  const [only] = colors;
  if (only === undefined) return whyNoCube(state, city) ?? { step: 'look', hex };
  return colors.length === 1 ? { step: 'cube', city, color: only } : { step: 'city', city };
}

/** The hex of a city on the map. */
export function hexOfCity(state: State, city: number): number {
  const stop = stopOfCity(state, city);
  return stop < 0 ? -1 : figureAt(state.board.stopHex, stop);
}

/** Why the cubes of a city stay there; null where there are none. */
function whyNoCube(state: State, city: number): Refusal | null {
  for (let color = 0; color < COLORS; color++) {
    if (figureAt(state.cubes, city * COLORS + color) === 0) continue;
    // Of a city without links the engine is not to blame.
    if (figureAt(state.linked, stopOfCity(state, city)) === 0) return { because: 'no-link' };
    return rules.refusal(state, actionOf(ship, pack(city, color)));
  }
  return null;
}

/** Why no tile can be built on a hex: of the tiles of its kind, the one whose reason is judged last came nearest. */
export function whyNoTile(state: State, hex: number): Refusal {
  let nearest: Refusal = { because: 'wrong-phase' };
  let judged = -1;
  for (let shape = 1; shape < SHAPES; shape++) {
    if (shape >= SPOKES !== isTownHex(state.board, hex)) continue;
    const refusal = buildRefusal(state, hex, shape);
    const place = refusal ? BUILD_REFUSALS.indexOf(refusal.because) : -1;
    if (!refusal || place <= judged) continue;
    judged = place;
    nearest = refusal;
  }
  return nearest;
}
