import type { JsonObject } from '../../../kit/json';
import { ACTIONS } from '../data/actions';
import { CUBES, NEW_CITIES } from '../data/goods';
import { argsOf } from '../rules/actions';
import { hexText } from '../rules/board';
import { secondOf } from '../rules/kind';
import { SEGMENTS } from '../rules/shapes';
import type { State } from '../rules/state';
import { buildsOn } from './builds';
import type { Choice } from './choice';

/** What a choice has open, in the words of written actions; lessons compare it with what they want. */
export function openForLessons(state: State, choice: Choice): JsonObject {
  const { step } = choice;
  switch (choice.step) {
    case 'look':
      return { step, hex: hexText(state.board, choice.hex) };
    case 'shares':
      return { step, shares: choice.shares };
    case 'bid':
      return { step, amount: choice.amount };
    case 'action':
      return { step, action: ACTIONS[choice.place]?.id ?? null };
    case 'hex': {
      const shape = secondOf(argsOf(buildsOn(state, choice.hex)[choice.shape] ?? 0));
      return { step, hex: hexText(state.board, choice.hex), track: [...(SEGMENTS[shape] ?? [])] };
    }
    case 'new-city':
      return { step, city: NEW_CITIES[choice.letter]?.id ?? null };
    case 'town':
      return {
        step,
        city: NEW_CITIES[choice.letter]?.id ?? null,
        hex: hexText(state.board, choice.hex),
      };
    case 'city':
      return { step, city: state.board.cityIds[choice.city] ?? null };
    case 'cube':
      return {
        step,
        city: state.board.cityIds[choice.city] ?? null,
        cube: CUBES[choice.color] ?? null,
      };
    case 'route':
      return {
        step,
        city: state.board.cityIds[choice.city] ?? null,
        cube: CUBES[choice.color] ?? null,
        to: state.board.cityIds[choice.to] ?? null,
        route: choice.route,
      };
    case 'links':
      return {
        step,
        city: state.board.cityIds[choice.city] ?? null,
        cube: CUBES[choice.color] ?? null,
      };
    case 'box':
      return { step, cube: CUBES[choice.color] ?? null, box: choice.box };
    default:
      return { step };
  }
}
