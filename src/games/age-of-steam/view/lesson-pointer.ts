import type { Json, JsonObject } from '../../../kit/json';
import { stepsIn } from '../../../kit/line';
import type { LessonPointer } from '../../../ui/game-view';
import { CITY_IDS, hexText, STOP_HEX } from '../rules/board';
import { stopOfCity } from '../rules/delivery';
import type { State } from '../rules/state';
import { at } from './at';

const TURN = '[role="tab"][id$="-tab-turn"]:not([aria-selected="true"])';
const CONFIRM = '.aos-ask__foot .button[data-kind="primary"]';
const BACK = '.aos-ask__foot .button';
const END = '.aos-ask__foot .button:last-child';
const MORE = '.aos-stepper .button:last-of-type';
const LESS = '.aos-stepper .button';
const CLOSE = '.turn-panel__foot .button';

/** The next tap on the way to what a lesson asks for. */
export const lessonPointer: LessonPointer = (goal, open, state) => {
  if (goal.goal === 'read') return null;
  if (open.step === 'payday') return CLOSE;
  if (goal.goal === 'look') return towardsLook(goal.at, state as State);
  if (document.querySelector(TURN)) return TURN;
  const [action = {}, next] = stepsIn(goal.action);
  return towards(action, next, open, state as State);
};

function towards(
  action: JsonObject,
  next: JsonObject | undefined,
  open: JsonObject,
  state: State,
): string {
  switch (action.do) {
    case 'issue':
      return stepper(action.shares, open.shares ?? 0);
    case 'bid':
      return open.amount === action.amount || open.step === 'none'
        ? CONFIRM
        : stepper(action.amount, open.amount);
    case 'select':
      return open.action === action.action ? CONFIRM : `[data-action="${action.action}"]`;
    case 'urbanize':
      if (open.step === 'town' && open.hex === action.hex) return CONFIRM;
      if (open.city === action.city) return hex(action.hex);
      return `.aos-letter[data-city="${action.city}"]`;
    case 'build':
      if (open.step !== 'hex' || open.hex !== action.hex) return hex(action.hex);
      return `${open.track}` === `${action.track}` ? CONFIRM : tile(action.track);
    case 'ship':
      if (open.step === 'route' && open.city === action.city) return CONFIRM;
      if (open.city === action.city && open.cube === action.cube && next) return TARGET;
      return hex(hexOfCity(state, action.city));
    case 'place':
      return open.step === 'box' ? CONFIRM : 'button.aos-box';
    case 'pass':
    case 'drop':
      return BACK;
    default:
      return END;
  }
}

const TARGET = '.hex-board__hex[data-target]';
const hex = (place: Json | undefined) => `[data-hex="${place}"]`;
const tile = (track: Json | undefined) => `.aos-tray__tile[data-track="${track}"]`;

function stepper(wanted: Json | undefined, now: Json | undefined): string {
  if (wanted === now) return CONFIRM;
  return Number(wanted) > Number(now) ? MORE : LESS;
}

function hexOfCity(state: State, city: Json | undefined): string {
  const stop = stopOfCity(state, CITY_IDS.indexOf(String(city)));
  return stop < 0 ? '' : hexText(at(STOP_HEX, stop));
}

function towardsLook(what: JsonObject, state: State): string {
  if (what.tab) return `[role="tab"][id$="-tab-${what.tab}"]`;
  return hex(what.hex ?? hexOfCity(state, what.city));
}
