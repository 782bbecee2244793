import type { JsonObject } from '../../../kit/json';
import type { Action } from '../../../kit/rules';
import { ACTIONS } from '../data/actions';
import { CUBES, NEW_CITIES } from '../data/goods';
import { argsOf } from '../rules/actions';
import { hexText } from '../rules/board';
import { firstOf, secondOf } from '../rules/kind';
import { SEGMENTS } from '../rules/shapes';
import type { State } from '../rules/state';
import { buildsOn } from './builds';
import type { Choice } from './choice';

/** What a choice has open, in the words of written actions; lessons compare it with what they want. */
export function openForLessons(state: State, choice: Choice): JsonObject {
  const { step } = choice;
  const city = (place: number) => state.board.cityIds[place] ?? null;
  const letter = (place: number) => NEW_CITIES[place]?.id ?? null;
  const cube = (color: number) => CUBES[color] ?? null;
  const hex = (place: number) => hexText(state.board, place);
  const tile = (action: Action) => {
    const args = argsOf(action);
    return { hex: hex(firstOf(args)), track: [...(SEGMENTS[secondOf(args)] ?? [])] };
  };
  switch (choice.step) {
    case 'look':
      return { step, hex: hex(choice.hex) };
    case 'shares':
      return { step, shares: choice.shares };
    case 'bid':
      return { step, amount: choice.amount };
    case 'action':
      return { step, action: ACTIONS[choice.place]?.id ?? null };
    case 'hex':
      return { step, ...tile(buildsOn(state, choice.hex)[choice.shape] ?? 0) };
    case 'from':
      return { step, from: hex(choice.from) };
    case 'track': {
      const { from, to, route, routes } = choice;
      const [first, ...more] = routes[route]?.actions ?? [];
      const alone = first !== undefined && more.length === 0 ? tile(first) : {};
      return { step, from: hex(from), to: hex(to), route, ...alone };
    }
    case 'new-city':
      return { step, city: letter(choice.letter) };
    case 'town':
      return { step, city: letter(choice.letter), hex: hex(choice.hex) };
    case 'city':
      return { step, city: city(choice.city) };
    case 'cube':
    case 'links':
      return { step, city: city(choice.city), cube: cube(choice.color) };
    case 'route': {
      const { to, route } = choice;
      return { step, city: city(choice.city), cube: cube(choice.color), to: city(to), route };
    }
    case 'box':
      return { step, cube: cube(choice.color), box: choice.box };
    default:
      return { step };
  }
}
