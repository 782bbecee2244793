import type { JsonObject } from '../../../../kit/json';
import { lookAhead } from '../../../../kit/look-ahead';
import type { Action } from '../../../../kit/rules';
import { rules } from '../../rules';
import type { State } from '../../rules/state/state';
import { nameIn } from '../../words/names';
import { nameAndPlace } from './base/places';
import type { Voice } from './base/voice';
import { type Choice, chosenActions } from './choice';
import { hexesOf } from './lines';
import { doneText } from './rest-of-turn';
import { actionTitlesIn, offerKind } from './table';

/** Actions in a few words, those that are alike once with how often. */
export function actionText(state: State, actions: readonly Action[], voice: Voice): string {
  return actionTexts(state, actions, voice).join(' · ');
}

/** The same, each step by itself. */
export function actionTexts(
  state: State,
  actions: readonly Action[],
  voice: Voice,
): readonly string[] {
  return stepsOf(state, actions).map((step) => textOf(step, voice));
}

function textOf({ before: state, form, count: times }: ActionStep, voice: Voice): string {
  const kind = String(form.do);
  const { names, table } = voice;
  if (kind === 'done') return doneText(state, voice);
  for (const titles of actionTitlesIn(state)) {
    const title = titles[kind]?.(state, form, voice);
    if (title) return title;
  }
  const hex = hexesOf(state, form).at(-1);
  const title = offerKind(state, kind)?.title(state, form, voice, times, hex ?? -1);
  if (!title) return nameIn(names.action, kind);
  return hex === undefined ? title : table.titleAt(title, nameAndPlace(state, hex, voice));
}

/** Actions that are alike, one after the other, in the position before them. */
export interface ActionStep {
  readonly action: Action;
  readonly form: JsonObject;
  before: State;
  count: number;
}

/** What actions amount to; that a step of the turn is ended on the way is not worth telling. */
function stepsOf(state: State, actions: readonly Action[]): readonly ActionStep[] {
  const steps: ActionStep[] = [];
  let before = state;
  for (const action of actions) {
    if (rules.refusal(before, action)) break;
    const form = rules.action.write(action, before);
    const last = steps.at(-1);
    if (last?.action !== action) steps.push({ action, form, before, count: 1 });
    else if (form.do === 'done') last.before = before;
    else last.count++;
    before = lookAhead(rules, before, [action]).after;
  }
  const told = steps.filter(({ form }) => form.do !== 'done');
  return told.length > 0 ? told : steps.slice(-1);
}

/** The hexes of the map that each step of a choice concerns, where it comes from first. */
export function stepHexes(state: State, choice: Choice): readonly (readonly number[])[] {
  if (choice.step !== 'deed') return [];
  return stepsOf(state, chosenActions(state, choice)).map(({ before, form }) =>
    hexesOf(before, form, state),
  );
}
