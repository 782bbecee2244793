import type { JsonObject } from '../../../kit/json';
import { stepsIn } from '../../../kit/line';
import type { LessonPointer } from '../../../ui/game-view';
import type { State } from '../rules/state';

const CLOSE = '.turn-panel__head .button';
const SHARE = '.mx-share > .button';
const BACK = '.turn-panel__foot .button';
const CONFIRM = '.turn-panel__foot .button[data-kind="primary"]';
/** An answer that is not given yet. */
const ANSWER = '.question button:not([aria-pressed="true"])';

const card = ({ company }: JsonObject) => `.mx-card[data-company="${company}"]`;
const hex = (place: unknown) => `[data-hex="${place}"]`;

/** The next tap on the way to the goal of a lesson's step. */
export const lessonPointer: LessonPointer<State> = (goal, open, state) => {
  if (goal.goal === 'read') return goal.at ? hex(goal.at) : null;
  if (goal.goal === 'look') return towardLook(goal.at, open, state);
  const [action = {}] = stepsIn(goal.action);
  const route = Array.isArray(action.route) ? action.route : null;
  switch (open.step) {
    case 'company':
      if (open.company !== action.company) return card(action);
      return route ? hex(route.at(-1)) : SHARE;
    case 'share':
      return route || open.company !== action.company ? BACK : CONFIRM;
    case 'build': {
      const wanted = open.company === action.company && open.city === cityAt(state, route?.at(-1));
      if (!route || !wanted) return BACK;
      return answersOf(action, state).find((one) => document.querySelector(one)) ?? CONFIRM;
    }
    case 'city':
    case 'automa':
      return CLOSE;
    default:
      return card(action);
  }
};

/** What a build is asked in addition to its route, as the answers that the lesson wants. */
function answersOf({ also, west, harbor }: JsonObject, { board }: State): readonly string[] {
  const numbers = board.map.numberOf;
  return [
    `${ANSWER}:has([data-company="${also ?? west}"])`,
    `${ANSWER}:has([data-harbor="${numbers.get(String(harbor))}"])`,
  ];
}

function towardLook(at: JsonObject, open: JsonObject, { board }: State): string {
  if (at.company) return card(at);
  if (open.step !== undefined && open.step !== 'none') return CLOSE;
  if (at.tab) return `[role="tab"][id$="-tab-${at.tab}"]`;
  const city = board.form.cities.find(({ id }) => id === at.city);
  return hex(`${city?.col},${city?.row}`);
}

function cityAt({ board }: State, place: unknown): string | undefined {
  return board.form.cities.find(({ col, row }) => `${col},${row}` === place)?.id;
}
