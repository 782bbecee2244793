import { figureAt } from '../../../kit/figure-at';
import type { Json, JsonObject } from '../../../kit/json';
import { stepsIn, type WrittenLine } from '../../../kit/line';
import { lookAhead } from '../../../kit/look-ahead';
import type { LessonPointer } from '../../../ui/game-view';
import { rules } from '../rules';
import { hexText } from '../rules/board';
import { stopOfCity } from '../rules/delivery';
import type { State } from '../rules/state';

const TURN = '[role="tab"][id$="-tab-turn"]:not([aria-selected="true"])';
const CONFIRM = '.aos-ask__foot .button[data-kind="primary"]';
const BACK = '.aos-ask__foot .button';
const END = '.aos-ask__foot .button:last-child';
const MORE = '.stepper .button:last-of-type';
const LESS = '.stepper .button';
const GO = '.warning__answers [data-kind="plain"]';
const STAY = '.warning__answers [data-kind="primary"]';
const CLOSE = '.turn-panel__foot .button[data-kind="primary"]';

/** The next tap on the way to what a lesson asks for. */
export const lessonPointer: LessonPointer<State> = (goal, open, state) => {
  if (goal.goal === 'read') return goal.at ? hex(goal.at) : null;
  if (open.step === 'payday') return CLOSE;
  if (goal.goal === 'look') return towardLook(goal.at, state);
  if (document.querySelector(TURN)) return TURN;
  const [action = {}] = stepsIn(goal.action);
  if (open.step === 'warning') return action.do === 'ship' ? STAY : GO;
  return toward(action, goal.action, open, state);
};

function toward(action: JsonObject, line: WrittenLine, open: JsonObject, state: State): string {
  switch (action.do) {
    case 'issue':
      return stepper(action.shares, open.step === 'shares' ? open.shares : 0);
    case 'bid':
      return open.amount === action.amount || open.step === 'none'
        ? CONFIRM
        : stepper(action.amount, open.amount);
    case 'select':
      return open.step === 'action' && open.action === action.action
        ? CONFIRM
        : `[data-action="${action.action}"]`;
    case 'urbanize':
      if (open.step === 'town' && open.hex === action.hex) return CONFIRM;
      if (open.step !== 'none' && open.city === action.city) return hex(action.hex);
      return `.aos-letter[data-city="${action.city}"]`;
    case 'build':
      if (isOpen(open, action)) return CONFIRM;
      // A lesson builds tile by tile, and a tap on a hex would be where a whole track goes.
      if (open.step === 'from' || open.step === 'track') return BACK;
      if (open.step !== 'hex' || open.hex !== action.hex) return hex(action.hex);
      return tile(action.track);
    case 'ship':
      return towardDelivery(action, line, open, state);
    case 'place':
      return open.step === 'box' ? CONFIRM : 'button.aos-box';
    case 'pass':
    case 'drop':
      return BACK;
    default:
      return END;
  }
}

/** Whether this tile is what would be built, chosen by itself or as a whole track. */
function isOpen({ step, hex, track }: JsonObject, wanted: JsonObject): boolean {
  if (step !== 'hex' && step !== 'track') return false;
  return hex === wanted.hex && `${track}` === `${wanted.track}`;
}

/** The city, the cube where it has several, and where it goes. */
function towardDelivery(
  { city, cube }: JsonObject,
  line: WrittenLine,
  open: JsonObject,
  state: State,
): string {
  // What was open before is still named where nothing is chosen now.
  const { step } = open;
  // From link by link back to the routes: the lesson means one of them.
  if (step === 'links') return BACK;
  const isOpen = step === 'city' || step === 'cube' || step === 'route';
  if (!isOpen) return hex(hexOfCity(state, city));
  // The wanted city may be where the other cube can go: a tap on it would deliver that one.
  if (open.city !== city || (step === 'route' && open.cube !== cube)) return BACK;
  if (step === 'city' || open.cube !== cube) return `.aos-letter[data-cube="${cube}"]`;
  const to = destinationOf(state, line);
  return step === 'route' && open.to === to ? CONFIRM : hex(hexOfCity(state, to));
}

/** The city where a delivery ends. */
function destinationOf(state: State, line: WrittenLine): string {
  let now = state;
  let to = '';
  for (const written of stepsIn(line)) {
    const action = rules.action.read(written, now);
    if (typeof action !== 'number' || rules.refusal(now, action)) return '';
    const { after, events } = lookAhead(rules, now, [action]);
    for (const event of events) if (event.event === 'deliver') to = event.to;
    now = after;
  }
  return to;
}

const hex = (place: Json | undefined) => `[data-hex="${place}"]`;
const tile = (track: Json | undefined) => `.aos-tray__tile[data-track="${track}"]`;

function stepper(wanted: Json | undefined, now: Json | undefined): string {
  if (wanted === now) return CONFIRM;
  return Number(wanted) > Number(now) ? MORE : LESS;
}

function hexOfCity(state: State, city: Json | undefined): string {
  const stop = stopOfCity(state, state.board.cityIds.indexOf(String(city)));
  return stop < 0 ? '' : hexText(state.board, figureAt(state.board.stopHex, stop));
}

function towardLook(what: JsonObject, state: State): string {
  if (what.tab) return `[role="tab"][id$="-tab-${what.tab}"]`;
  return hex(what.hex ?? hexOfCity(state, what.city));
}
