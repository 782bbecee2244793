import type { JsonObject } from '../../../kit/json';
import { stepsIn } from '../../../kit/line';
import type { LessonPointer } from '../../../ui/game-view';
import { rules } from '../rules';
import type { State } from '../rules/state';
import { UNITS } from '../rules/units';
import { chipsOf, openChip, unitOf } from './pool';

const CONFIRM = '.ur-ask__foot .button[data-kind="primary"]';
const LAST = '.ur-ask__foot .button:last-child';
const PAY = '.ur-ask__foot .button[aria-pressed="false"]';
const GO = '.warning__answers [data-kind="plain"]';
const STAY = '.warning__answers [data-kind="primary"]';
/** Words of actions that may be asked about first. */
const ASKED: readonly unknown[] = ['pass', 'done', 'skip', 'step'];
const CLOSE = '.turn-panel__foot .button';

/** The next tap on the way to what a lesson asks for. */
export const lessonPointer: LessonPointer<State> = (goal, open, state) => {
  if (goal.goal === 'read')
    return goal.at
      ? `.ur-board[data-looked] [data-line="${goal.at}"], [data-area="${goal.at}"]`
      : null;
  if (open.step === 'round') return CLOSE;
  if (goal.goal === 'look') return towardLook(goal.at);
  const [action = {}] = stepsIn(goal.action);
  if (open.step === 'warning') return ASKED.includes(action.do) ? GO : STAY;
  return toward(action, open, state);
};

function toward(action: JsonObject, open: JsonObject, state: State): string {
  if (action.do === 'use' || action.do === 'move') {
    if (open.step !== 'space' || open.space !== action.space) return spaceAt(action.space);
    return action.do === 'move' || `${open.pay}` === `${action.pay}` ? CONFIRM : PAY;
  }
  if (action.do === 'pass' || action.do === 'stay' || action.do === 'skip' || action.do === 'done')
    return LAST;
  if (open.step === 'deed' && open.do === action.do) return CONFIRM;
  const written = rules.action.read(action, state);
  const unit = typeof written === 'number' ? unitOf(written) : -1;
  const chosen = open.step === 'unit' ? UNITS.indexOf(open.unit as (typeof UNITS)[number]) : null;
  if (unit >= 0 && openChip(chipsOf(state), chosen)?.unit !== unit)
    return `.ur-chip[data-unit="${UNITS[unit]}"]`;
  return `.ur-option[data-action="${typeof written === 'number' ? written : ''}"]`;
}

function towardLook(what: JsonObject): string {
  if (what.board !== undefined) return `.strip-seat[data-strip-seat="${what.board}"]`;
  return spaceAt(what.space);
}

/** A space, or what unfolds those among which it is. */
function spaceAt(space: unknown): string {
  const at = `.ur-space[data-space="${space}"]`;
  return document.querySelector(`.ur-rest:not([open]) ${at}`) ? '.ur-rest > summary' : at;
}
